import Observation2
import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// A collection that a screen hides and shows again.
@MainActor @Suite struct ShownAgainTests {
  private final class Curtain: ObservedModel {
    @Observed var isOpen = true
  }

  private struct CurtainView: SceneView {
    let collectionView: CollectionView
    let curtain: Curtain

    var body: [ScreenElement] {
      if curtain.isOpen {
        collection(collectionView).identifier("grid")
      } else {
        text("closed")
      }
    }
  }

  private final class CurtainScene: SceneHost {
    let view: CurtainView

    init(view: CurtainView) {
      self.view = view
    }
  }

  @Test func `it is where it was, and scrolls on from there`() {
    let (grid, curtain) = (GridStage.marking(), Curtain())
    let view = CurtainView(collectionView: grid.collectionView, curtain: curtain)
    let stage = Stage(
      VirtualTime(),
      environment: ScreenEnvironment(
        containerSize: ScreenSize(width: 312, height: 300),
        locale: "ja-JP"
      )
    ) { CurtainScene(view: view) }
    stage.update()
    func scroll(to offset: Double) {
      let distance = offset - grid.collectionView.contentOffset.y
      _ = stage.scroll(by: ScreenPoint(x: 0, y: distance))
      stage.update()
    }
    scroll(to: 430)
    let numbers = grid.numbers
    curtain.isOpen = false
    stage.update()
    grid.change { $0.deleteItems(Array(0..<5)) }
    curtain.isOpen = true
    stage.update()
    // A row of five above is gone.
    #expect(grid.collectionView.contentOffset.y == 370)
    #expect(grid.numbers == numbers)
    scroll(to: 120)
    #expect(grid.collectionView.contentOffset.y == 120)
    curtain.isOpen = false
    stage.update()
    curtain.isOpen = true
    stage.update()
    #expect(grid.collectionView.contentOffset.y == 120)
  }

  @Test func `a collection that another scene covered shows the data that came meanwhile`() {
    @MainActor final class Hits { var count = 7 }
    let hits = Hits()
    let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, _, _ in
      cell.contentConfiguration = MarkContent(number: hits.count)
    }
    let grid = GridStage(3) { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2) }
    for count in [0, 5, 8] {
      grid.stage.navigator.push(CoverScene())
      grid.stage.update()
      let old = "\(hits.count)"
      hits.count = count
      grid.change { $0.reconfigureItems([0, 1, 2]) }
      grid.stage.update()
      grid.stage.navigator.pop()
      grid.stage.update()
      #expect(!grid.stage.shows(.text(old)))
      #expect(grid.stage.shows(.text("\(count)")))
    }
  }
}
