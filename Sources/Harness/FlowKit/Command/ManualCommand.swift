import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

/// `harness man`: prints the manual page.
enum ManualCommand: HarnessSubcommand {
  static let syntax = CommandSyntax(
    name: "man",
    summary: "prints the manual page",
    synopsis: "",
    about: """
      Prints the manual page, as man reads it:

        {harness} man > {harness}.1 && man ./{harness}.1
      """,
    statuses: "0 printed, 2 wrong usage"
  )

  static func run(
    _ words: CommandWords,
    in harness: HarnessCommand
  ) async throws(HarnessArguments.Misuse) -> HarnessStatus {
    try words.refuseOperands(after: 0)
    harness.output(.lines(ManualPage.text(of: HarnessSubcommandList.syntaxes, for: harness.name)))
    return .passed
  }
}
