import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowReports

/// Messages quote the beginning of a stranger's text, also of one long character.
@Suite struct HostileQuotesTests {
  /// One character of 20,001 Unicode scalars.
  private static let character = "a" + String(repeating: "\u{FE0F}", count: 20_000)

  @Test func `a quote ends within a long character`() {
    #expect(Self.character.count == 1)
    #expect(Self.character.clipped(to: 48).unicodeScalars.count == 48)
    #expect("あいう".clipped(to: 2) == "あい")
    #expect("あ".clipped(to: 2) == "あ")
  }

  /// Files with an error, in which the character replaces each X.
  private static let files = [
    "- X: b", "- X", "- tapOn: {X: b}", "X: b", "- tapOn:\n    X\n    id: b",
    "- launchApp\n- repeat: {times: X, commands: []}", "tags: X\n---\n- back",
  ]

  @Test(arguments: files)
  func `the errors of a file with a long character are short`(file: String) {
    let text = file.replacing("X", with: Self.character)
    let errors = FlowReader().read(Array(text.utf8), file: "f.yaml").errors
    #expect(!errors.isEmpty)
    for error in errors { #expect(error.message.utf8.count < 2_000, "\(error.message.utf8.count)") }
  }
}
