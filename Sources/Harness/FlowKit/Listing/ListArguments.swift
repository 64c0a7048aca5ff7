/// The options of `list`, read from the command line behind this word.
struct ListArguments: Hashable, Sendable {
  private static let switches = ["--json", "--help"]

  /// Files and folders; if empty, the bundled flows are listed.
  var paths: [String] = []
  var isJSON = false
  var wantsHelp = false

  static func help(for name: String) -> String {
    """
    usage: \(name) list [--json] [PATH…]

    Lists flows with their files, names and tags, without playing anything. PATH is a flow file or a
    folder of them; without any, the features' bundled flows are listed.

      --json            for a program: file, name, tags and the number of steps of each
      --help            print this

    exit status: 0 listed, 2 wrong usage, or a flow with an error (all errors are listed, too)
    """
  }

  /// - Throws: The first error.
  init(_ arguments: ArraySlice<String>) throws(HarnessArguments.Misuse) {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--help": wantsHelp = true
      case "--":
        paths += rest
        return
      default:
        guard !argument.hasPrefix("-") || argument == "-" else {
          let hint = NearestName.hint(for: argument, among: Self.switches)
          throw HarnessArguments.Misuse("list has no option \(argument.prefix(48)).\(hint)")
        }
        paths.append(argument)
      }
    }
  }
}
