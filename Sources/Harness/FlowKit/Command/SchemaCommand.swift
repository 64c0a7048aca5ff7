import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

/// `harness schema`: prints the JSON Schema of flow files.
enum SchemaCommand: HarnessSubcommand {
  static let syntax = CommandSyntax(
    name: "schema",
    summary: "prints the JSON Schema of flow files for editors",
    synopsis: "> FILE.json",
    about: """
      Prints the JSON Schema of flow files, for editors that complete and check YAML. Name it in the
      editor's settings, or in the first line of a flow:
      # yaml-language-server: $schema=FILE.json
      """,
    statuses: "0 printed, 2 wrong usage"
  )

  static func run(
    _ words: CommandWords,
    in harness: HarnessCommand
  ) async throws(HarnessArguments.Misuse) -> HarnessStatus {
    try words.refuseOperands(after: 0)
    do {
      let schema = try FlowSchema(harness.commands).encoded()
      harness.output(.lines(String(decoding: schema.dropLast(), as: UTF8.self)))
      return .passed
    } catch {
      harness.errorOutput("\(harness.name): The schema cannot be written: \(error)")
      return .bug
    }
  }
}
