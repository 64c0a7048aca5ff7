import Observation2
import Scenes
import ScenesHeadless
import Testing

/// A scene or a front-end ends editing, and a button that a swipe uncovers has a name.
@MainActor @Suite struct EndEditingTests {
  private let list = ShopList(1)

  private func stage() -> Stage {
    Stage(
      of: SketchPart { [list] part in
        part.textField(list.note, typing: ScreenTyping(maximumLength: 2)) { list.note = $0 }
          .identifier("field").onFocusChange { list.log.append("\($0)") }
        part.row { part.text("行") }.identifier("row")
          .swipeActions(
            [
              ScreenSwipeAction("消す", identifier: "delete-0") { list.log.append("消す") },
              ScreenSwipeAction("消す", identifier: "delete-1") { list.log.append("全部") },
            ]
          )
      }
    )
  }

  @Test func `a front-end takes the focus away, and marked text is committed`() throws {
    let stage = stage()
    #expect(!stage.window.endEditing())
    try stage.tap("field")
    try stage.type("あいう", marked: true)
    #expect(stage.window.endEditing())
    #expect(list.note == "あい")
    #expect(list.log == ["true", "false"])
    #expect(try !stage.element("field").isFocused)
    #expect(stage.mirror.focus == nil)
  }

  @Test func `a scene ends editing at its place`() throws {
    final class Router: SceneRouter {
      var place: ScenePlace?
    }
    final class Host: SceneHost {
      let view: SketchPart
      let router = Router()
      var navigationRouter: (any SceneRouter)? { router }

      init(_ view: SketchPart) { self.view = view }
    }
    let stage = stage()
    let host = Host(SketchPart { $0.textField("") { _ in }.identifier("next") })
    stage.navigator.push(host)
    try stage.tap("next")
    #expect(try stage.element("next").isFocused)
    host.router.endEditing()
    stage.update()
    #expect(stage.mirror.focus == nil)
  }

  @Test func `an uncovered button is found by its identifier`() throws {
    let stage = stage()
    try stage.swipe(.left, on: "row")
    try stage.tap(.id("delete-1"))
    #expect(list.log == ["全部"])
  }

  @Test func `a swipe to a button finds it by its identifier or its title`() throws {
    let stage = stage()
    try stage.swipeAction("delete-1", on: "row")
    try stage.swipeAction("消す", on: "row")
    #expect(list.log == ["全部", "消す"])
    #expect(throws: ScreenError.self) { try stage.swipeAction("delete-2", on: "row") }
  }
}
