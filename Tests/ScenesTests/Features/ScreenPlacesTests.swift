import Observation2
import Scenes
import Testing

@testable import ScenesHeadless

/// What somebody knows of the places of rows who has only seen those on the screen.
@MainActor @Suite struct ScreenPlacesTests {
  private let stage: Stage

  init() {
    stage = Stage(VirtualTime(), checksContracts: false) { RowsScene() }
    stage.update()
  }

  @Test func `rows are counted from the first, whatever their numbers are`() {
    var places = ScreenPlaces()
    places.note(stage.frames)
    #expect(places.places(of: "400") == [0])
    #expect(places.places(of: "397") == [3])
    #expect(places.places(of: "1") == [])
  }

  @Test func `who scrolls goes on counting`() {
    var places = ScreenPlaces()
    places.note(stage.frames)
    for _ in 0..<5 {
      stage.scroll(by: ScreenPoint(x: 0, y: 300))
      places.note(stage.frames)
    }
    #expect(places.places(of: "360") == [40])
  }

  @Test func `who has jumped knows nothing until the first row is there again`() {
    var places = ScreenPlaces()
    places.note(stage.frames)
    stage.scroll(by: ScreenPoint(x: 0, y: 9_000))
    places.note(stage.frames)
    #expect((1...400).allSatisfy { places.places(of: "\($0)") == [] })
    stage.scroll(by: ScreenPoint(x: 0, y: -9_000))
    places.note(stage.frames)
    #expect(places.places(of: "400") == [0])
  }
}

private final class RowsScene: SceneHost {
  let view = RowsView()
}

/// Rows whose numbers go down.
private struct RowsView: SceneView {
  var body: [ScreenElement] {
    lazyColumn {
      each(Array((1...400).reversed()), id: \.self) { number in
        button("\(number)") {}.identifier("row-\(number)")
      }
    }
  }
}
