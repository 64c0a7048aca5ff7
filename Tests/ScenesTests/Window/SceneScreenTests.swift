import Observation2
import Testing

@testable import Scenes

/// The screen of one scene, as a front-end with native containers uses it.
@MainActor @Suite struct SceneScreenTests {
  /// A scene with a field, a button and a menu, which notes its calls.
  final class FormScene: SceneHost {
    final class Data: ObservedModel {
      @Observed var name = ""
      @Observed var title = "書式"
    }

    struct View: NavigatedSceneView {
      let data: Data
      let log: (String) -> Void

      var navigationItem: SceneNavigationItem {
        SceneNavigationItem(data.title)
          .trailing {
            row {
              button("保存") { log("save") }.identifier("save")
              button("消す") { log("delete") }.disabled()
              menu("並べ替え", items: [ScreenMenuItem("名前") { log("by name") }])
            }
          }
          .search(searchField("", onChange: { log("search \($0)") }), isActive: true) {
            log("cancel")
          }
      }

      var body: [ScreenElement] {
        textField(data.name) { data.name = $0 }.identifier("field")
        button("送信") { log("send") }.identifier("send")
          .onDisappear { log("gone") }.onAppear { log("come") }
        menu("選ぶ", items: [ScreenMenuItem("一") { log("one") }]).identifier("menu")
      }
    }

    let data = Data()
    var log: [String] = []
    var onCome: () -> Void = {}
    private(set) lazy var view = View(data: data) { [weak self] in
      self?.log.append($0)
      if $0 == "come" { self?.onCome() }
    }

    func viewDidLoad() { log.append("load") }
    func viewWillTransition(to size: ScreenSize) { log.append("size \(size.width)") }
    func traitsDidChange(from old: ScreenEnvironment) { log.append("traits") }
  }

  final class Copy: ScreenFrontEnd {
    var mirror: ScreenMirror?
    var asked = 0

    func show(_ screen: ScreenNodeSnapshot) { mirror = ScreenMirror(screen) }
    func screenNeedsUpdate() { asked += 1 }
  }

  private let window = SceneWindow()
  private let scene = FormScene()
  private let copy = Copy()
  private let bag = DisposeBag()

  private func screen(without parts: SceneChromeParts = .all) throws -> SceneScreen {
    window.frontEndParts = parts
    window.navigator.push(scene)
    let entry = try #require(window.navigator.navigation.top)
    return try #require(window.screen(of: entry.id))
  }

  private func node(_ identifier: String) throws -> ScreenNodeID {
    let mirror = try #require(copy.mirror)
    let found = ScreenFrames(of: mirror).elements.first { $0.element.identifier == identifier }
    return try #require(found).id
  }

  @Test func `the front-end receives the screen, and each change after it`() throws {
    let screen = try screen()
    screen.attach(copy)
    #expect(copy.mirror?[try node("field")]?.look.text == "")
    scene.data.name = "花"
    #expect(copy.asked == 1)
    try copy.mirror?.apply(screen.update())
    #expect(copy.mirror?[try node("field")]?.look.text == "花")
    #expect(screen.update().isEmpty)
    #expect(copy.mirror?.snapshot == screen.snapshot())
  }

  @Test func `the same entry has the same screen, and the window leaves it out`() throws {
    let screen = try screen()
    #expect(window.screen(of: screen.entry) === screen)
    #expect(window.snapshot().children.isEmpty)
    window.navigator.push(PlainScene())
    #expect(window.snapshot().children.count == 1)
  }

  @Test func `events reach the scene, and the focus is the screen's own`() throws {
    let screen = try screen()
    screen.attach(copy)
    try screen.send(.tap, to: try node("send"))
    #expect(scene.log == ["load", "send"])
    try screen.send(.focus(true), to: try node("field"))
    try copy.mirror?.apply(screen.update())
    #expect(copy.mirror?.focus == (try node("field")))
    #expect(window.focus == nil)
    #expect(window.endEditing())
    #expect(screen.focus == nil)
    #expect(!screen.endEditing())
  }

  @Test func `no touch reaches a scene that is moving, covered or gone`() throws {
    let screen = try screen()
    screen.attach(copy)
    let send = try node("send")
    window.navigator.apply(.ask(.deletion(.alert), id: "q"))
    #expect(throws: ScreenEventError.self) { try screen.send(.tap, to: send) }
    window.navigator.apply(.answer("cancel"))
    window.navigator.platformEndsTransitions = true
    window.navigator.push(PlainScene())
    #expect { try screen.send(.tap, to: send) } throws: {
      if case .moving = $0 as? ScreenEventError { true } else { false }
    }
    window.navigator.endTransition()
    #expect { try screen.send(.tap, to: send) } throws: {
      if case .covered = $0 as? ScreenEventError { true } else { false }
    }
    window.navigator.removeAll()
    #expect(throws: ScreenEventError.gone(send)) { try screen.send(.tap, to: send) }
    #expect(screen.update().isEmpty)
    #expect(screen.snapshot().children.isEmpty)
    #expect(scene.log == ["load"])
  }

  @Test func `elements in sight go out of it with their container`() throws {
    let screen = try screen()
    screen.attach(copy)
    _ = screen.update()
    #expect(scene.log == ["load", "come"])
    screen.detach()
    #expect(scene.log == ["load", "come", "gone"])
    _ = screen.update()
    #expect(scene.log.count == 3)
    let asked = copy.asked
    scene.data.name = "花"
    #expect(copy.asked == asked)
    screen.attach(copy)
    #expect(copy.mirror?[try node("field")]?.look.text == "花")
    _ = screen.update()
    #expect(scene.log.last == "come")
  }

  @Test func `a container has an environment of its own`() throws {
    let screen = try screen()
    screen.attach(copy)
    var environment = screen.environment
    environment.containerSize = ScreenSize(width: 200, height: 300)
    environment.textSize = .small
    screen.environment = environment
    #expect(scene.log == ["load", "size 200.0", "traits"])
    try copy.mirror?.apply(screen.update())
    #expect(copy.mirror?.snapshot?.frame.size == environment.containerSize)
    // The window's no longer counts.
    scene.log = []
    window.environment.containerSize.width = 999
    #expect(screen.environment == environment)
    #expect(scene.log == [])
  }

  @Test func `a screen follows the window's environment until it has its own`() throws {
    let screen = try screen()
    window.environment.containerSize.width = 321
    #expect(scene.log == ["load", "size 321.0"])
    #expect(screen.snapshot().frame.width == 321)
  }

  @Test func `a bar that the front-end draws is a value`() throws {
    let screen = try screen()
    var titles: [String?] = []
    screen.navigationItem.drive { titles.append($0?.title) }.disposed(by: bag)
    screen.attach(copy)
    scene.data.title = "新しい"
    #expect(copy.asked == 1)
    try copy.mirror?.apply(screen.update())
    #expect(titles == [nil, "書式", "新しい"])
    #expect(!(copy.mirror?.snapshot.map { "\($0)".contains("新しい") } ?? true))
  }

  @Test func `each item of a bar has its look, and one call to answer it`() throws {
    let screen = try screen()
    var item: SceneNavigationItem?
    screen.navigationItem.drive { item = $0 }.disposed(by: bag)
    screen.attach(copy)
    let items = try #require(item).trailingItems
    #expect(items.map(\.look.text) == ["保存", "消す", "並べ替え"])
    try items[0].send(.tap)
    #expect(throws: ScreenEventError.disabled(items[1].look)) { try items[1].send(.tap) }
    #expect(throws: ScreenEventError.self) { try items[2].send(.menuItem(1)) }
    try items[2].send(.menuItem(0))
    try item?.search?.send(.text("魚"))
    try item?.search?.send(.text("さか", isMarked: true))
    try item?.searchCancelItem?.send(.tap)
    #expect(scene.log == ["load", "save", "by name", "search 魚", "cancel"])
  }

  @Test(arguments: [SceneChromeParts(), .searchBar, .navigationBar])
  func `parts that the front-end does not draw stay nodes`(parts: SceneChromeParts) throws {
    let screen = try screen(without: parts)
    screen.attach(copy)
    let elements = ScreenFrames(of: try #require(copy.mirror)).elements.map(\.element)
    #expect(elements.contains { $0.role == .navigationBar } == (parts != .navigationBar))
    #expect(elements.contains { $0.role == .searchField } == parts.isEmpty)
  }

  @Test func `a front-end shows menus by itself`() throws {
    let screen = try screen()
    screen.attach(copy)
    let menu = try node("menu")
    #expect(copy.mirror?[menu]?.look.menu.map(\.title) == ["一"])
    #expect(throws: ScreenEventError.self) { try screen.send(.tap, to: menu) }
    try screen.send(.menuItem(0), to: menu)
    #expect(scene.log == ["load", "one"])
  }

  @Test func `a flat window leaves out questions that the front-end asks`() {
    window.frontEndParts = [.prompts]
    window.navigator.push(scene)
    window.navigator.apply(.ask(.deletion(.alert), id: "q"))
    #expect(window.snapshot().children.count == 1)
  }

  @Test func `an entry without a scene has no screen, and a screen keeps no scene`() throws {
    #expect(window.screen(of: SceneEntryID(number: 99)) == nil)
    weak var gone: FormScene?
    var screen: SceneScreen?
    do {
      let scene = FormScene()
      gone = scene
      window.navigator.push(PlainScene())
      window.navigator.push(scene)
      screen = window.navigator.navigation.top.flatMap { window.screen(of: $0.id) }
      screen?.attach(copy)
    }
    window.navigator.pop()
    #expect(gone == nil)
    #expect(screen?.focus == nil)
  }

  @Test func `an element may take its scene down when it comes into sight`() throws {
    window.navigator.push(PlainScene())
    let screen = try screen()
    screen.attach(copy)
    scene.onCome = { [window] in window.navigator.pop() }
    _ = screen.update()
    #expect(scene.log == ["load", "come", "gone"])
    #expect(screen.update().isEmpty)
    #expect(screen.snapshot().children.isEmpty)
    screen.detach()
    screen.attach(copy)
    #expect(copy.mirror?.count == 1)
  }

  @Test func `a scene below loads its view for the first screen of it`() throws {
    window.navigator.apply(.replaceRoot(.stack([])))
    window.navigator.push(scene)
    window.navigator.push(PlainScene())
    let entry = try #require(window.navigator.navigation.entries.first)
    let screen = try #require(window.screen(of: entry.id))
    screen.attach(copy)
    #expect(scene.log == ["load"])
    #expect(copy.mirror?[try node("send")] != nil)
  }
}
