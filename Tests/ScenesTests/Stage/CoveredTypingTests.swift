import Observation2
import Scenes
import ScenesHeadless
import Testing

/// Keys are refused in a field that something covers, as a tap is.
@MainActor @Suite struct CoveredTypingTests {
  nonisolated enum Cover: CaseIterable {
    case alert, actionSheet, blocker, panel, sheet, question
  }

  private let list = ShopList(0)

  private func stage(_ cover: Cover) throws -> Stage {
    let stage = Stage(
      of: SketchPart { [list] part in
        part.layers {
          part.column {
            part.textField(list.note) { list.note = $0 }.identifier("field")
              .onSubmit { list.log.append("送る") }
              .onFocusChange { list.log.append("\($0)") }
          }
          if list.isOn {
            switch cover {
            case .alert: part.alert("待って") { part.button("はい") {} }
            case .actionSheet: part.actionSheet("選んで") { part.button("はい") {} }
            case .blocker: part.column { part.text("待って") }.blocksTouches()
            default:
              part.column { part.column { part.button("はい") {} }.frame(height: 40).blocksTouches() }
            }
          }
        }
      }
    )
    try stage.tap("field")
    try stage.type("あ")
    switch cover {
    case .sheet:
      stage.navigator.registry.add(ShopRoute.self) { _, _ in SketchScene { $0.text("上") } }
      stage.navigator.apply(.present([.cart], as: .sheet, id: "a"))
    case .question:
      let yes = ScenePromptButton("yes", "はい")
      stage.navigator.apply(.ask(ScenePrompt(.alert, title: "本当に", buttons: [yes]), id: "a"))
    default: list.isOn = true
    }
    return stage
  }

  nonisolated static let deeds: [@MainActor (Stage) throws -> Void] = [
    { try $0.type("い") }, { try $0.type("い", marked: true) }, { try $0.setMarkedText("い") },
    { try $0.erase(1) }, { try $0.erase() }, { try $0.confirmMarkedText() },
    { try $0.press(.return) }, { try $0.press(.backspace) }, { try $0.press(.escape) },
    { try $0.press(.tab) }, { try $0.press(.leftArrow) },
  ]

  @Test(arguments: Cover.allCases)
  func `no key reaches the field`(cover: Cover) throws {
    let stage = try stage(cover)
    let field = try stage.element("field").element
    for (number, deed) in Self.deeds.enumerated() {
      do {
        try deed(stage)
        Issue.record("\(number) is not refused")
      } catch ScreenError.obstacle(let look, .covered) {
        #expect(look == field)
      } catch ScreenError.nothingFocused(let candidates) {
        #expect(number == 9 && candidates.isEmpty)
      }
    }
    #expect(list.note == "あ")
    #expect(list.log == ["true"])
  }

  @Test func `keys reach it again when the cover is gone`() throws {
    let stage = try stage(.alert)
    #expect(throws: ScreenError.self) { try stage.type("い") }
    list.isOn = false
    try stage.type("う")
    #expect(list.note == "あう")
  }

  nonisolated enum Front: CaseIterable { case menu, question, sheet, fullScreen }

  @Test(arguments: Front.allCases)
  func
    `a menu, a question or a scene in front commits the marked text, cut to the longest that the field keeps`(
      front: Front
    ) throws
  {
    let window = MirroredWindow { [list] part in
      part.textField(list.note, typing: ScreenTyping(maximumLength: 3)) {
        list.log.append($0)
        list.note = $0
      }
      .identifier("field")
      part.menu("選ぶ", items: [ScreenMenuItem("一") {}]).identifier("menu")
    }
    let navigator = window.window.navigator
    navigator.registry.add(ShopRoute.self) { _, _ in SketchScene { $0.text("上") } }
    let field = try window.id("field")
    try window.send(.focus(true), to: field)
    try window.send(.text("しおこう", isMarked: true), to: field)
    window.update()
    #expect(list.log == ["しおこう"] && window.mirror[field]?.look.text == "しおこう")
    switch front {
    case .menu: try window.send(.tap, to: "menu")
    case .question:
      let yes = ScenePromptButton("yes", "はい")
      navigator.apply(.ask(ScenePrompt(.alert, title: "本当に", buttons: [yes]), id: "a"))
    case .sheet: navigator.apply(.present([.cart], as: .sheet, id: "a"))
    case .fullScreen: navigator.apply(.present([.cart], as: .fullScreen, id: "a"))
    }
    window.expectEqualToWhole()
    window.update()
    #expect(list.log == ["しおこう", "しおこ"] && list.note == "しおこ")
    #expect(window.mirror.focus == nil && window.window.focus == nil)
    if front == .menu { window.window.goBack() } else { navigator.apply(.dismiss(nil)) }
    window.expectEqualToWhole()
    window.update()
    #expect(window.mirror.focus == field && window.mirror[field]?.look.text == "しおこ")
    #expect(list.log == ["しおこう", "しおこ"])
  }
}
