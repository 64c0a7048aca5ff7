import Observation2
import Scenes
import ScenesHeadless
import Testing

/// Pickers, sliders and date pickers: what a person chooses among.
@MainActor @Suite struct ChoosingTests {
  /// What is chosen of each.
  @MainActor final class Choices: ObservedModel {
    @Observed var fruit: String? = "柿"
    @Observed var volume = 0.5
    @Observed var day = Duration.seconds(86_400 * 3)
    @Observed var fruits = ["梨", "柿", "桃"]
  }

  private let choices = Choices()

  private func stage(_ style: ScreenChoosing.Style) -> Stage {
    Stage(
      of: SketchPart { [choices] part in
        part.picker(
          "果物",
          choosing: choices.fruit,
          among: choices.fruits,
          style: style,
          title: { $0 },
          onChange: { choices.fruit = $0 }
        )
        .identifier("picker")
      }
    )
  }

  @Test(arguments: ScreenChoosing.Style.allCases)
  func `a choice is made by a tap, and by its index`(style: ScreenChoosing.Style) throws {
    let stage = stage(style)
    #expect(try stage.element("picker").element.value == "柿")
    #expect(try stage.element("picker").element.label == "果物")
    if style == .menu { try stage.tap("picker") }
    if style != .menu {
      #expect(
        try stage.element(.matching("is taken") { $0.element.isSelected }).element.text == "柿"
      )
    }
    try stage.tap("桃")
    #expect(choices.fruit == "桃")
    try stage.change("picker", to: .number(0))
    #expect(choices.fruit == "梨")
    #expect(try stage.element("picker").element.choosing?.selected == 0)
    for index in [-1, 3, .max] { try stage.change("picker", to: .number(index)) }
    try stage.change("picker", to: .isOn(true))
    #expect(choices.fruit == "梨")
  }

  @Test(arguments: ScreenChoosing.Style.allCases)
  func `nothing chosen, and nothing to choose from`(style: ScreenChoosing.Style) throws {
    let stage = stage(style)
    choices.fruit = nil
    #expect(try stage.element("picker").element.value == nil)
    choices.fruit = "蜜柑"
    #expect(try stage.element("picker").element.choosing?.selected == nil)
    choices.fruits = []
    #expect(try stage.element("picker").element.choosing?.titles == [])
    if style == .menu {
      try stage.tap("picker")
      #expect(!stage.shows("梨"))
    }
  }

  @Test(
    arguments: [
      (0.5, 0...1, nil, 0.4, 0.6), (0, 0...10, 2.5, nil, 0.25), (10, 0...10, 4, 0.8, nil),
      (9, 0...10, 4, 0.8, nil), (5, 5...5, nil, nil, nil), (-3, 0...1, nil, nil, 0.1),
      (.nan, 0...1, 0.5, nil, 0.5), (0.5, 0...1, -1, 0.4, 0.6), (0, 0...1, .infinity, nil, 0.1),
    ] as [(Double, ClosedRange<Double>, Double?, Double?, Double?)]
  )
  func `a step of a slider stays in its range and on its steps`(
    value: Double,
    range: ClosedRange<Double>,
    step: Double?,
    down: Double?,
    up: Double?
  ) {
    let sliding = ScreenSliding(value, in: range, step: step)
    #expect(isClose(sliding.decreased, down))
    #expect(isClose(sliding.increased, up))
    #expect(range.contains(sliding.value))
  }

  private func isClose(_ left: Double?, _ right: Double?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return (left - right).magnitude < 1e-9
  }

  @Test func `a place on a slider is the nearest number that can be chosen`() {
    let sliding = ScreenSliding(0, in: 10...20, step: 3)
    #expect(
      [-1, 0, 0.2, 0.5, 0.9, 1, 7].map { sliding.value(at: $0) } == [10, 10, 13, 16, 19, 19, 19]
    )
    #expect(sliding.value(at: .nan) == 10)
    #expect(ScreenSliding(5, in: 0...(.infinity)).range == 0...1)
  }

  @Test(arguments: [(0.3, 0.1, 3), (0.6, 0.2, 3), (0.15, 0.05, 3), (0.7, 0.1, 7), (1, 0.1, 10)])
  func `the end of a range can be chosen where steps of a fraction lead to it`(
    end: Double,
    step: Double,
    count: Int
  ) throws {
    var sliding = ScreenSliding(0, in: 0...end, step: step)
    #expect(isClose(sliding.value(at: 1), end))
    for _ in 0..<count {
      let place = try #require(sliding.increased)
      sliding = ScreenSliding(sliding.value(at: place), in: 0...end, step: step)
    }
    #expect(sliding.value == end)
    #expect(sliding.increased == nil)
  }

  @Test func `a range without a finite length counts as 0 to 1, and a step beyond count as none`() {
    let stage = Stage(
      of: SketchPart { part in
        part.slider("a", 1e308, in: -1e308...1e308) { _ in }
        part.slider("b", 0.5, step: .leastNonzeroMagnitude) { _ in }
      }
    )
    #expect(stage.shows("a"))
    #expect(ScreenSliding(1e308, in: -1e308...1e308).range == 0...1)
    #expect(ScreenSliding(0.25, step: .leastNonzeroMagnitude).value(at: 0.5) == 0.5)
  }

  @Test func `a slider says where it is, and takes another place`() throws {
    let stage = Stage(
      of: SketchPart { [choices] part in
        part.slider("音量", choices.volume, in: 0...2, step: 0.5) { choices.volume = $0 }
          .identifier("slider")
      }
    )
    let look = try stage.element("slider").element
    #expect([look.label, look.value] == ["音量", "25%"])
    #expect(look.traits.contains(.adjustable))
    try stage.change("slider", to: .fraction(0.8))
    #expect(choices.volume == 1.5)
    try stage.change("slider", to: .fraction(.nan))
    #expect(choices.volume == 1.5)
  }

  @Test func `a date goes a step back or on, inside its range`() throws {
    let day = Duration.seconds(86_400)
    let stage = Stage(
      of: SketchPart { [choices] part in
        part.datePicker(
          "配達日",
          choices.day,
          in: day...(day * 4),
          shown: "\(choices.day / day)日目",
          onChange: { choices.day = $0 }
        )
        .identifier("date")
      }
    )
    #expect(try stage.element("date").element.value == "3.0日目")
    try stage.tap("次へ")
    #expect(choices.day == day * 4)
    #expect(throws: ScreenError.self) { try stage.tap("次へ") }
    try stage.change("date", to: .date(day * 2))
    try stage.change("date", to: .date(day * 9))
    #expect(choices.day == day * 2)
    try stage.tap("前へ")
    #expect(choices.day == day)
    #expect(throws: ScreenError.self) { try stage.tap("前へ") }
  }

  @Test(
    arguments: [(0, nil, 2), (1, nil, 2), (3, 2, 4), (4, 3, nil), (9, 4, nil)]
      as [(Int, Int?, Int?)]
  )
  func `a moment outside its range goes to the nearer end`(day: Int, back: Int?, on: Int?) {
    func moment(_ day: Int) -> Duration { .seconds(86_400 * day) }
    let dating = ScreenDating(moment(day), in: moment(1)...moment(4), step: .zero)
    #expect(dating.earlier == back.map(moment))
    #expect(dating.later == (day == 0 ? moment(1) : on.map(moment)))
  }
}
