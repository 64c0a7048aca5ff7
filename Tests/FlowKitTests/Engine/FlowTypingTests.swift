import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The actions of a keyboard.
@MainActor @Suite struct FlowTypingTests {
  private func messages(_ steps: String, seed: UInt64 = 0) async throws -> [String] {
    try await FlowStage.play("- launchApp\n" + steps, on: FieldApp.self, seed: seed).failures
      .map(\.message)
  }

  @Test(arguments: [
    "- tapOn: {id: name}\n- inputText: にんじん\n- assertVisible: “にんじん”",
    "- tapOn: {id: name}\n- inputText: {text: '${1 + 1}個'}\n- assertVisible: {text: “2個”, timeout: 0}",
    "- tapOn: {id: name}\n- inputText: \"a\\nb\"\n- assertVisible: 送った",
    "- tapOn: {id: name}\n- inputText: ''\n- assertVisible: “”",
    "- tapOn: {id: name}\n- inputText: abcdef\n- eraseText: 2\n- assertVisible: “abcd”",
    "- tapOn: {id: name}\n- inputText: abcdef\n- eraseText\n- assertVisible: “”",
    "- tapOn: {id: name}\n- inputText: abc\n- eraseText: {charactersToErase: 0}\n- assertVisible: “abc”",
    "- tapOn: {id: name}\n- inputText: abc\n- pressKey: backspace\n- assertVisible: “ab”",
    "- tapOn: {id: name}\n- pressKey: Enter\n- assertVisible: 送った",
    "- tapOn: {id: name}\n- pressKey: {key: Escape}\n- assertNotVisible: {focused: true}",
    "- pressKey: Tab\n- assertVisible: {id: name, focused: true}\n- pressKey: Tab\n"
      + "- assertVisible: {id: note, focused: true}\n- pressKey: Tab\n"
      + "- assertVisible: {id: name, focused: true}",
    "- tapOn: {id: name}\n- inputMarkedText: きしゃ\n- pressKey: Backspace\n- assertVisible: “きし”\n"
      + "- pressKey: Tab\n- pressKey: Enter\n- assertNotVisible: {text: 送った, timeout: 0}\n"
      + "- assertVisible: {id: name, focused: true}\n- pressKey: Enter\n- assertVisible: 送った",
    "- tapOn: {id: name}\n- inputMarkedText: {text: きしゃ, convertTo: 汽車}\n- assertVisible: “汽車”\n"
      + "- pressKey: Escape\n- assertVisible: “きしゃ”\n- inputMarkedText: {cursor: 1}\n"
      + "- inputMarkedText: {text: い, commit: true}\n- assertVisible: “きいしゃ”\n- inputText: を\n"
      + "- assertVisible: “きいしゃを”",
    "- pressKey: Volume Up\n- pressKey: volume down",
    "- hideKeyboard\n- tapOn: {id: name}\n- hideKeyboard\n- assertNotVisible: {focused: true}",
    "- copyTextFrom: {id: row-2}\n- tapOn: {id: name}\n- pasteText\n- assertVisible: “行 2”",
    "- copyTextFrom: 月\n- assertTrue: \"${maestro.copiedText == '月'}\"",
    "- copyTextFrom: {id: name}\n- assertTrue: \"${maestro.copiedText == '名前'}\"",
    "- tapOn: {id: name}\n- inputText: abc\n- copyTextFrom: 名前\n"
      + "- assertTrue: \"${maestro.copiedText == 'abc'}\"",
    "- copyTextFrom: {id: note}\n- assertTrue: \"${maestro.copiedText == ''}\"",
    "- assertVisible: 名前\n- tapOn: 名前\n- inputText: abc\n- assertVisible: {id: name, text: 名前}\n"
      + "- assertVisible: {id: name, text: abc}",
    "- assertTrue: '${maestro.copiedText == undefined}'",
    "- setClipboard: '${2 * 3}'\n- tapOn: {id: note}\n- pasteText\n- assertVisible: {id: note, text: 6}",
    "- setClipboard: {text: a}\n- runFlow: {commands: [setClipboard: b]}\n"
      + "- assertTrue: \"${maestro.copiedText == 'b'}\"",
    "- tapOn: {id: name}\n- inputRandomText\n- assertVisible: “[a-z]{8}”",
    "- tapOn: {id: name}\n- inputRandomText: {length: 3}\n- assertVisible: “[a-z]{3}”",
    "- tapOn: {id: name}\n- inputRandomNumber: {length: '${1 + 3}'}\n- assertVisible: “[1-9]\\d{3}”",
    "- tapOn: {id: name}\n- inputRandomEmail\n- assertVisible: “[a-z]{8}\\d{2}@example.com”",
    "- tapOn: {id: name}\n- inputRandomPersonName\n- assertVisible: “\\S+ \\S+”",
    "- tapOn: {id: name}\n- inputRandomCityName\n- assertVisible: “.{2,}”",
    "- tapOn: {id: name}\n- inputRandomCountryName\n- assertVisible: “.{2,}”",
    "- tapOn: {id: name}\n- inputRandomColorName\n- assertVisible: “.+”",
  ])
  func `it types`(_ steps: String) async throws {
    #expect(try await messages(steps) == [])
  }

  private nonisolated static let nowhere = "Typing goes nowhere: tap a field first. There are "

  @Test(arguments: [
    ("- inputText: a", nowhere), ("- eraseText", nowhere), ("- pressKey: Enter", nowhere),
    ("- inputText: ''", nowhere), ("- eraseText: 0", nowhere), ("- inputRandomNumber", nowhere),
    ("- pasteText", "Nothing has been copied. Begin with “copyTextFrom” or “setClipboard”."),
    ("- setClipboard: a\n- pasteText", nowhere),
    ("- copyTextFrom: {id: columns}", "scroll #columns has no text to copy."),
    ("- copyTextFrom: 星", "Nothing on the screen is “星”."),
    ("- stopApp\n- inputText: a", "No app is running."),
    ("- inputMarkedText: a", nowhere),
    (
      "- tapOn: {id: name}\n- inputMarkedText: {convertTo: 木}", "textField \"\" #name has no marked"
    ),
    ("- stopApp\n- hideKeyboard", "No app is running."),
    ("- stopApp\n- pressKey: Tab", "No app is running."),
    ("- background\n- pressKey: Tab", "The app is in the background."),
  ])
  func `a step that can't type is reported`(_ steps: String, _ beginning: String) async throws {
    let messages = try await messages(steps)
    #expect(messages.count == 1 && messages[0].hasPrefix(beginning), "\(messages)")
  }

  @Test func `a screen without a field has none to go to`() async throws {
    #expect(
      try await FlowStage.complaints("- launchApp\n- pressKey: Tab") == [
        "Typing goes nowhere: the screen has no field."
      ]
    )
  }

  @Test func `the seed decides what is typed at random`() async throws {
    let steps =
      "- tapOn: {id: name}\n- inputRandomText\n- inputRandomPersonName\n- copyTextFrom: {id: name}\n"
    func typed(_ seed: UInt64) async throws -> String {
      let result = try await FlowStage.play(
        "- launchApp\n\(steps)- assertVisible: {text: '${maestro.copiedText + 1}', timeout: 0}",
        on: FieldApp.self,
        seed: seed
      )
      return try #require(result.failures.first?.sought)
    }
    let (first, again, other) = (try await typed(1), try await typed(1), try await typed(2))
    #expect(first == again)
    #expect(first != other)
  }

  @Test(arguments: [
    "- inputRandomText: {length: 1000000000000}",
    "- repeat: {times: 99999, commands: [inputText: 月月]}",
    "- repeat: {times: 99999999, commands: [eraseText]}",
    "- repeat: {times: 99999999, commands: [hideKeyboard]}",
    "- repeat: {times: 99999999, commands: [pressKey: {key: Tab, optional: true}]}",
    "- repeat: {times: 99999999, commands: [toggleDarkMode]}",
    "- repeat: {times: 99999999, commands: [pullToRefresh: {optional: true}]}",
    "- repeat: {times: 99999999, commands: [toggleAirplaneMode]}",
    "- repeat: {times: 99999999, commands: [swipe: {direction: UP, optional: true}]}",
    "- repeat: {times: 99999999, commands: [background, foreground]}",
    "- repeat: {times: 99999999, commands: [retry: {commands: [assertTrue: false], optional: true}]}",
  ])
  func `nothing of it escapes the budget`(_ steps: String) async throws {
    let (flow, errors) = FlowReader().read(
      Array("- launchApp\n- tapOn: {id: name}\n\(steps)".utf8),
      file: "flow.yaml"
    )
    #expect(errors == [])
    var collection = FlowCollection()
    collection.flows = [try #require(flow)]
    let player = FlowPlayer(collection, app: FieldApp.self)
    let budget = FlowBudget(divisor: 200)
    let result = await FlowRun(collection.flows[0], for: player, budget: budget).play()
    #expect(budget.excess != nil)
    #expect(!result.isPassed)
  }
}
