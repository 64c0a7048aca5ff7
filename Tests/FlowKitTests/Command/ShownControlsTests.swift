import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// A text that a screen shows, or a file contains, does nothing to a terminal.
@MainActor @Suite struct ShownControlsTests {
  @Test(
    arguments: [
      ("", ""),
      ("注文できる\n\t✓ 😀 é", "注文できる\n\t✓ 😀 é"),
      ("a\u{7}b\u{0}", "a\\u0007b\\u0000"),
      ("\u{1B}[2J\u{1B}]0;title\u{7}", "\\u001B[2J\\u001B]0;title\\u0007"),
      ("100 %\rdone", "100 %\\u000Ddone"),
      ("\u{7F}\u{80}\u{9B}31m\u{A0}", "\\u007F\\u0080\\u009B31m\u{A0}"),
      ("\u{1B}[31mFAILED\u{1B}[0m", "\\u001B[31mFAILED\\u001B[0m"),
      ("a\u{202E}b\u{2066}\u{200F}\u{61C}", "a\\u202Eb\\u2066\\u200F\\u061C"),
      ("a\u{200B}b\u{200D}c\u{AD}\u{FEFF}", "a\\u200Bb\\u200Dc\\u00AD\\uFEFF"),
      ("\u{E0041}\u{3164}", "\\uDB40\\uDC41\\u3164"),
      ("👩‍🍳 ❤️ 1️⃣ 葛\u{E0100}", "👩‍🍳 ❤️ 1️⃣ 葛\u{E0100}"),
      ("a\u{FE0F}葛\u{E0100}\u{E0101}", "a\\uFE0F葛\u{E0100}\\uDB40\\uDD01"),
      ("::a\n \t::b: ::\n:c", ":\\u003Aa\n \t:\\u003Ab: ::\n:c"),
      ("##[a] ###[ ##vso[ # #[ #[", "##\\u005Ba] ###\\u005B ##vso\\u005B # #[ #["),
      ("\u{1B}", "\\u001B"),
    ]
  )
  func `controls, invisible characters and commands are written out`(text: String, shown: String) {
    #expect(text.showingControls == shown)
    #expect(shown.showingControls == shown)
  }

  @Test func `a flow's name and what it looks for reach the output without any`() async throws {
    let harness = try HarnessScratch()
    let flow = """
      name: "clears \\e[2J"
      ---
      - launchApp
      - assertVisible: {text: "rings \\a", timeout: 0}
      """
    let path = try harness.write(flow, to: "a.yaml")
    for report in ["pretty", "github"] {
      #expect(await harness.run(path, "--report", report) == .failed)
      #expect(harness.text.contains("clears \\u001B[2J"))
      #expect(harness.text.contains("“rings \\u0007”"))
    }
    #expect(harness.text.allSatisfy { !$0.isASCII || $0 >= " " || $0.isNewline })
  }

  @Test func `errors have none`() async throws {
    let harness = try HarnessScratch()
    let path = try harness.write("- \"clear\\e[2J\"\n", to: "a.yaml")
    #expect(await harness.run("check", path) == .unusable)
    #expect(harness.errors.first?.contains("clear\\u001B[2J") == true)
  }
}
