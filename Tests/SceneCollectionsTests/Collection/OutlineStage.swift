import SceneCollections
import Scenes
import ScenesHeadless

/// Two sections on a stage, of which the first is an outline: 1 with 11 and 12 below it, 2 with 21, and 111 below
/// 11; the second has 90 and 91.
@MainActor final class OutlineStage {
  let grid: GridStage

  init() {
    let cells = CollectionView.CellRegistration<DisclosingCell, Int> { cell, _, number in
      cell.identifier = "cell-\(number)"
      cell.number = number
    }
    grid = GridStage(0) { view, path, number in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }
    grid.change {
      $0.appendSections([1])
      $0.appendItems([90, 91])
    }
    dataSource.apply(Self.outline, to: 0)
    stage.update()
  }

  var dataSource: CollectionViewDiffableDataSource<Int, Int> { grid.dataSource }
  var stage: Stage { grid.stage }

  static var outline: DiffableDataSourceSectionSnapshot<Int> {
    var outline = DiffableDataSourceSectionSnapshot([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([21], to: 2)
    outline.append([111], to: 11)
    return outline
  }

  /// Taps the disclosure of an item.
  func disclose(_ number: Int) throws {
    try stage.tap(.id("disclose-\(number)"))
    stage.update()
  }

  /// What the cells show: numbers, with the signs of what is expanded and of what can be.
  var shown: [String] {
    grid.collectionView.visibleCells.compactMap { cell in
      guard let cell = cell as? DisclosingCell else { return nil }
      let indent = String(repeating: ".", count: cell.outlineLevel)
      return "\(indent)\(cell.number)\(cell.sign)"
    }
  }
}

/// A number, and a button that expands and collapses.
final class DisclosingCell: CollectionViewCell {
  var number = 0

  var sign: String {
    isExpandable ? configurationState.isExpanded ? "-" : "+" : ""
  }

  @ScreenBuilder override var body: [ScreenElement] {
    row {
      text(String(number))
      button(sign) { [weak self] in self?.toggleExpansion() }.identifier("disclose-\(number)")
    }
  }
}
