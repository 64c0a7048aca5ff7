import FlowKit
import Testing

/// The commands of keyboards, fingers and the system, written wrongly.
@Suite struct FlowControlRefusalTests {
  private func errors(_ text: String) -> [String] {
    FlowReader().read(Array(text.utf8), file: "f").errors.map(\.description)
  }

  private static let steps: [(String, String)] = [
    ("- inputText", "f:1:3: “inputText” needs a value after the colon."),
    ("- inputText: {label: a}", "f:1:3: “inputText” needs “text”."),
    ("- inputRandomText: 8", "f:1:20: “inputRandomText” takes a mapping, but a text stands here."),
    ("- inputRandomNumber: {length: -1}", "f:1:31: “length” is -1, but it counts: give 0 or more."),
    ("- inputRandomEmail: x", "f:1:21: “inputRandomEmail” takes a mapping"),
    (
      "- eraseText: all", "f:1:14: “eraseText” takes a whole number, like 3, but “all” stands here."
    ),
    ("- eraseText: {charactersToErase: -1}", "f:1:34: “charactersToErase” is -1, but it counts"),
    ("- pressKey", "f:1:3: “pressKey” needs a value after the colon."),
    (
      "- pressKey: Remote Menuu",
      "f:1:13: “key” takes one of Enter, Backspace, Escape, Tab, Back"
    ),
    ("- hideKeyboard: x", "f:1:17: “hideKeyboard” takes a mapping"),
    ("- copyTextFrom", "f:1:3: “copyTextFrom” says nothing to look for."),
    ("- copyTextFrom: {timeout: 1}", "f:1:3: “copyTextFrom” says nothing to copy from."),
    ("- pasteText: x", "f:1:14: “pasteText” takes a mapping"),
    ("- setClipboard", "f:1:3: “setClipboard” needs a value after the colon."),
    ("- longPressOn", "f:1:3: “longPressOn” says nothing to look for."),
    ("- longPressOn: {timeout: 1}", "f:1:3: “longPressOn” says nowhere to tap."),
    ("- longPressOn: {id: a, repeat: x}", "f:1:32: “repeat” takes a whole number"),
    ("- swipe", "f:1:3: “swipe” takes a mapping, but nothing stands here."),
    ("- swipe: {}", "f:1:3: “swipe” needs either “direction”, perhaps with “from”, or “start”"),
    ("- swipe: {start: '1,1'}", "f:1:3: “swipe” needs either “direction”"),
    ("- swipe: {from: a}", "f:1:3: “swipe” needs either “direction”"),
    ("- swipe: {direction: UP, start: '1,1', end: '2,2'}", "f:1:3: “swipe” needs either"),
    (
      "- swipe: {direction: UPP}",
      "f:1:22: “direction” takes one of UP, DOWN, LEFT, RIGHT, but “UPP”"
    ),
    ("- swipe: {start: a, end: '1,1'}", "f:1:18: “start” takes a point, like 50%,50% or 100,200,"),
    ("- scrollUntilVisible: {timeout: 1}", "f:1:3: “scrollUntilVisible” needs “element”"),
    ("- scrollUntilVisible: {element: a, speed: x}", "f:1:43: “speed” takes a whole number"),
    ("- scrollUntilVisible: {element: {}}", "f:1:33: “element” says nothing to look for."),
    ("- pullToRefresh: {ids: a}", "f:1:19: “pullToRefresh” has no key “ids”. Did you mean “id”?"),
    (
      "- tapOn: {id: a, text: 合計 1,056円}",
      "f:1:29: “tapOn” has no key “056円”. A comma separates keys in {…}: put the text in quotes, "
        + "like text: \"合計 1,056円\"."
    ),
    ("- setOrientation: UP", "f:1:19: “setOrientation” takes one of PORTRAIT, LANDSCAPE_LEFT"),
    ("- setDevice: {width: 1}", "f:1:3: “setDevice” needs “width” and “height”, in points."),
    ("- setDevice: {split: half, locale: ja}", "f:1:3: “setDevice” needs “width” and “height”"),
    ("- setDevice: {locale: 日本}", "f:1:23: “locale” takes a language, with or without a region"),
    ("- setDevice: {width: a, height: 1}", "f:1:22: “width” takes a number, like 12.5, but “a”"),
    (
      "- setDevice: {width: 1, height: 1, safeArea: {left: 1}}",
      "f:1:47: “safeArea” has no key “left”"
    ),
    (
      "- setDevice: {width: 1, height: 1, split: a}",
      "f:1:43: “split” takes one of full, half, third"
    ),
    ("- setTextSize: huge", "f:1:16: “setTextSize” takes one of xSmall, small, medium, large"),
    ("- setDarkMode: on", "f:1:16: “setDarkMode” takes enabled or disabled, but “on” stands here."),
    ("- toggleDarkMode: x", "f:1:19: “toggleDarkMode” takes a mapping"),
    ("- background: x", "f:1:15: “background” takes a mapping"),
    ("- killApp: {app: x}", "f:1:13: “killApp” has no key “app”."),
    ("- openLink", "f:1:3: “openLink” takes a mapping, but nothing stands here."),
    ("- openLink: {browser: false}", "f:1:3: “openLink” needs “link”, the link to open."),
    ("- openLink: {link: a, browser: x}", "f:1:32: “browser” takes true or false"),
    ("- assertCount: {id: a}", "f:1:3: “assertCount” needs “count”, and a text or an id"),
    ("- assertCount: {count: 1}", "f:1:3: “assertCount” needs “count”, and a text or an id"),
    ("- assertRoute: {timeout: 1}", "f:1:3: “assertRoute” needs “route”"),
    ("- waitForAnimationToEnd: 5", "f:1:26: “waitForAnimationToEnd” takes a mapping"),
    (
      "- retry: {maxRetries: 1}",
      "f:1:3: “retry” takes either “file” or “commands”, one of the two."
    ),
    ("- retry: {commands: [bak]}", "f:1:22: There is no command “bak”. Did you mean “back”?"),
  ]

  @Test(arguments: steps)
  func `a wrong step is refused at its place`(text: String, expected: String) {
    let result = errors(text)
    #expect(result.count == 1 && result[0].hasPrefix(expected), "\(result)")
  }
}
