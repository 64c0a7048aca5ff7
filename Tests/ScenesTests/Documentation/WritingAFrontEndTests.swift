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
}
