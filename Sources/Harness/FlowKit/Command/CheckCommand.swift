import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

/// `harness check`: lists all errors of flows, without playing one.
enum CheckCommand: HarnessSubcommand {
  static let syntax = CommandSyntax(
    name: "check",
    summary: "lists the flows' errors without playing them",
    synopsis: "[--portable] [PATH…]",
    about: """
      Reads flows and lists all their errors, without playing anything. PATH is a flow file or a folder of
      them; without any, the features' bundled flows are checked.
      """,
    options: [
      CommandOption(
        "--portable",
        "also list what a device with Maestro 2.8.0 would not play, and what to use instead; without it, "
          + "only in flows with the tag portable"
      ),
      RunCommand.outside,
    ],
    statuses: "0 no errors, 2 wrong usage, or a flow with an error"
  )

  static func run(
    _ words: CommandWords,
    in harness: HarnessCommand
  ) async throws(HarnessArguments.Misuse) -> HarnessStatus {
    guard let paths = harness.chosen(words.operands) else { return .bug }
    var finder = FlowFinder(ofCommandLine: harness.commands)
    finder.allowsOutside = words.has("--allow-outside")
    finder.demandsPortability = words.has("--portable")
    let player = FlowPlayer(finder.find(paths), app: harness.appType)
    harness.report(player.collection.warnings, player.errors)
    guard player.errors.isEmpty else {
      let files = Set(player.errors.map { ExactText($0.file) }).count
      harness.errorOutput(
        "\(harness.name): \(English.counted(player.errors.count, "error")) in "
          + "\(English.counted(files, "file"))."
      )
      return .unusable
    }
    harness.output("\(English.counted(player.flows.count, "flow")), no errors")
    return .passed
  }
}
