import Observation2
import Scenes
import ScenesHeadless
import Testing

/// The facts that a front-end knows from its copy alone, found while one was written for a
/// terminal.
@Suite @MainActor
struct FrontEndTests {
  final class NameScene: SceneHost {
    struct Form: SceneView {
      final class DataSource: ObservedModel {
        @Observed var name = ""
        @Observed var isReadOnly = false
      }

      let data: DataSource

      var body: [ScreenElement] {
        textField(data.name) { data.name = String($0.prefix(4)) }.disabled(data.isReadOnly)
      }
    }

    let data = Form.DataSource()
    var view: Form { Form(data: data) }
  }

  final class Copy: ScreenFrontEnd {
    var mirror: ScreenMirror?
    var asked = 0

    func show(_ screen: ScreenNodeSnapshot) { mirror = ScreenMirror(screen) }
    func screenNeedsUpdate() { asked += 1 }
  }

  let scene = NameScene()
  let window = SceneWindow()
  let copy = Copy()

  init() {
    window.navigator.push(scene)
    window.attach(copy)
  }

  @Test(arguments: [
    ("a", false, "a"), ("日本", true, "日本"), ("too long", false, "too "),
    ("too long", true, "too long"),
  ]) func `a copy has the text that a field shows after an edit`(
    edit: String,
    isMarked: Bool,
    shown: String
  ) throws {
    try write(edit, isMarked: isMarked)
    try update()
    #expect(copy.mirror?[field]?.look.text == shown)
    #expect(copy.mirror?.snapshot == window.snapshot())
  }

  @Test func `a copy has the model's text when the marking ends`() throws {
    try window.send(.focus(true), to: field)
    try write("too long", isMarked: true)
    scene.data.name = "b"
    try update()
    #expect(copy.mirror?[field]?.look.text == "too long")
    try window.send(.focus(false), to: field)
    try update()
    #expect(copy.mirror?[field]?.look.text == "b")
    try update()
    #expect(window.update() == [])
  }

  @Test func `a copy has the size of the window`() throws {
    window.environment.containerSize = ScreenSize(width: 100, height: 50)
    try update()
    let mirror = try #require(copy.mirror)
    #expect(mirror[mirror.root]?.frame == ScreenRect(x: 0, y: 0, width: 100, height: 50))
    #expect(mirror.snapshot == window.snapshot())
    #expect(window.update() == [])
  }

  @Test func `a front-end that comes later learns where the focus is`() throws {
    try window.send(.focus(true), to: field)
    try update()
    let second = Copy()
    window.attach(second)
    #expect(second.asked == 1)
    #expect(window.update() == [.focus(field)])
    #expect(window.update() == [])
  }

  @Test func `the stage shows nothing of what a field refuses`() throws {
    let scene = NameScene()
    let stage = Stage(VirtualTime()) { scene }
    stage.send(.focus(true), to: stage.frames.elements[0].id)
    try stage.type("abcdef")
    #expect(stage.frames.elements[0].element.text == "abcd")
    scene.data.isReadOnly = true
    #expect(!stage.send(.text("abcdx"), to: stage.frames.elements[0].id))
    #expect(stage.frames.elements[0].element.text == "abcd")
  }

  /// Edits the field, which shows it at once.
  private func write(_ text: String, isMarked: Bool) throws {
    let field = field
    try window.send(.text(text, isMarked: isMarked), to: field)
    copy.mirror?.note(text: text, of: field)
  }

  private func update() throws {
    let patches = window.update()
    try copy.mirror?.apply(patches)
  }

  /// The only element of the screen.
  private var field: ScreenNodeID {
    guard let mirror = copy.mirror, let scene = mirror[mirror.root]?.children.first,
      let field = mirror[scene]?.children.first
    else { return ScreenNodeID(0) }
    return field
  }
}
