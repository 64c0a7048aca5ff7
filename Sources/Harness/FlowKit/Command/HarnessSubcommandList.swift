import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

/// All subcommands, in the order of the help.
enum HarnessSubcommandList {
  /// Those with a name; the text of `--help`, which is in `README.md` too, lists them.
  static let all: [any HarnessSubcommand.Type] = [
    CheckCommand.self,
    FormatCommand.self,
    ListCommand.self,
    ExplainCommand.self,
    SchemaCommand.self,
    CoverageCommand.self,
    RecordingCommand.self,
    LayoutPreviewCommand.self,
    GalleryCommand.self,
    MonkeyCommand.self,
    ExploreCommand.self,
    MergeCommand.self,
    CompletionsCommand.self,
    ManualCommand.self,
  ]

  /// The syntax of each, after the syntax without a subcommand.
  static var syntaxes: [CommandSyntax] { [RunCommand.syntax] + all.map { $0.syntax } }

  /// Those that only the harness itself asks for.
  static let hidden: [any HarnessSubcommand.Type] = [WorkerCommand.self]

  /// Returns the subcommand that a command line asks for, and the arguments behind its name.
  static func subcommand(
    in arguments: [String]
  ) -> (type: any HarnessSubcommand.Type, rest: ArraySlice<String>) {
    for type in all + hidden where arguments.starts(with: type.syntax.words) {
      return (type, arguments.dropFirst(type.syntax.words.count))
    }
    // The first of two words is enough to ask for the help.
    for type in all where arguments.first == type.syntax.words.first {
      if ["--help", "-h"].contains(arguments.dropFirst().first) { return (type, ["--help"]) }
    }
    return (RunCommand.self, arguments[...])
  }

  /// Returns a subcommand's help; that of playing flows lists the others.
  static func help(of syntax: CommandSyntax, for executable: String) -> String {
    guard syntax.name.isEmpty else { return syntax.help(for: executable) }
    let rows = all.map { (title: $0.syntax.name, text: $0.syntax.summary) }
    return syntax.help(
      for: executable,
      more: "\ncommands, each with a --help:\n\n\(CommandSyntax.table(rows))\n"
    )
  }
}
