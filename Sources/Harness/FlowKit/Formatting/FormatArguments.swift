/// The options of `fmt`, read from the command line behind this word.
struct FormatArguments: Hashable, Sendable {
  private static let switches = ["--check", "--help"]

  /// Files and folders.
  var paths: [String] = []
  /// Whether nothing is written, and a file that is not in its normal form is a failure.
  var checks = false
  var wantsHelp = false

  static func help(for name: String) -> String {
    """
    usage: \(name) fmt [--check] PATH…

    Writes flow files in their normal form: two spaces for each level, one after a colon or a dash, at
    most one blank line, { … } and […] on one line as far as they fit. Texts and comments stay as they
    are, and so does what the flow says. PATH is a flow file or a folder of them.

      --check           write nothing, and list the files that are not in their normal form
      --help            print this

    exit status: 0 all are in their normal form now, 1 with --check a file is not, 2 wrong usage, or a
    file that cannot be read or written (the others are written)
    """
  }

  /// - Throws: The first error.
  init(_ arguments: ArraySlice<String>) throws(HarnessArguments.Misuse) {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--check": checks = true
      case "--help": wantsHelp = true
      case "--":
        paths += rest
        rest = []
      default:
        guard !argument.hasPrefix("-") || argument == "-" else {
          let hint = NearestName.hint(for: argument, among: Self.switches)
          throw HarnessArguments.Misuse("fmt has no option \(argument.prefix(48)).\(hint)")
        }
        paths.append(argument)
      }
    }
    if paths.isEmpty, !wantsHelp {
      throw HarnessArguments.Misuse("fmt needs a file or a folder: it writes no bundled flow.")
    }
  }
}
