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
}
