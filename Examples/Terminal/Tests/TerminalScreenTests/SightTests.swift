import Observation2
import Scenes
import TerminalScreen
import Testing

/// Elements are told when a person can see them, as by any other front-end.
@Suite @MainActor
struct SightTests {
  /// A scene of rows that write down when they come into sight and go out of it.
  final class RowsScene: SceneHost {
    final class DataSource: ObservedModel {
      var told: [String] = []
      @Observed var wantsLast = false
      @Observed var title = "Rows"
    }

    struct Rows: SceneView {
      let data: DataSource

      var body: [ScreenElement] {
        text(data.title)
        scroll {
          each(Array(1...20), id: \.self) { number in
            button("Row \(number)") {}
              .onAppear { data.told.append("+\(number)") }
              .onDisappear { data.told.append("-\(number)") }
              .focusRequested(number == 20 && data.wantsLast)
          }
        }
      }
    }

    let data = DataSource()
    var view: Rows { Rows(data: data) }
  }

  let scene = RowsScene()
  let screen = TerminalScreen(columns: 20, rows: 7)

  init() {
    screen.window.navigator.push(scene)
    _ = screen.draw()
  }

  private func told() -> [String] {
    defer { scene.data.told = [] }
    return scene.data.told
  }

  @Test func `those that come into sight and go out of it are told, each once`() {
    #expect(told() == ["+1", "+2", "+3"])
    scene.data.title = "All rows"
    _ = screen.draw()
    #expect(told() == [])
    #expect(screen.press(.pageDown))
    _ = screen.draw()
    #expect(told() == ["+4", "+5", "+6", "-1", "-2"])
  }

  @Test func `one that asks for the focus gets it once`() {
    scene.data.wantsLast = true
    #expect(screen.draw().text.contains("Row 20") == false)
    #expect(screen.window.focus != nil)
    let focus = screen.window.focus
    #expect(screen.press(.tab))
    scene.data.title = "All rows"
    _ = screen.draw()
    #expect(screen.window.focus != focus)
  }
}
