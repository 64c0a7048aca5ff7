import Testing

@testable import FlowKit

/// Messages quote the beginning of a stranger's text, also of one long character.
@Suite struct HostileQuotesTests {
  /// One character of 200,001 Unicode scalars.
  private static let character = "a" + String(repeating: "\u{301}", count: 200_000)

  @Test func `a quote ends within a long character`() {
    #expect(Self.character.count == 1)
    #expect(Self.character.clipped(to: 48).unicodeScalars.count == 48)
    #expect("あいう".clipped(to: 2) == "あい")
    #expect("あ".clipped(to: 2) == "あ")
  }

  @Test(arguments: [
    "- \(character): b", "- \(character)", "- tapOn: {\(character): b}",
    "- back: {label: \(character)}\n- b",
    "\(character): b", "- launchApp\n- repeat: {times: \(character), commands: []}",
    "tags: \(character)\n---\n- back", "- tapOn:\n    \(character)\n    id: b",
  ])
  func `the errors of a file with a long character are short`(text: String) {
    let errors = FlowReader().read(Array(text.utf8), file: "f.yaml").errors
    #expect(!errors.isEmpty)
    for error in errors { #expect(error.message.utf8.count < 2_000, "\(error.message.utf8.count)") }
  }
}
