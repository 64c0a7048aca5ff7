import Observation2
import SceneCollections
import Scenes
import ScenesHeadless
import Testing

@testable import MarkGrid

@MainActor @Suite struct MarkGridContentTests {
  @Test func `contents are equal when they draw the same`() {
    var state = CellConfigurationState()
    let content = MarkGridContent(number: 3)
    #expect(content.updated(for: state) == content)
    state.isFocused = true
    #expect(content.updated(for: state) == content)
    state.isSelected = true
    #expect(content.updated(for: state) == MarkGridContent(number: 3, isMarked: true))
    #expect(content != MarkGridContent(number: 4))
  }

  @Test func `a new content leaves no trace of the one before`() {
    let view = MarkGridContent(number: 3, isMarked: true).makeContentView()
    view.configuration = MarkGridContent(number: 4)
    #expect(view.body == MarkGridContent(number: 4).makeContentView().body)
  }

  @Test func `a row of a list shows it as a cell of the grid does`() throws {
    let row = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    )
    let group = CollectionLayoutGroup.vertical(
      layoutSize: row,
      subitems: [CollectionLayoutItem(layoutSize: row)]
    )
    let layout = CollectionCompositionalLayout(section: CollectionLayoutSection(group: group))
    let scene = MarkGridScene()
    scene.dataSource.collectionView.collectionViewLayout = layout
    let environment = ScreenEnvironment(
      containerSize: ScreenSize(width: 375, height: 600),
      locale: "ja-JP"
    )
    let stage = Stage(VirtualTime(), environment: environment) { scene }
    stage.update()
    try stage.tap(.id("mark-cell-1"))
    stage.update()
    let cell = try stage.element(.id("mark-cell-1"))
    #expect(cell.frame == ScreenRect(x: 0, y: 50, width: 375, height: 50))
    #expect(cell.element.isSelected)
  }
}
