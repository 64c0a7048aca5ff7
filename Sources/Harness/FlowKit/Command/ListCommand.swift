import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

/// `harness list`: lists flows, without playing one.
enum ListCommand: HarnessSubcommand {
  static let syntax = CommandSyntax(
    name: "list",
    summary: "lists the flows with their names and tags",
    synopsis: "[PATH…] [OPTION…]",
    about: """
      Lists flows with their files, names and tags, without playing anything. PATH is a flow file or a
      folder of them; without any, the features' bundled flows are listed.
      """,
    options: RunCommand.selection + [
      CommandOption("--json", "for a program: file, name, tags and the number of steps of each")
    ],
    statuses:
      "0 listed, 2 wrong usage, no flow that is selected, or a flow with an error (all errors are listed, too)"
  )

  static func run(
    _ words: CommandWords,
    in harness: HarnessCommand
  ) async throws(HarnessArguments.Misuse) -> HarnessStatus {
    let selection = try FlowSelection(words)
    guard let paths = harness.chosen(words.operands) else { return .bug }
    let collection = selection.flows(at: paths, commands: harness.commands)
    let listing = FlowListing(try selection.of(collection.flows))
    guard !listing.flows.isEmpty || !collection.errors.isEmpty else {
      harness.errorOutput("\(harness.name): \(selection.emptiness(of: collection))")
      return .unusable
    }
    do {
      harness.output(words.has("--json") ? .lines(try listing.json()) : listing.text)
    } catch {
      harness.errorOutput("\(harness.name): The list cannot be written: \(error)")
      return .bug
    }
    harness.report(collection.warnings, collection.errors)
    return collection.errors.isEmpty ? .passed : .unusable
  }
}
