import Foundation
import Observation2
import Scenes
import ScenesHeadless
import Testing

/// Random sessions of typing with an input method: a field does what a field of UIKit does.
///
/// 300 sessions as a rule. For more, or for one:
/// ```
/// INPUT_CASES=10000 swift test --filter RandomInputTests
/// INPUT_SEED=4711 swift test --filter RandomInputTests
/// ```
@MainActor @Suite struct RandomInputTests {
  @MainActor private final class Desk: ObservedModel {
    @Observed var text = ""
    @Observed var isDisabled = false
    @Observed var isGone = false
    @Observed var isCovered = false
    var log: [String] = []
  }

  private struct Difference: Error {}

  @Test func `a field in a random session is that of the reference`() async throws {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["INPUT_SEED"].flatMap({ Int($0) }) { return try play(seed) }
    for seed in 0..<(environment["INPUT_CASES"].flatMap { Int($0) } ?? 300) {
      try play(seed)
      await Task.yield()
    }
  }

  private func play(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed) &* 0x9E37_79B9 &+ 11)
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &random)]
    }
    let corrects: [@Sendable (String) -> String] = [
      { $0 }, { $0.uppercased() }, { $0.replacing("か", with: "カ") }, { _ in "固" },
    ]
    var field = TypedField(
      longest: pick([nil, nil, 0, 2, 4]),
      isMultiline: pick([false, false, true]),
      correct: pick(corrects)
    )
    let desk = Desk()
    let stage = stage(of: desk, like: field)
    var steps: [String] = []
    for _ in 0..<Int.random(in: 4...25, using: &random) {
      let step = try act(stage, desk, &field, &random)
      steps.append(step)
      stage.update()
      field.look()
      stage.update()
      let element = stage.frames.elements.first { $0.element.identifier == "field" }
      let isSame =
        desk.text == field.data && desk.log == field.log
        && (element == nil) == field.isGone
        && element.map { $0.element.text == field.shown } ?? true
        && element.map { $0.isFocused == field.isFocused } ?? true
        && element.map { stage.window.hasMarkedText(in: $0.id) == field.isMarked } ?? true
      if isSame { continue }
      Issue.record(
        """
        case \(seed): \(steps.joined(separator: "; "))
        “\(element?.element.text ?? "–")”, data “\(desk.text)”, \(desk.log), \(element?.isFocused ?? false)
        instead of “\(field.shown)”, data “\(field.data)”, \(field.log), \(field.isFocused), marked: \(field.isMarked)
        """
      )
      throw Difference()
    }
  }

  private func stage(of desk: Desk, like field: TypedField) -> Stage {
    let typing = ScreenTyping(maximumLength: field.longest)
    return Stage(
      of: SketchPart { part in
        part.layers {
          part.column {
            if !desk.isGone {
              Self.field(desk, typing, field, part).identifier("field").disabled(desk.isDisabled)
            }
            part.textField("他") { _ in }.identifier("other")
          }
          if desk.isCovered { part.alert("待って") { part.button("はい") {} } }
        }
      }
    )
  }

  private static func field(
    _ desk: Desk,
    _ typing: ScreenTyping,
    _ field: TypedField,
    _ part: SketchPart
  ) -> ScreenElement {
    let change: @MainActor (String) -> Void = {
      desk.log.append($0)
      desk.text = field.correct($0)
    }
    if field.isMultiline { return part.textArea(desk.text, typing: typing, onChange: change) }
    return part.textField(desk.text, typing: typing, onChange: change)
      .onSubmit { desk.log.append("return") }
  }

  /// Does something to the field and to the reference, and says what.
  private func act(
    _ stage: Stage,
    _ desk: Desk,
    _ field: inout TypedField,
    _ random: inout SplitMix
  ) throws -> String {
    let number = Int.random(in: 0..<24, using: &random)
    // A person who has marked something mostly goes on with it.
    let isComposing = field.isMarked && field.takesKeys && Bool.random(using: &random)
    switch isComposing ? 23 : number {
    case 0:
      desk.isCovered.toggle()
      field.isCovered.toggle()
      return "cover \(desk.isCovered)"
    case 1:
      desk.isDisabled.toggle()
      field.isDisabled.toggle()
      return "disable \(desk.isDisabled)"
    case 2:
      desk.isGone.toggle()
      field.isGone.toggle()
      return "remove \(desk.isGone)"
    case 3:
      (desk.text, field.data) = ("書", "書")
      return "data"
    case 4:
      if !field.isCovered {
        try stage.tap("other")
        field.resign()
      }
      return "leave"
    case 5..<9:
      if !field.isCovered, !field.isDisabled, !field.isGone {
        try stage.tap("field")
        field.isFocused = true
      }
      return "focus"
    default: return try key(stage, &field, &random)
    }
  }

  private func key(
    _ stage: Stage,
    _ field: inout TypedField,
    _ random: inout SplitMix
  ) throws -> String {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let takes = field.takesKeys
    let isOtherFocused = stage.frames.elements.contains {
      $0.isFocused && $0.element.identifier == "other"
    }
    if isOtherFocused { return "elsewhere" }
    let character = "かkんa".randomElement(using: &random) ?? "a"
    let range = number(0...2)..<number(2...4)
    // Several marked characters are what most keys work on.
    let isKey = field.markedCount > 1 && number(0...1) == 0
    switch isKey ? 14 : number(0...14) {
    case 0...2:
      try attempt(takes) { try stage.type(String(character), marked: true) }
      if takes { field.type(marked: character) }
      return "mark \(character)"
    case 3, 4:
      try attempt(takes) { try stage.type(String(character)) }
      if takes { field.type(character) }
      return "type \(character)"
    case 5:
      let text = ["かん", "", "k"][number(0...2)]
      let selection = number(0...1) == 0 ? nil : range
      try attempt(takes) { try stage.setMarkedText(text, selecting: selection) }
      if takes { field.set(text, selection) }
      return "set \(text) \(String(describing: selection))"
    case 6:
      try attempt(takes && field.isMarked) { try stage.selectMarkedText(range) }
      if takes { field.select(range) }
      return "select \(range)"
    case 7:
      try attempt(takes && field.isMarked) { try stage.convertMarkedText(to: "缶") }
      if takes { field.convert(to: "缶") }
      return "convert"
    case 8:
      try attempt(takes) { try stage.confirmMarkedText() }
      if takes { field.commit() }
      return "confirm"
    case 9:
      let count = number(0...3)
      try attempt(takes) { try stage.erase(count) }
      if takes {
        for _ in 0..<min(count, field.shown.count) { field.erase() }
      }
      return "erase \(count)"
    case 10:
      // A front-end may report the return key although text is marked.
      guard takes, !field.isMultiline, let id = stage.mirror.focus else { return "no submit" }
      stage.send(.submit, to: id)
      field.press(.return)
      return "submit"
    default:
      let keys = ScreenKey.allCases + [.backspace, .backspace, .return]
      let key = keys[number(0...keys.count - 1)]
      // Without the focus this key gives it to a field.
      if key == .tab, !field.isFocused { return "no key" }
      try attempt(takes) { try stage.press(key) }
      if takes { field.press(key) }
      return "\(key)"
    }
  }

  /// Does something that is refused exactly if the field takes no keys.
  private func attempt(_ isAllowed: Bool, _ deed: () throws -> Void) throws {
    do {
      try deed()
    } catch {
      if isAllowed { throw error }
      return
    }
    if !isAllowed { throw Difference() }
  }
}
