import FlowKit
import Foundation
import Outside
import TallyCommands
import Testing

@MainActor @Suite struct ReplayTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "replay-\(UUID().uuidString)")

  private func file(_ name: String, _ text: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url.path()
  }

  private func run(_ arguments: String...) async -> (status: HarnessStatus, output: String) {
    var output = ""
    let command = HarnessCommand(
      name: "tally-flows",
      app: TallyApp.self,
      commands: .tally,
      bundledFlows: [],
      output: { output += $0 + "\n" },
      errorOutput: { output += $0 + "\n" }
    )
    let status = await command.run(arguments)
    return (status, output)
  }

  @Test func `a flow's store is recorded, and another flow begins where that has ended`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try file("first.yaml", "- launchApp\n- drink: 3\n- tapOn: Undo\n")
    let recorded = await run("recording", first, "-o", folder.path())
    #expect(recorded.status == .passed, "\(recorded.output)")
    #expect(recorded.output.contains("tally.jsonl: "))
    let next = try file(
      "next.yaml",
      "- replay: tally.jsonl\n- assertVisible: 2 cups\n- drink: 1\n- assertVisible: 3 cups\n"
    )
    let played = await run(next)
    #expect(played.status == .passed, "\(played.output)")
  }

  @Test
  func
    `a recording that was changed is refused, and one that is not there before anything is played`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try file("broken.jsonl", "{\"version\":2}\n")
    let broken = await run(try file("broken.yaml", "- replay: broken.jsonl\n"))
    #expect(broken.status == .failed)
    #expect(broken.output.contains("The recording can't be replayed: "))
    let missing = await run(try file("missing.yaml", "- replay: mising.jsonl\n"))
    #expect(missing.status == .unusable)
    #expect(missing.output.contains("missing.yaml:1:11: There is no recording “mising.jsonl”"))
  }
}
