import Scenes
import ScenesHeadless
import Testing

/// Menus, alerts and action sheets that need more room than there is: all of them can be reached by a finger.
@MainActor @Suite struct TallPanelTests {
  private let list = ShopList(0)
  private static let lines = Array(repeating: "この注文は取り消せません。", count: 80).joined()

  private func menu(_ count: Int, selected: Int? = nil) -> Stage {
    Stage(
      of: SketchPart { [list] part in
        part.picker("産地", choosing: selected, among: Array(0..<count), title: { "産地\($0)" }) {
          list.log.append("産地\($0)")
        }
        .identifier("picker")
      }
    )
  }

  private func alert(
    in environment: ScreenEnvironment = .plain,
    message: String = "",
    buttons: Int
  ) -> Stage {
    Stage(
      of: SketchPart { [list] part in
        part.layers {
          part.text("後ろ")
          part.alert("消しますか", message: message) {
            for number in 0..<buttons {
              part.button("釦\(number)") { list.log.append("釦\(number)") }
            }
          }
        }
      },
      in: environment
    )
  }

  private func sheet(_ buttons: Int) -> Stage {
    Stage(
      of: SketchPart { [list] part in
        part.layers {
          part.actionSheet("並べ替え") {
            for number in 0..<buttons {
              part.button("順\(number)") { list.log.append("順\(number)") }
            }
            part.button("やめる", role: .cancel) { list.log.append("やめる") }
          }
        }
      }
    )
  }

  /// Reaches something as a finger does: it scrolls first, where it has to.
  private func reach(_ query: ScreenQuery, _ stage: Stage) throws {
    try stage.scroll(to: query)
    try stage.tap(query)
  }

  private func panel(_ role: ScreenRole, _ stage: Stage) throws -> LaidOutElement {
    let frames = stage.frames
    let found = try #require(frames.elements.first { $0.element.role == role })
    return try #require(frames.children(of: found).first)
  }

  @Test func `the first and the last entry of a long menu can be chosen`() throws {
    let stage = menu(30)
    for name in ["産地0", "産地29", "産地15"] {
      try stage.tap("picker")
      try reach(.text(name), stage)
    }
    #expect(list.log == ["産地0", "産地29", "産地15"])
  }

  @Test func `a long menu keeps off the edges, and its other entries can't be tapped`() throws {
    let stage = menu(30)
    try stage.tap("picker")
    #expect(try panel(.menu, stage).frame == ScreenRect(x: 60, y: 8, width: 270, height: 828))
    #expect(stage.frames.scrolls.map(\.contentSize.height) == [30 * 44])
    #expect(throws: ScreenError.self) { try stage.tap("産地29") }
    #expect(list.log.isEmpty)
  }

  @Test func `a long menu opens at the entry that is ticked`() throws {
    let stage = menu(30, selected: 20)
    try stage.tap("picker")
    try stage.tap(.text("産地20").and(.role(.button)))
    #expect(list.log == ["産地20"])
    let short = menu(3, selected: 2)
    try short.tap("picker")
    #expect(short.frames.scrolls[0].offset == .zero)
  }

  @Test func `a long message scrolls above the buttons`() throws {
    let stage = alert(message: Self.lines, buttons: 2)
    #expect(try panel(.alert, stage).frame == ScreenRect(x: 60, y: 8, width: 270, height: 828))
    try stage.tap("釦1")
    try stage.tap("釦0")
    #expect(list.log == ["釦1", "釦0"])
    let words = stage.frames.scrolls[0]
    // Less the padding, two buttons, and the spaces between.
    #expect(words.frame.height == 692)
    #expect(words.contentSize.height > 844)
    #expect(stage.scroll(by: ScreenPoint(x: 0, y: .infinity), words.id))
    #expect(!stage.scroll(by: ScreenPoint(x: 0, y: 1), words.id))
  }

  @Test func `many buttons below a long message have half of the room`() throws {
    let stage = alert(message: Self.lines, buttons: 30)
    #expect(stage.frames.scrolls.map(\.frame.height) == [394, 394])
    for number in [0, 29, 12] { try reach(.text("釦\(number)"), stage) }
    #expect(list.log == ["釦0", "釦29", "釦12"])
  }

  @Test func `a short message above many buttons is seen whole`() throws {
    let stage = alert(message: "元に戻せません", buttons: 30)
    let words = stage.frames.scrolls[0]
    #expect(words.frame.height == words.contentSize.height)
    try reach(.text("釦29"), stage)
    #expect(list.log == ["釦29"])
  }

  @Test func `the button to cancel stays below an action sheet that scrolls`() throws {
    let stage = sheet(30)
    let panel = try panel(.actionSheet, stage)
    #expect(panel.frame == ScreenRect(x: 0, y: 8, width: 390, height: 836))
    try stage.tap("やめる")
    try reach("順29", stage)
    try stage.tap("やめる")
    try reach("順0", stage)
    #expect(list.log == ["やめる", "順29", "やめる", "順0"])
  }

  @Test(arguments: [0, 7, 30], [ScreenRole.alert, .actionSheet])
  func `the button to cancel can always be tapped, and stays in its place`(
    place: Int,
    role: ScreenRole
  ) throws {
    let stage = Stage(
      of: SketchPart { [list] part in
        let buttons = (0..<30).map { number in
          part.button("釦\(number)") { list.log.append("釦\(number)") }
        }
        let cancel = part.button("やめる", role: .cancel) { list.log.append("やめる") }
        part.layers {
          if role == .alert {
            part.alert("どれ") { buttons[..<place] + [cancel] + buttons[place...] }
          } else {
            part.actionSheet("どれ") { buttons[..<place] + [cancel] + buttons[place...] }
          }
        }
      }
    )
    try stage.tap("やめる")
    for number in [29, 0, 8] {
      try reach(.text("釦\(number)"), stage)
      try stage.tap("やめる")
    }
    #expect(list.log == ["やめる", "釦29", "やめる", "釦0", "やめる", "釦8", "やめる"])
    let texts = stage.frames.elements.compactMap(\.element.text)
    #expect(texts.firstIndex(of: "やめる") == place + 1)
    #expect(try panel(role, stage).frame.height <= 836)
  }

  @Test func `an action sheet that fits is as high as what is in it`() throws {
    let stage = sheet(2)
    // The padding, the title, three buttons, and the spaces between.
    let height: Double = 32 + 22 + 132 + 24
    #expect(
      try panel(.actionSheet, stage).frame
        == ScreenRect(x: 0, y: 844 - height, width: 390, height: height)
    )
  }

  @Test func `a question of the navigation can be answered however long it is`() throws {
    let stage = menu(1)
    let buttons = (0..<40).map { ScenePromptButton("b\($0)", "釦\($0)") }
    for style in [ScenePrompt.Style.alert, .actionSheet] {
      for number in [0, 39] {
        stage.navigator.apply(
          .ask(ScenePrompt(style, title: "どれ", message: Self.lines, buttons: buttons), id: "q")
        )
        try reach(.id("b\(number)"), stage)
        #expect(stage.navigator.navigation.presentations.isEmpty)
      }
    }
  }

  @Test func `nothing of a tall panel stands where the device covers the screen`() throws {
    var environment = ScreenEnvironment.plain
    environment.safeArea = ScreenInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    let stage = alert(in: environment, message: Self.lines, buttons: 1)
    #expect(try panel(.alert, stage).frame == ScreenRect(x: 60, y: 67, width: 270, height: 710))
  }

  @Test func `an ordinary alert can be answered in the largest text on a telephone on its side`()
    throws
  {
    var environment = ScreenEnvironment(
      containerSize: ScreenSize(width: 844, height: 390),
      locale: "ja-JP"
    )
    environment.textSize = .accessibilityExtraExtraExtraLarge
    let stage = alert(
      in: environment,
      message: "送り先を変えると、配達の日が変わることがあります。続けてもよろしいですか。元には戻せません。",
      buttons: 3
    )
    for number in 0..<3 { try reach(.text("釦\(number)"), stage) }
    #expect(list.log == ["釦0", "釦1", "釦2"])
    let words = stage.frames.scrolls[0]
    #expect(words.frame.height > 100)
    #expect(stage.scroll(by: ScreenPoint(x: 0, y: .infinity), words.id))
  }

  @Test func `a panel on a screen without room is none the worse`() throws {
    let environment = ScreenEnvironment(
      containerSize: ScreenSize(width: 61, height: 9),
      locale: "ja-JP"
    )
    let stage = alert(in: environment, message: Self.lines, buttons: 3)
    #expect(stage.frames.scrolls.map(\.frame.height) == [0, 0])
    #expect(stage.issues.isEmpty)
  }

  @Test func `a scroll that stands in layers is no higher than they are`() throws {
    let frames = ScreenFrames(of: [
      SketchPart { _ in }.layers {
        SketchPart { _ in }.scroll {
          for number in 0..<100 { SketchPart { _ in }.text("\(number)") }
        }
        .alignment(.center)
      }
    ])
    #expect(frames.scrolls.map(\.frame.height) == [844])
    #expect(frames.scrolls.map(\.contentSize.height) == [2_200])
  }

  @Test func `so is one that is lazy, of which only what can be seen is described`() throws {
    let window = MirroredWindow { [list] part in
      part.layers {
        part.lazyColumn(estimatedRowHeight: 30) {
          part.each(list.items) { part.text($0.name).frame(height: 40) }
        }
        .alignment(.bottom).padding(4).identifier("list")
      }
    }
    for (count, height) in [(1_000, 844.0), (3, 128), (0, 8), (20, 808), (21, 844), (1, 48)] {
      list.items = ShopItem.some(count)
      window.expectEqualToWhole()
      let frame = try #require(window["list"]?.frame)
      #expect(frame == ScreenRect(x: 0, y: 844 - height, width: 390, height: height))
      #expect(window.nodes.count < 40)
    }
    list.items = ShopItem.some(1_000)
    window.update()
    try window.send(.scrolled(ScreenPoint(x: 0, y: 20_000)), to: "list")
    window.expectEqualToWhole()
    #expect(try #require(window["list"]?.scroll?.offset.y) > 10_000)
    #expect(window.nodes.count < 40)
    list.items.removeLast(997)
    window.expectEqualToWhole()
    #expect(window["list"]?.scroll?.offset == .zero)
    #expect(window["list"]?.frame.height == 128)
  }

  @Test func `a message that becomes short leaves its room to the buttons`() {
    let stage = Stage(
      of: SketchPart { [list] part in
        part.layers {
          part.alert("消しますか", message: list.title) {
            part.each(list.items) { part.button($0.name) {} }
          }
        }
      }
    )
    func heights() -> [Double] { stage.frames.scrolls.map(\.frame.height) }
    list.title = Array(repeating: "行", count: 28).joined(separator: "\n")
    list.items = ShopItem.some(1)
    #expect(heights() == [646, 44])
    list.items = ShopItem.some(20)
    #expect(heights() == [394, 394])
    list.title = "行"
    #expect(heights() == [52, 736])
    list.items = ShopItem.some(2)
    #expect(heights() == [52, 96])
  }

  @Test func `a panel that grows and shrinks follows the room, and keeps what it shows`() throws {
    let window = MirroredWindow { [list] part in
      part.layers {
        part.alert("消しますか", message: list.title) {
          part.each(list.items) { part.button($0.name) {} }
        }
      }
    }
    for (number, lines) in [1, 80, 3, 200, 0].enumerated() {
      list.title = Array(repeating: "取り消せません。", count: lines).joined()
      list.items = ShopList(number * 12).items
      window.expectEqualToWhole()
    }
    #expect(window.issues.isEmpty)
  }
}
