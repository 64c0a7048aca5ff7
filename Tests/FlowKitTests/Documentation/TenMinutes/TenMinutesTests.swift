import FlowKit
import Foundation
import Testing

/// The article "From nothing to a passing flow": its flow passes on its app, by its command.
@MainActor @Suite struct TenMinutesTests {
  private func page() throws -> DocumentationPage {
    try #require(DocumentationPage.all.first { $0.path.hasSuffix("/FromNothingToAFlow.md") })
  }

  /// Plays a flow as the article's executable does.
  private func play(_ flow: String) async throws -> (output: String, status: HarnessStatus) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(flow.utf8).write(to: folder.appending(path: "flow.yaml"))
    var output = ""
    let command = HarnessCommand(
      app: KnockApp.self,
      bundledFlows: [],
      output: { output += $0 },
      errorOutput: { output += $0 }
    )
    let status = await command.run([folder.path()])
    return (output, status)
  }

  @Test func `its flow passes`() async throws {
    let flow = try #require(try page().listings(in: "yml").first)
    let (output, status) = try await play(flow)
    #expect(status == .passed, "\(output)")
  }

  @Test func `a wrong count fails as it says`() async throws {
    let flow = try #require(try page().listings(in: "yml").first)
    let wrong = try await play(flow.replacing("count: 2", with: "count: 3"))
    #expect(wrong.status == .failed)
    #expect(
      wrong.output.contains(
        "The event “tap” reached the element with the id “knock-button” 2 times, not 3 times."
      )
    )
    #expect(
      try DocumentationPage.text(page().path).contains("“knock-button” 2 times, not 3 times.")
    )
  }
}

/// The whole of the article's `main.swift`; it ends the process, so it is compiled and not run.
@MainActor private func main() async {
  await HarnessCommand.main(name: "knock", app: KnockApp.self, bundledFlows: ["Flows"])
}
