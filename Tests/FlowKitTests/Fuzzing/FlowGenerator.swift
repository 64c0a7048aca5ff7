/// Creates malformed and extreme flows: real ones with mistakes, and new ones from nasty pieces.
///
/// The same seed gives the same flow on every machine.
struct FlowGenerator {
  private var random: SplitMix
  /// The flows into which mistakes are put.
  private let samples: [[UInt8]]

  init(seed: UInt64, samples: [[UInt8]]) {
    random = SplitMix(state: seed)
    self.samples = samples
  }

  mutating func flow() -> [UInt8] {
    switch below(4) {
    case 0: Array(grown().utf8)
    case 1: mutated(Array(grown().utf8))
    default: mutated(pick(samples))
    }
  }

  private mutating func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  // MARK: - Mistakes

  private static let pieces = [
    "\n", "  ", "- ", ": ", "\t", "\"", "'", "[", "]", "{", "}", "#", "&a", "*a", "|", ">", "---\n",
    "${", "}", "${A40 + ''}", "optional: true", "repeat: 1000000000000", "delay: 1000000000000",
    "times: 1000000000000", "timeout: 1000000000000", "(.*.*)*x", "\u{3000}", "：", "\u{FEFF}",
    "😀", "か\u{3099}", "\u{0}", "999999999999", "-1", "advanceTime: 16666666min",
  ]

  private mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(4) {
      if bytes.isEmpty { return bytes }
      let place = below(bytes.count)
      switch below(6) {
      case 0: bytes.removeSubrange(place..<min(bytes.count, place + below(12)))
      case 1: bytes.insert(contentsOf: Array(pick(Self.pieces).utf8), at: place)
      case 2: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 3: bytes = inLines(bytes) { $0.insert($0[$1], at: $2) }
      case 4: bytes = inLines(bytes) { $0.swapAt($1, $2) }
      default:
        let step = Array("- \(step(2))".utf8)
        bytes = inLines(bytes) { lines, place, _ in
          let isStep = lines[place].first == UInt8(ascii: "-")
          lines.insert(step, at: isStep ? place : lines.count)
        }
      }
    }
    return bytes
  }

  private mutating func inLines(
    _ bytes: [UInt8],
    _ change: (inout [[UInt8]], Int, Int) -> Void
  ) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    change(&lines, below(lines.count), below(lines.count))
    return Array(lines.joined(separator: [0x0A]))
  }

  // MARK: - Nasty pieces

  private mutating func grown() -> String {
    var text = ""
    if below(3) > 0 {
      text += "env:\n  A0: \(pick(["x", "'1'", "にんじん", String(repeating: "x", count: 5000)]))\n"
      let make = pick(["[A,A]", "[A]", "A + A", "{a: A, b: A}", "[A,[A,[A]]]", "A"])
      let count = below(64) == 0 ? 20_000 : pick([2, 12, 41, 120])
      for number in 1...count {
        let value = make.split(separator: "A", omittingEmptySubsequences: false)
          .joined(separator: "A\(number - 1)")
        text += "  A\(number): \"${\(value)}\"\n"
      }
      text += "---\n"
    }
    text += "- launchApp: {arguments: {scene: cart}}\n"
    for _ in 0...below(4) { text += "- \(step(3))\n" }
    return text
  }

  private mutating func step(_ depth: Int) -> String {
    let kind = below(depth > 0 ? 20 : 15)
    let isOptional = below(2) == 0 ? "true" : "false"
    switch kind {
    case 0: return "{tapOn: {\(selector(2)), optional: \(isOptional), timeout: \(number())}}"
    case 1: return "{tapOn: {\(selector(0)), repeat: \(number()), delay: \(number())}}"
    case 2: return "{assertVisible: {\(selector(3)), optional: \(isOptional)}}"
    case 3: return "{assertNotVisible: {\(selector(1)), optional: \(isOptional)}}"
    case 4: return "{advanceTime: {value: \(number())\(pick(["ms", "s", "min"])), optional: true}}"
    case 5: return "{assertTrue: {condition: \"${\(expression(4))}\", optional: \(isOptional)}}"
    case 6:
      return "{setNetwork: {latency: \(number()), failNext: timeout, times: \(number())}}"
    case 7: return "{backend: {event: soldOut, productID: 101, after: \(number()), optional: true}}"
    case 8: return "{assertAlways: {\(condition()), for: \(number())s, optional: \(isOptional)}}"
    case 9:
      let what = pick([
        "name: \"${\(expression(2))}\"", "id: \"${\(expression(2))}\", event: tap",
        "id: .*, event: \"${\(expression(1))}\"",
      ])
      return "{assertEvent: {\(what), count: \(number()), optional: true}}"
    case 10: return pick(["back", "scroll", "stopApp", "launchApp", "{back: {optional: true}}"])
    case 11:
      return "{assertBackend: {\(pick(["orders", "lastOrderTotal", "ordres", "\"${A1}\""])): "
        + "\"${\(expression(2))}\", timeout: \(number()), optional: \(isOptional)}}"
    case 12: return pick(Self.bare)
    case 13: return withOneArgument()
    case 14: return withArguments()
    case 15, 16:
      return "{repeat: {times: \(number()), commands: [\(step(depth - 1)), \(step(depth - 1))]}}"
    case 17:
      return "{repeat: {while: {\(condition())}, commands: [\(step(depth - 1))]}}"
    case 18:
      return
        "{retry: {maxRetries: \(number()), commands: [\(step(depth - 1))], optional: \(isOptional)}}"
    default:
      return "{runFlow: {when: {\(condition())}, optional: true, commands: [\(step(depth - 1))]}}"
    }
  }

  // MARK: - Keyboards, fingers and the system

  private static let bare = [
    "background", "foreground", "killApp", "clearState", "toggleDarkMode", "toggleAirplaneMode",
    "pullToRefresh", "hideKeyboard", "pasteText", "eraseText", "inputRandomEmail",
    "inputRandomText", "inputRandomPersonName", "inputRandomCityName", "inputRandomCountryName",
    "inputRandomColorName", "assertLightMode", "assertDarkMode", "waitForAnimationToEnd",
  ]

  private mutating func withOneArgument() -> String {
    let (name, argument) = pick([
      ("inputText", "\"${\(expression(2))}\""),
      (
        "evalScript",
        "\"${output.x = [output.x, \(expression(2))]; maestro.copiedText = output.x}\""
      ), ("setClipboard", "\"${\(expression(2))}\""),
      ("eraseText", number()),
      ("pressKey", pick(["Enter", "Tab", "Backspace", "Home", "Back", "x"])),
      ("setOrientation", pick(["PORTRAIT", "LANDSCAPE_LEFT", "UPSIDE_DOWN", "x"])),
      ("setTextSize", pick(["xSmall", "accessibility5", "${A1}"])),
      ("setDarkMode", pick(["enabled", "disabled", "x"])),
      ("openLink", pick(["market://cart", "cart", "market://nowhere", "\"${A1}\""])),
      (
        "assertRoute",
        "{route: \(pick(["cart", "home", "\"${A1}\""])), timeout: \(number()), optional: true}"
      ),
    ])
    return "{\(name): \(argument)}"
  }

  private mutating func withArguments() -> String {
    let rest = "timeout: \(number()), optional: \(below(2) == 0)"
    let direction = pick(["UP", "DOWN", "LEFT", "RIGHT"])
    return pick([
      "{inputRandomNumber: {length: \(number()), optional: true}}",
      "{inputMarkedText: {text: か, convertTo: \(number()), cursor: \(number()), optional: true}}",
      "{longPressOn: {\(selector(1)), \(rest)}}",
      "{copyTextFrom: {\(selector(1)), \(rest)}}",
      "{pullToRefresh: {\(selector(1)), \(rest)}}",
      "{setValue: {\(selector(1)), value: \(number()), \(rest)}}",
      "{performAction: {\(selector(1)), action: a, \(rest)}}",
      "{drag: {from: {\(selector(1))}, to: {\(selector(1))}, \(rest)}}",
      "{drag: {from: {\(selector(1))}, by: '0,\(number())', \(rest)}}",
      "{assertCount: {\(selector(2)), count: \(number()), \(rest)}}",
      "{swipe: {direction: \(direction), from: {\(selector(1))}, duration: \(number()), \(rest)}}",
      "{swipe: {start: '\(below(110))%,50%', end: '50%,\(below(900))', optional: true}}",
      "{scrollUntilVisible: {element: {\(selector(1))}, direction: \(direction), centerElement: true, \(rest)}}",
      "{setDevice: {width: \(number()), height: \(number()), split: \(pick(["full", "half"]))}}",
    ])
  }

  private mutating func number() -> String {
    pick([
      "0", "1", "3", "100", "2000", "1000000", "1000000000000", "9223372036854775807", "-1", "x",
    ])
  }

  private mutating func condition() -> String {
    switch below(3) {
    case 0: "visible: {\(selector(1))}"
    case 1: "notVisible: {\(selector(1))}"
    default: "\"true\": \"${\(expression(3))}\""
    }
  }

  private mutating func selector(_ depth: Int) -> String {
    let text = pick([
      "にんじん", ".*", "nowhere", "(.*.*)*x", "(a+)+$", "[", "(\\\\S+\\\\S+)+z", "${A1}", "合計.*",
    ])
    guard depth > 0, below(2) == 0 else { return "\(pick(["id", "text"])): \"\(text)\"" }
    let kind = pick(["below", "above", "leftOf", "childOf", "containsChild", "containsDescendants"])
    let inner = "{\(selector(depth - 1))}"
    return "text: \"\(text)\", \(kind): \(kind == "containsDescendants" ? "[\(inner)]" : inner)"
  }

  private mutating func expression(_ depth: Int) -> String {
    guard depth > 0 else {
      return pick(["A0", "A1", "A12", "A40", "A119", "B", "1", "0b11", "'か'", "'😀'", "null", "[]"])
    }
    let (first, second) = (expression(depth - 1), expression(depth - 1))
    switch below(7) {
    case 0: return "[\(first), \(second)]"
    case 1: return "(\(first))[\(second)]"
    case 2: return "{a: \(first), b: \(second)}"
    case 3: return "!(\(first))"
    case 4: return "(\(first) ? \(second) : 1)"
    default:
      let sign = pick(["+", "-", "==", "===", "<", ">=", "||", "&&", "%", "!="])
      return "(\(first) \(sign) \(second))"
    }
  }
}
