import FlowKit
import Foundation
import MarketSimulation
import Testing

/// The code in the documentation runs: its Swift listings occur in tests, and its flows pass.
@MainActor @Suite struct ListingTests {
  @Test func `there is documentation to check`() {
    #expect(DocumentationPage.all.count > 10)
  }

  @Test(arguments: DocumentationPage.all)
  func `Swift listings are compiled, in a test or in the harness`(page: DocumentationPage) throws {
    let tests = ["Tests", "CombineBridge/Tests"].flatMap { DocumentationPage.files($0, ".swift") }
      .filter { $0.contains("/Documentation/") || $0.contains("/Readme/") }
    let harness = DocumentationPage.files("Sources/Harness/harness", ".swift")
    let code = try (tests + harness).map { Self.trimmed(try DocumentationPage.text($0)) }
    for listing in try page.listings(in: "swift") {
      let lines = Self.trimmed(listing)
      #expect(code.contains { $0.contains(lines) }, "No test has this:\n\(listing)")
    }
  }

  @Test(arguments: DocumentationPage.all)
  func `flows pass on the market app`(page: DocumentationPage) async throws {
    for listing in try page.listings(in: "yaml") {
      let (output, status) = try await play(listing)
      #expect(status == .passed, "\(output)")
    }
  }

  @Test func `the first flow fails as its page says`() async throws {
    let pages = DocumentationPage.all.filter { $0.path.hasSuffix("/YourFirstFlow.md") }
    let listing = try #require(try pages.first?.listings(in: "yaml").dropFirst().first)
    let wrong = try await play(listing.replacingOccurrences(of: "1,254円", with: "1,255円"))
    #expect(wrong.status == .failed)
    #expect(wrong.output.contains("flow.yaml:14:3: Nothing on the screen is “合計 1,255円”"))
    #expect(wrong.output.contains("it says “合計 1,254円”, 1 edit away"))
    let unreadable = try await play(listing.replacingOccurrences(of: "tapOn", with: "tapsOn"))
    #expect(unreadable.status == .unusable)
    #expect(unreadable.output.contains("Did you mean “tapOn”?"))
  }

  @Test func `the README's flow fails as the README says`() async throws {
    let blocks = try DocumentationPage.text("README.md").components(separatedBy: "```")
    let flow = try #require(blocks.first { $0.hasPrefix("yaml\n") }?.dropFirst(5))
    let report = try #require(blocks.first { $0.hasPrefix("\nmark.yaml:") }?.dropFirst())
    let (output, status) = try await play(String(flow), named: "mark.yaml")
    #expect(status == .failed)
    #expect(output.contains(report))
  }

  private func play(
    _ flow: String,
    named name: String = "flow.yaml"
  ) async throws -> (output: String, status: HarnessStatus) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    try Data(flow.utf8).write(to: file)
    var output = ""
    let command = HarnessCommand(
      app: MarketApp.self,
      bundledFlows: [],
      output: { output += $0 },
      errorOutput: { output += $0 }
    )
    let status = await command.run([file.path()])
    return (output, status)
  }

  /// Returns the text without indentation and empty lines, which differ between a listing and its
  /// test.
  private static func trimmed(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}
