import Observation2
import Scenes
import Testing

/// The listings of the article *Writing a front-end*.
@MainActor @Suite struct WritingAFrontEndTests {
  final class LineFrontEnd: ScreenFrontEnd {
    let window: SceneWindow
    private(set) var lines: [String] = []
    private var mirror: ScreenMirror?

    init(_ window: SceneWindow) {
      self.window = window
      window.attach(self)
    }

    func show(_ screen: ScreenNodeSnapshot) {
      mirror = ScreenMirror(screen)
      draw()
    }

    /// Asked once for any number of changes; a real front-end waits for its next frame.
    func screenNeedsUpdate() {
      Task { self.update() }
    }

    func update() {
      let patches = window.update()
      try? mirror?.apply(patches)
      draw()
    }

    private func draw() {
      lines = mirror.map { ScreenFrames(of: $0).elements.compactMap(\.element.text) } ?? []
    }
  }

  @MainActor final class StackFrontEnd {
    let window: SceneWindow
    private(set) var containers: [SceneEntryID: Container] = [:]
    private let bag = DisposeBag()

    init(_ window: SceneWindow) {
      self.window = window
      window.frontEndParts = .all
      window.navigator.platformEndsTransitions = true
      window.navigator.changes.drive { [weak self] in self?.follow($0) }.disposed(by: bag)
    }

    private func follow(_ navigation: SceneNavigation) {
      for entry in navigation.visible where containers[entry.id] == nil {
        containers[entry.id] = window.screen(of: entry.id).map { Container($0) }
      }
      // A real front-end shows the transition now, and ends it when it has been shown.
      window.navigator.endTransition()
      let entries = Set(navigation.entries.map(\.id))
      containers = containers.filter { entries.contains($0.key) }
    }
  }

  final class Container: ScreenFrontEnd {
    let screen: SceneScreen
    private(set) var mirror: ScreenMirror?

    init(_ screen: SceneScreen) {
      self.screen = screen
      screen.attach(self)
    }

    func show(_ screen: ScreenNodeSnapshot) { mirror = ScreenMirror(screen) }

    func screenNeedsUpdate() {
      Task { try? mirror?.apply(screen.update()) }
    }
  }

  private final class Host: SceneHost {
    let view: CounterView

    init(_ data: CounterView.DataSource) { view = CounterView(dataSource: data) }
  }

  private struct CounterView: SceneView {
    final class DataSource: ObservedModel {
      @Observed var count = 0
    }

    let dataSource: DataSource

    var body: [ScreenElement] { text("\(dataSource.count)") }
  }

  @Test func `it shows the screen, and what has changed`() {
    let window = SceneWindow()
    let data = CounterView.DataSource()
    window.navigator.push(Host(data))
    let lines = LineFrontEnd(window)
    #expect(lines.lines == ["0"])
    data.count = 1
    lines.update()
    #expect(lines.lines == ["1"])
  }

  @Test func `a container shows each scene, and goes with it`() throws {
    let window = SceneWindow()
    let data = CounterView.DataSource()
    window.navigator.push(Host(CounterView.DataSource()))
    let stack = StackFrontEnd(window)
    window.navigator.push(Host(data))
    #expect(stack.containers.count == 2)
    let top = try #require(window.navigator.navigation.top)
    let container = try #require(stack.containers[top.id])
    data.count = 1
    #expect(container.mirror?.snapshot?.children.count == 1)
    #expect(container.screen.update().count == 1)
    window.navigator.pop()
    #expect(stack.containers.count == 1)
    #expect(!window.navigator.isTransitioning)
  }
}
