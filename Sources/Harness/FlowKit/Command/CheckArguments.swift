/// The options of `check`, read from the command line behind this word.
struct CheckArguments: Hashable, Sendable {
  private static let switches = ["--portable", "--help"]

  /// Files and folders to check; if empty, the bundled flows are checked.
  var paths: [String] = []
  /// Whether every flow has to be portable.
  var demandsPortability = false
  var wantsHelp = false

  static func help(for name: String) -> String {
    """
    usage: \(name) check [--portable] [PATH…]

    Reads flows and lists all their errors, without playing anything. PATH is a flow file or a folder of
    them; without any, the features' bundled flows are checked.

      --portable        also list what a device with Maestro 2.8.0 would not play, and what to use
                        instead; without it, only in flows with the tag portable
      --help            print this

    exit status: 0 no errors, 2 wrong usage, or a flow with an error
    """
  }

  /// - Throws: The first error.
  init(_ arguments: ArraySlice<String>) throws(HarnessArguments.Misuse) {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--portable": demandsPortability = true
      case "--help": wantsHelp = true
      case "--":
        paths += rest
        return
      default:
        guard !argument.hasPrefix("-") || argument == "-" else {
          let hint = NearestName.hint(for: argument, among: Self.switches)
          throw HarnessArguments.Misuse("check has no option \(argument.prefix(48)).\(hint)")
        }
        paths.append(argument)
      }
    }
  }
}
