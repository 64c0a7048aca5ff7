import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

/// A pull asks for newer content, unless that is on its way.
@MainActor @Suite struct PullToRefreshTests {
  /// A list whose refreshes end when the test says so.
  @MainActor private final class Shelf: ObservedModel {
    @Observed var isRefreshing = false
    var refreshes = 0
  }

  private let shelf = Shelf()

  private func stage() -> Stage {
    Stage(
      of: SketchPart { [shelf] part in
        part.scroll { for number in 0..<40 { part.text("品\(number)").identifier("row-\(number)") } }
          .identifier("shelf")
          .onRefresh(isRefreshing: shelf.isRefreshing) {
            shelf.refreshes += 1
            shelf.isRefreshing = true
          }
      }
    )
  }

  @Test func `a pull during a refresh starts no second one, and one after its end does`() throws {
    let stage = stage()
    let (top, bottom) = (ScreenPoint(x: 100, y: 100), ScreenPoint(x: 100, y: 400))
    for round in 1...3 {
      #expect(stage.drag(from: top, to: bottom))
      #expect(shelf.refreshes == round)
      // In the same turn, and after the screen shows that a refresh is under way.
      for _ in 0..<2 {
        stage.drag(from: top, to: bottom)
        stage.send(.refresh, to: try stage.element("shelf").id)
        try stage.window.send(.refresh, to: try stage.element("shelf").id)
        #expect(shelf.refreshes == round)
        stage.update()
      }
      shelf.isRefreshing = false
      // A finger that is still down has pulled once.
      stage.update()
      #expect(shelf.refreshes == round)
    }
  }

  @Test func `a list that is refreshing can be scrolled, and takes the event`() throws {
    let stage = stage()
    shelf.isRefreshing = true
    #expect(try stage.element("shelf").element.events.contains(.refresh))
    stage.drag(from: ScreenPoint(x: 100, y: 400), to: ScreenPoint(x: 100, y: 100))
    #expect(try stage.element("row-0").frame.y < 0)
    #expect(shelf.refreshes == 0)
  }
}
