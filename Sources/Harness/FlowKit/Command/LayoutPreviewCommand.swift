import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import SafeFiles

/// `harness layout preview`: draws a layout, to a file or to the output.
enum LayoutPreviewCommand: HarnessSubcommand {
  static let syntax = CommandSyntax(
    name: "layout preview",
    summary: "draws a layout that is described as data",
    synopsis: "FILE.json [--size WIDTHxHEIGHT] [--case NAME] [--scrolled N] [-o FILE.svg]",
    about: """
      Draws a layout that is described as data, as an SVG picture. FILE.json holds one description or
      a list of them; the words of a description are in the documentation of SceneCollections
      (Every layout).
      """,
    options: [
      CommandOption(
        "--size",
        "375x812",
        "what can be seen at once, in points; by default what the description says"
      ),
      CommandOption("--case", "NAME", "which of several descriptions"),
      CommandOption(
        "--scrolled",
        "N",
        "by how many points it is scrolled, for headers that stay in sight (0)"
      ),
      CommandOption(
        "--output",
        "FILE",
        short: "-o",
        completion: .path,
        "write the picture there, and not to the output"
      ),
    ],
    statuses: "0 drawn, 2 wrong usage, or a description that cannot be read"
  )

  static func run(
    _ words: CommandWords,
    in harness: HarnessCommand
  ) async throws(HarnessArguments.Misuse) -> HarnessStatus {
    let options = try LayoutPreviewArguments(words)
    do {
      let svg = try LayoutPreview(arguments: options).svg()
      guard let path = options.output else {
        harness.output(.lines(String(svg.dropLast())))
        return .passed
      }
      if let reason = OutputPlace.obstacle(toWriting: path) {
        harness.errorOutput("\(harness.name): The picture cannot be written to \(path): \(reason)")
        return .unusable
      }
      try SafeFile.replace(path, with: Array(svg.utf8))
      return .passed
    } catch {
      harness.errorOutput("\(harness.name): \(error)")
      return .unusable
    }
  }
}
