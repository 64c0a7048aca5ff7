import Observation2
import Scenes
import Testing

/// A front-end's copy follows the patches, and tells what of the screen is to be drawn anew.
@MainActor @Suite final class LaidOutScreenTests {
  private final class Form: ObservedModel {
    @Observed var title = "塩"
    @Observed var count = 1
    @Observed var height = 50.0
    @Observed var isOn = true
    @Observed var items = ["a", "b"]
    @Observed var name = ""
  }

  private let form = Form()
  private let window: SceneWindow
  private var screen: LaidOutScreen

  init() {
    let form = form
    let scene = SketchScene { part in
      part.scroll {
        part.text(form.title).identifier("title")
        part.row {
          part.button("OK") {}.disabled(!form.isOn).identifier("ok")
          part.text("\(form.count)").identifier("count")
        }
        .frame(height: form.height).identifier("row")
        part.textField(form.name, placeholder: "名") { form.name = $0 }.identifier("name")
        for item in form.items { part.text(item).frame(height: 500) }
      }
      .identifier("list")
    }
    window = SceneWindow()
    window.navigator.push(scene)
    screen = LaidOutScreen(window.snapshot())
  }

  private func id(_ name: String) throws -> ScreenNodeID {
    try #require(ScreenFrames(of: screen.mirror).elements.first { $0.element.identifier == name })
      .id
  }

  /// Applies what has changed, and expects the frames of a copy that is read from nothing.
  private func update() throws -> ScreenDamage {
    _ = screen.frames
    let damage = try screen.apply(window.update())
    #expect(frames == ScreenFrames(of: screen.mirror))
    return damage
  }

  private func element(_ name: String) throws -> LaidOutElement {
    let found = try screen.element(id(name))
    return try #require(found)
  }

  private func frame(_ name: String) throws -> ScreenRect {
    try element(name).clippedFrame
  }

  /// The copy's frames.
  private var frames: ScreenFrames { screen.frames }

  @Test func `nothing is drawn anew where nothing has changed`() throws {
    #expect(try update() == .areas([]))
  }

  @Test func `of a text that is as wide as before its own place is drawn anew`() throws {
    form.count = 2
    #expect(try update() == .areas([frame("count")]))
    #expect(try element("count").element.text == "2")
  }

  @Test func `a text that is wider is drawn anew where it was and where it is`() throws {
    let before = try frame("title")
    form.title = "粗塩"
    guard case .areas(let areas) = try update() else { return #expect(Bool(false)) }
    let after = try frame("title")
    #expect(after.width > before.width)
    #expect(areas.contains(after))
  }

  @Test func `what is in a row that moves moves with it, and can be hit there`() throws {
    let before = try frame("name")
    form.height = 80
    guard case .areas(let areas) = try update() else { return #expect(Bool(false)) }
    let after = try frame("name")
    #expect(after.y == before.y + 30)
    for one in [before, after] {
      #expect(areas.contains { $0.intersection(one) == one })
    }
    #expect(try frames.hit(at: after.center).target?.id == id("name"))
  }

  @Test func `a button that is disabled is known to be`() throws {
    #expect(try element("ok").isEnabled == true)
    form.isOn = false
    #expect(try update() != .everything)
    #expect(try element("ok").isEnabled == false)
  }

  @Test func `the focus is at one element alone`() throws {
    for name in ["name", "ok"] {
      try window.send(.focus(true), to: id(name))
      #expect(
        try update() == .areas(name == "name" ? [frame("name")] : [frame("ok"), frame("name")])
      )
      #expect(try frames.elements.filter(\.isFocused).map(\.id) == [id(name)])
    }
  }

  @Test func `a scroll that is moved is drawn anew, whole`() throws {
    let list = try id("list")
    try window.send(.scrolled(ScreenPoint(x: 0, y: 60)), to: list)
    #expect(try update() == .areas([frame("list")]))
    #expect(frames.scrolls.map(\.offset.y) == [60])
  }

  @Test func `everything is drawn anew once something has come or gone`() throws {
    form.items.append("c")
    #expect(try update() == .everything)
    #expect(frames.elements.contains { $0.element.text == "c" })
    form.items.removeFirst()
    #expect(try update() == .everything)
  }

  @Test func `a field shows what has been written into it`() throws {
    let field = try id("name")
    _ = screen.frames
    try window.send(.text("花子"), to: field)
    screen.note(text: "花子", of: field)
    #expect(try element("name").element.text == "花子")
    #expect(frames == ScreenFrames(of: screen.mirror))
  }

  @Test func `a patch that does not fit is told, and the frames are those of the copy`() throws {
    form.count = 2
    let known = window.update() + [.remove(ScreenMirror(window.snapshot()).root)]
    _ = screen.frames
    #expect(throws: ScreenPatchError.self) { try self.screen.apply(known) }
    #expect(frames == ScreenFrames(of: screen.mirror))
    #expect(try element("count").element.text == "2")
  }
}
