@testable import FlowKit

extension HarnessArguments {
  /// Reads a command line without the program's own name.
  init(_ arguments: [String]) throws(Misuse) {
    try self.init(CommandWords(arguments[...], for: RunCommand.syntax))
  }

  /// Returns the help of the command without a subcommand.
  static func help(for name: String = "harness") -> String {
    HarnessSubcommandList.help(of: RunCommand.syntax, for: name)
  }
}
