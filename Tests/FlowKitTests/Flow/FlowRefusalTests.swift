import FlowKit
import Testing

@Suite struct FlowRefusalTests {
  private func errors(_ text: String) -> [String] {
    FlowReader().read(Array(text.utf8), file: "f").errors.map(\.description)
  }

  /// Each text with the beginning of its error; with an explicit type, so that it compiles quickly.
  private static let headers: [(String, String)] = [
    ("", "f:1:1: The flow has no commands."),
    ("appId: x", "f:1:1: A header stands here without commands. Put “---” after it"),
    ("appId: x\n---\n", "f:2:4: The flow has no commands."),
    ("appId: x\n---\n[]", "f:3:1: “The flow” has no commands."),
    ("appId: x\n---\nback", "f:3:1: “The flow” takes a list of commands, but a text stands here."),
    ("tapOn: x", "f:1:1: A dash is missing: write “- tapOn”."),
    ("- back\n---\n- back", "f:1:1: Commands stand before “---”"),
    ("tag: [a]\n---\n- back", "f:1:1: “The header” has no key “tag”. Did you mean “tags”?"),
    ("tags: a\n---\n- back", "f:1:7: “tags” takes a list, but a text stands here. Write [a]."),
    ("name: ${X}\n---\n- back", "f:1:7: “name” cannot be computed."),
    ("env: {1A: x}\n---\n- back", "f:1:7: “1A” cannot be named in “${…}”"),
    ("env: {A: [x]}\n---\n- back", "f:1:10: “A” takes a text, but a list stands here."),
    ("env: {A: }\n---\n- back", "f:1:9: “A” has no value."),
    ("onFlowStart: back\n---\n- back", "f:1:14: “onFlowStart” takes a list of commands"),
  ]

  @Test(arguments: headers)
  func `a wrong header or document is refused`(text: String, expected: String) {
    let result = errors(text)
    #expect(result.count == 1 && result[0].hasPrefix(expected), "\(result)")
  }

  /// Each text with the beginning of its error; with an explicit type, so that it compiles quickly.
  private static let steps: [(String, String)] = [
    ("- tapon: x", "f:1:3: There is no command “tapon”. Did you mean “tapOn”?"),
    (
      "- asertVisible: x",
      "f:1:3: There is no command “asertVisible”. Did you mean “assertVisible”?"
    ),
    ("- frobnicate", "f:1:3: There is no command “frobnicate”."),
    ("- tapOn:x", "f:1:3: A space is missing after the colon: write “tapOn: …”."),
    ("- addMedia: x", "f:1:3: “addMedia” is not supported: a headless run has no media"),
    ("- runScript: x.js", "f:1:3: “runScript” is not supported: there is no JavaScript engine."),
    ("- assertWithAI: x", "f:1:3: “assertWithAI” is not supported: it asks an outside service"),
    ("- travel", "f:1:3: “travel” is not supported: a headless run has no place."),
    ("-", "f:1:2: A step is empty."),
    ("- {}", "f:1:3: A step is empty."),
    ("- - back", "f:1:3: A step is one command, but a list stands here."),
    (
      "- tapOn: x\n  back:",
      "f:2:3: A step is one command, but “tapOn” and “back” stand in one. Beg"
    ),
    ("- tapOn:\n  id: x", "f:2:3: A step is one command, but “tapOn” and “id” stand in one. If"),
    ("- tapOn", "f:1:3: “tapOn” says nothing to look for."),
    ("- tapOn: [a]", "f:1:10: “tapOn” takes a text or a mapping, but a list stands here."),
    ("- tapOn: {}", "f:1:3: “tapOn” says nowhere to tap."),
    ("- tapOn: {idd: x}", "f:1:11: “tapOn” has no key “idd”. Did you mean “id”?"),
    ("- tapOn: {id: x, index: abc}", "f:1:25: “index” takes a whole number, like 3, but “abc”"),
    (
      "- tapOn: {enabled: maybe}", "f:1:20: “enabled” takes true or false, but “maybe” stands here."
    ),
    ("- tapOn: {id: }", "f:1:14: “id” has no value."),
    ("- tapOn: {id: [x]}", "f:1:15: “id” takes a text, but a list stands here."),
    ("- tapOn: {point: '50'}", "f:1:18: “point” takes a point, like 50%,50% or 100,200, but “50”"),
    ("- tapOn: {below: {idx: x}}", "f:1:19: “below” has no key “idx”. Did you mean “id”?"),
    ("- tapOn: {below: }", "f:1:17: “below” says nothing to look for."),
    (
      "- tapOn: {containsDescendants: x}", "f:1:32: “containsDescendants” takes a list of selectors"
    ),
    ("- tapOn: '${'", "f:1:11: This “${” is not closed."),
    ("- tapOn: {id: x, optional: '${A}'}", "f:1:28: “optional” must be true or false"),
    ("- doubleTapOn: {id: x, times: 2}", "f:1:24: “doubleTapOn” has no key “times”."),
    ("- assertVisible:", "f:1:3: “assertVisible” says nothing to look for."),
    ("- assertVisible: {timeout: 5}", "f:1:3: “assertVisible” says nothing to look for."),
    ("- assertVisible: {id: x, timeout: 5s}", "f:1:35: “timeout” takes milliseconds as a number"),
    ("- assertVisible: {id: x, timeout: 1_}", "f:1:35: “timeout” takes milliseconds"),
    ("- assertTrue:", "f:1:3: “assertTrue” needs a value after the colon."),
    ("- extendedWaitUntil: {timeout: 5}", "f:1:3: “extendedWaitUntil” says nothing to wait for."),
    (
      "- extendedWaitUntil: x",
      "f:1:22: “extendedWaitUntil” takes a mapping, but a text stands here."
    ),
    ("- back: x", "f:1:9: “back” takes a mapping, but a text stands here."),
    (
      "- setAirplaneMode: on",
      "f:1:20: “setAirplaneMode” takes enabled or disabled, but “on” stands"
    ),
    ("- runFlow: ${X}.yaml", "f:1:12: The file of “runFlow” must be a path without “${…}”"),
    ("- runFlow: {env: {A: b}}", "f:1:3: “runFlow” takes either “file” or “commands”"),
    (
      "- runFlow: {file: a, commands: [back]}", "f:1:3: “runFlow” takes either “file” or “commands”"
    ),
    ("- runFlow: {file: a, when: {}}", "f:1:28: The condition is empty."),
    (
      "- runFlow: {file: a, when: {visable: x}}",
      "f:1:29: “when” has no key “visable”. Did you mean"
    ),
    (
      "- runFlow: {file: a, when: {platform: iPad}}", "f:1:39: “platform” takes one of iOS, Android"
    ),
    ("- repeat: {commands: [back]}", "f:1:3: “repeat” would never end."),
    ("- repeat: {times: -1, commands: [back]}", "f:1:19: “times” is -1, but it counts: give 0"),
    ("- repeat: {commands: [back]}", "f:1:3: “repeat” would never end. Give “times” or “while”."),
    ("- repeat: {times: 2, commands: [bak]}", "f:1:33: There is no command “bak”. Did you mean"),
    (
      "- advanceTime: 500",
      "f:1:16: “advanceTime” takes a time with its unit (ms, s or min), like 5s"
    ),
    ("- advanceTime: 5h", "f:1:16: “advanceTime” takes a time with its unit"),
    (
      "- advanceTime: 99999999999s",
      "f:1:16: “advanceTime” takes a time with its unit (ms, s or min), like 5s or 500ms, but "
        + "“99999999999s” stands here. The longest time is 1000000000000 ms, or 1000000000s."
    ),
    (
      "- assertVisible: {id: x, timeout: 99999999999999}",
      "f:1:35: “timeout” takes milliseconds as a number without a unit, like 5000, but "
        + "“99999999999999” stands here. The longest time is 1000000000000 ms"
    ),
    ("- inputText 春", "f:1:3: A colon is missing after the command: write “inputText: …”."),
    ("- tapOn id", "f:1:3: A colon is missing after the command: write “tapOn: …”."),
    ("- setNetwork: {times: 2}", "f:1:3: “setNetwork” changes nothing."),
    ("- backend: {after: 5s}", "f:1:3: “backend” needs “event”"),
    (
      "- assertBackend", "f:1:3: “assertBackend” needs a question and its answer, like {orders: 1}."
    ),
    ("- assertBackend: orders", "f:1:3: “assertBackend” needs a question and its answer"),
    ("- assertBackend: {timeout: 1}", "f:1:3: “assertBackend” needs a question and its answer"),
    (
      "- assertBackend: {orders: 1, timeout: soon}",
      "f:1:39: “timeout” takes milliseconds as a number"
    ),
    ("- assertBackend: {orders: '${'}", "f:1:28: This “${” is not closed."),
    ("- assertEvent: {count: 2}", "f:1:3: “assertEvent” needs “id” and “event”"),
    ("- assertEvent: {id: x}", "f:1:3: “assertEvent” needs “id” and “event”"),
    ("- assertEvent: {event: tap}", "f:1:3: “assertEvent” needs “id” and “event”"),
    ("- assertEvent: {id: x, event: tap, name: y}", "f:1:3: “assertEvent” needs “id” and “event”"),
    ("- assertEvent: {id: x, event: tap, values: {a: 1}}", "f:1:3: “assertEvent” needs “id” and"),
    ("- assertValue: {path: x}", "f:1:3: “assertValue” needs “path”, the property, and “equals”"),
    ("- assertAlways: {for: 5s}", "f:1:3: The condition is empty."),
    ("- assertAlways: {visible: x}", "f:1:3: “assertAlways” needs “for”, a time like 5s."),
    ("- launchApp: {arguments: x}", "f:1:26: “arguments” takes a mapping, but a text stands here."),
  ]

  @Test(arguments: steps)
  func `a wrong step is refused at its place`(text: String, expected: String) {
    let result = errors(text)
    #expect(result.count == 1 && result[0].hasPrefix(expected), "\(result)")
  }

  /// Slips, each with the beginning of its error; with an explicit type, so that it compiles
  /// quickly.
  private static let slips: [(String, String)] = [
    (
      "- tapOn:\u{3000}x",
      "f:1:3: A full-width space stands after the colon. Write “tapOn: …”, with a normal space."
    ),
    ("-\u{3000}back", "f:1:1: A full-width space stands after the dash. Write “- ”"),
    ("- back\n\u{3000}- back", "f:2:1: A full-width space is used as indentation."),
    ("- tapOn：x", "f:1:3: A full-width colon stands here. Write “tapOn: …”, with a normal colon"),
    ("- tapOn:\n    id：x", "f:2:5: A full-width colon stands here. Write “id: …”"),
    ("appId：x\n---\n- back", "f:1:1: A full-width colon stands here. Write “appId: …”"),
    ("－ back", "f:1:1: “－” is no dash of a list. Write “- ”, with a normal hyphen and a space."),
    ("・back", "f:1:1: “・” is no dash of a list."),
    (
      "- tapOn: #1",
      "f:1:3: “tapOn” says nothing to look for. Give a text or an id after the colon. “#1” is a "
        + "comment: put it in quotes if it is the text."
    ),
    (
      "- tapOn: {below: #1\n  }",
      "f:1:17: “below” says nothing to look for. Give a text or an id. “#1"
    ),
    (
      "- tapOn:\n    text: #1",
      "f:2:10: “text” has no value. Write it after the colon; '' is the empty"
    ),
    ("- assertTrue: #1", "f:1:3: “assertTrue” needs a value after the colon. “#1” is a comment"),
    ("- #back", "f:1:3: A step is empty. Name a command after the dash. “#back” is a comment"),
    (
      "appId: x\n- back",
      "f:2:1: A list item stands among keys. Indent it under its key. If the com"
    ),
    (
      "- tapOn: x\n    - back",
      "f:2:5: This line continues the text above it. If it is a step, begin"
    ),
    ("- back\n  - back", "f:2:3: This line continues the text above it."),
    ("- clickOn: x", "f:1:3: There is no command “clickOn”. Write “tapOn: …”."),
    (
      "- wait: 5",
      "f:1:3: There is no command “wait”. Write “advanceTime: 5s” to move the app's time"
    ),
    ("- scrollDown", "f:1:3: There is no command “scrollDown”. Write “scroll”."),
    ("- press\u{212A}ey: x", "f:1:3: There is no command “press\u{212A}ey”."),
    (
      "- launchApp: {arguments: {が: a, か\u{3099}: b}}",
      "f:1:33: The key “か\u{3099}” stands twice, composed of different characters."
    ),
  ]

  @Test(arguments: slips)
  func `a slip is answered with the text to write`(text: String, expected: String) {
    let result = errors(text)
    #expect(result.count == 1 && result[0].hasPrefix(expected), "\(result)")
  }

  @Test(arguments: [
    "- tapOn: 合計：100円", "- tapOn: 'id：x'", "- tapOn: a\u{3000}b", "- tapOn: a\n    -b", "- back #1",
    "- assertTrue: >\n    a\n    - b",
  ])
  func `a text that only looks like a slip is read`(text: String) {
    #expect(errors(text) == [])
  }

  @Test func `a plain number of milliseconds names the fix`() {
    #expect(
      errors("- advanceTime: 500") == [
        "f:1:16: “advanceTime” takes a time with its unit (ms, s or min), like 5s or 500ms, "
          + "but “500” stands here. Write 500ms for milliseconds, or 500s for seconds."
      ]
    )
  }

  @Test func `all errors of a file are listed in its order`() {
    let text = """
      tag: [a]
      nam: b
      ---
      - tapon: x
      - tapOn: {index: a, enabled: b}
      - takeScreenshot
      - assertVisible: ${
      """
    let places = FlowReader().read(Array(text.utf8), file: "f").errors
      .map { "\($0.line):\($0.column)" }
    #expect(places == ["1:1", "2:1", "4:3", "5:18", "5:30", "6:3", "7:18"])
  }

  @Test func `the list of errors is bounded`() {
    let text = String(repeating: "- x\n", count: 1000)
    let result = errors(text)
    #expect(result.count == 101)
    #expect(result.last == "f:100:3: More than 100 errors; the file is not read further.")
  }

  @Test func `every command of the format is known`() {
    let names = """
      launchApp stopApp killApp clearState openLink back setOrientation setPermissions \
      setAirplaneMode toggleAirplaneMode setDarkMode toggleDarkMode tapOn doubleTapOn longPressOn \
      swipe scroll scrollUntilVisible inputText inputMarkedText inputRandomText inputRandomNumber \
      inputRandomEmail inputRandomPersonName inputRandomCityName inputRandomCountryName \
      inputRandomColorName eraseText pressKey hideKeyboard copyTextFrom pasteText setClipboard \
      assertVisible assertNotVisible assertTrue extendedWaitUntil waitForAnimationToEnd \
      takeScreenshot assertScreenshot runFlow repeat retry evalScript runScript travel \
      setLocation addMedia startRecording advanceTime setNetwork setDevice setTextSize background \
      foreground pullToRefresh setValue drag performAction backend assertBackend assertRoute assertEvent assertValue assertCount assertAlways
      """
    for name in names.split(separator: " ") {
      let result = errors("- \(name)")
      #expect(!result.contains { $0.contains("There is no command") }, "\(name)")
    }
  }
}
