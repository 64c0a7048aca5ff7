import Observation2
import Scenes
import ScenesHeadless
import Testing

/// Links, badges, progress, groups that fold, sheets, grids, and sizes between limits.
@MainActor @Suite struct SmallControlsTests {
  private let part = SketchPart { _ in }
  private let list = ShopList(0)

  private func frames(_ element: ScreenElement) -> [LaidOutElement] {
    ScreenFrames(of: [part.column { element }]).elements
  }

  @Test func `a link leads to its address`() throws {
    let stage = Stage(
      of: SketchPart { [list] part in
        part.link("規約", to: "https://shop.example/terms") { list.log.append($0) }
      }
    )
    try stage.tap("規約")
    #expect(list.log == ["https://shop.example/terms"])
    let look = try stage.element("規約").element
    #expect(look.traits.contains(.link))
    #expect(look.address == "https://shop.example/terms")
  }

  @Test(arguments: [(nil, 0), ("3", 1)] as [(String?, Int)])
  func `a badge stands on the upper trailing corner, and is the element's value`(
    text: String?,
    count: Int
  ) {
    let elements = frames(part.image("かご", label: "かご").frame(width: 60, height: 60).badge(text))
    let badges = elements.filter { $0.element.role == .badge }
    #expect(badges.count == count)
    #expect(elements.first { $0.element.role == .image }?.element.value == text)
    guard let badge = badges.first else { return }
    #expect(badge.frame.maxX == elements[1].frame.maxX)
    #expect(badge.frame.y == elements[1].frame.y)
    #expect(frames(part.text("無").badge(0)).allSatisfy { $0.element.role != .badge })
  }

  @Test(
    arguments: [(0.25, 0.25, "25%"), (-1, 0, "0%"), (7, 1, "100%"), (.nan, 0, "0%")]
      as [(Double, Double, String)]
  )
  func `progress says how far it is`(done: Double, fraction: Double, value: String) {
    let look = frames(part.progress("送信", done: done))[1].element
    #expect(look.fractionDone == fraction)
    #expect([look.label, look.value] == ["送信", value])
  }

  @Test func `a group folds its content away`() throws {
    let stage = Stage(
      of: SketchPart { [list] part in
        part.disclosureGroup("詳細", isExpanded: list.isOn, onChange: { list.isOn = $0 }) {
          part.text("中身")
        }
      }
    )
    #expect(!stage.shows("中身"))
    try stage.tap("詳細")
    #expect(stage.shows("中身"))
    #expect(try stage.element("詳細").element.isChecked == true)
    try stage.change("詳細", to: .isOn(false))
    #expect(!stage.shows("中身"))
  }

  @Test func `an action sheet stands at the lower edge and covers the rest`() throws {
    let stage = Stage(
      of: SketchPart { [list] part in
        part.layers {
          part.button("後ろ") { list.log.append("後ろ") }
          part.actionSheet("どれ", message: "選ぶ") {
            part.button("消す", role: .destructive) { list.log.append("消す") }
          }
        }
      }
    )
    #expect(throws: ScreenError.self) { try stage.tap("後ろ") }
    let button = try stage.element("消す")
    #expect(button.frame.maxY == stage.frames.viewport.maxY - 16)
    #expect(button.element.color == .destructive)
    try stage.tap("消す")
    #expect(list.log == ["消す"])
    #expect(part.actionSheet { part.text("無題") }.label == nil)
  }

  @Test func `a button that is loading takes no tap and keeps its name`() throws {
    let stage = Stage(
      of: SketchPart { [list] part in
        part.button("送る", role: .primary, isLoading: list.isOn) { list.isOn = true }
          .identifier("send")
      }
    )
    #expect(try stage.element("send").element.background == .accent)
    try stage.tap("send")
    let look = try stage.element("send").element
    #expect([look.isEnabled, look.says("送る")] == [false, true])
    #expect(throws: ScreenError.self) { try stage.tap("send") }
  }

  @Test func `a button is the same element before it loads, meanwhile and after`() throws {
    let window = MirroredWindow { [list] part in
      part.button("送る", role: .primary, isLoading: list.isOn) { list.log.append("送る") }
        .identifier("button")
    }
    let id = try window.id("button")
    let size = window.mirror[id]?.frame.size
    for isLoading in [true, false, true] {
      list.isOn = isLoading
      window.expectEqualToWhole()
      #expect(try window.id("button") == id)
      #expect(window.mirror[id]?.look.text == (isLoading ? nil : "送る"))
      #expect(window.mirror[id]?.children.count == (isLoading ? 2 : 0))
      #expect(window.mirror[id]?.look.isEnabled == !isLoading)
      #expect(window.mirror[id]?.frame.size == size)
    }
  }

  @Test(arguments: ScreenButtonRole.allCases, [false, true])
  func `a front-end sees what kind of button it is`(role: ScreenButtonRole, isLoading: Bool) {
    let look = part.button("やめる", role: role, isLoading: isLoading) {}.look
    #expect(look.buttonRole == role)
    #expect(part.button("やめる") {}.look.buttonRole == .normal)
  }

  @Test(arguments: [(2, 3, 195.0), (0, 3, 390.0), (3, 1, 130.0)])
  func `a grid has columns of one width`(columns: Int, count: Int, width: Double) {
    let cells = frames(
      part.grid(columns: columns) { for index in 0..<count { part.button("\(index)") {} } }
    ).filter { $0.element.role == .button }
    #expect(cells.map(\.frame.width) == [Double](repeating: width, count: count))
    #expect(cells[0].frame.y == 0)
    if columns == 2 { #expect(cells[2].frame.y == 44) }
  }

  @Test func `the rows of a grid are as high as the highest in them, with room between`() {
    let cells = frames(
      part.grid(columns: 2, spacing: 10) {
        part.button("一") {}
        part.spacer().frame(width: 30, height: 100)
        part.text("三").identifier("third")
      }
    )
    let third = cells.first { $0.element.identifier == "third" }
    #expect(third?.frame.y == 110)
    #expect(frames(part.grid(columns: 4, spacing: 900) { part.text("狭") }).count == 3)
    #expect(frames(part.grid(columns: .max) { part.text("多") }).count == 3)
  }

  @Test(
    arguments: [
      (nil, nil, nil, nil, 390, 44), (nil, 100, nil, nil, 100, 44), (nil, nil, 80, nil, 390, 80),
      (nil, nil, nil, 20, 390, 20), (500, 100, nil, nil, 500, 44),
      (.nan, -1, .infinity, -3, 390, 44),
    ] as [(Double?, Double?, Double?, Double?, Double, Double)]
  )
  func `a size stays between its limits`(
    minWidth: Double?,
    maxWidth: Double?,
    minHeight: Double?,
    maxHeight: Double?,
    width: Double,
    height: Double
  ) {
    let limited = frames(
      part.button("枠") {}.sizeLimits(
        minWidth: minWidth,
        maxWidth: maxWidth,
        minHeight: minHeight,
        maxHeight: maxHeight
      )
    )[1]
    #expect([limited.frame.width, limited.frame.height] == [width, height])
  }

  @Test(arguments: [(2.0, 195.0), (0.5, 780), (.nan, 390), (-1, 390)])
  func `a shape is as wide as it may be`(ratio: Double, height: Double) {
    let shape = frames(part.layers { part.text("形") }.aspectRatio(ratio))[1]
    #expect([shape.frame.width, shape.frame.height] == [390, height])
  }

  @Test(arguments: [(nil, 4), (2, 2), (9, 4), (0, 1), (-1, 1)] as [(Int?, Int)])
  func `a text has no more lines than it may`(limit: Int?, lines: Int) {
    let text = frames(part.text("一\n二\n三\n四").lineLimit(limit))[1]
    #expect(text.frame.height == 22 * Double(lines))
  }

  /// Lines of 30 points, whatever the font.
  private struct TallMeasurer: TextMeasurer {
    func size(of text: String, font: ScreenFont, width: Double) -> ScreenSize {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
      return ScreenSize(width: min(40, width), height: 30 * Double(lines))
    }
  }

  @Test(arguments: [(nil, 90.0), (1, 30), (2, 60), (5, 90)] as [(Int?, Double)])
  func `a limit of lines goes by the lines of the front-end`(limit: Int?, height: Double) {
    let window = SceneWindow(environment: ScreenEnvironment.plain, measurer: TallMeasurer())
    window.navigator.push(SketchScene { $0.text("一\n二\n三").textStyle(.title).lineLimit(limit) })
    let frames = ScreenFrames(of: ScreenMirror(window.snapshot()))
    #expect(frames.elements.last?.frame.height == height)
  }

  @Test func `a limit of lines that changes is measured, and told`() {
    let window = MirroredWindow { [list] part in
      part.text("一\n二\n三").lineLimit(list.isOn ? 1 : nil).identifier("text")
      part.text("後")
    }
    #expect(window["text"]?.frame.height == 66)
    list.isOn = true
    window.expectEqualToWhole()
    #expect(window["text"]?.frame.height == 22)
    #expect(window["text"]?.look.lineLimit == 1)
  }

  @Test func `assistive technology is told levels and what it can do`() throws {
    let stage = Stage(
      of: SketchPart { [list] part in
        part.text("題").header(level: 2)
        part.text("行").accessibilityAction("消す") { list.log.append("消す") }
          .accessibilityAction("送る") { list.log.append("送る") }
      }
    )
    #expect(try stage.element("題").element.headingLevel == 2)
    #expect(part.text("外").header(level: 9).look.headingLevel == 6)
    try stage.performAccessibilityAction("送る", on: "行")
    #expect(list.log == ["送る"])
    #expect(throws: ScreenError.self) {
      try stage.performAccessibilityAction("飛ぶ", on: "行")
    }
  }
}
