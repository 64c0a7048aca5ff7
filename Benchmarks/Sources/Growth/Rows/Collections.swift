import Observation2
import SceneCollections
import Scenes
import ScenesHeadless

/// The cost of collections for a growing number of sections, selected items and measured groups.
extension GrowthRow {
  @MainActor static var collections: [GrowthRow] {
    [
      GrowthRow(
        "n sections are appended one by one",
        of: ["DiffableDataSourceSnapshot.appendSections(_:)"],
        n: 2_000,
        expected: .each
      ) { n, gauge in
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        gauge.start()
        for section in 0..<n { snapshot.appendSections([section]) }
        gauge.stop()
        return snapshot.numberOfSections
      },
      GrowthRow(
        "one of n selected items is tapped, and all others are deselected",
        of: ["CollectionView.selectItem(at:)"],
        n: 500,
        expected: .each(plus: -1)
      ) { n, gauge in
        let (view, source) = rows(n)
        let counter = DeselectionCounter()
        view.delegate = counter
        let stage = Stage(VirtualTime()) {
          GrowingScene { CollectionRowsView(collectionView: view) }
        }
        stage.update()
        view.allowsMultipleSelection = true
        for item in 0..<n { view.selectItem(at: CollectionPath(section: 0, item: item)) }
        view.allowsMultipleSelection = false
        gauge.start()
        try? stage.tap("row-0")
        gauge.stop()
        return source.selectedItemIdentifiers == [0] ? counter.count : -1
      },
      GrowthRow(
        "an empty section comes below n measured rows",
        of: ["CollectionViewDiffableDataSource.apply(_:animatingDifferences:completion:)"],
        n: 2_000,
        expected: .exactly(2)
      ) { n, gauge in
        let (view, source) = rows(n)
        let stage = Stage(VirtualTime()) {
          GrowingScene { CollectionRowsView(collectionView: view) }
        }
        stage.update()
        var snapshot = source.snapshot()
        snapshot.appendSections([1])
        gauge.start()
        source.apply(snapshot)
        stage.update()
        gauge.stop()
        return source.snapshot().numberOfSections
      },
      GrowthRow(
        "n sizes are measured in groups whose widths are estimated",
        of: ["CollectionLayoutEngine.setMeasured(_:ofItem:)"],
        n: 500,
        expected: .each
      ) { n, gauge in
        let engine = estimated(n)
        var moved = 0
        gauge.start()
        for item in 0..<n {
          let size = ScreenSize(width: Double(20 + item % 90), height: 50)
          if engine.setMeasured(size, ofItem: CollectionPath(section: 0, item: item)) { moved += 1 }
        }
        gauge.stop()
        return moved
      },
      GrowthRow(
        "n groups whose widths are estimated are appended one by one",
        of: ["CollectionLayoutEngine.append(_:toSection:)"],
        n: 500,
        expected: .each(plus: 1)
      ) { n, gauge in
        let engine = estimated(1)
        gauge.start()
        for _ in 0..<n { engine.append(1, toSection: 0) }
        gauge.stop()
        return engine.itemCounts[0]
      },
    ]
  }

  /// A layout of groups of one item, both of an estimated size.
  @MainActor
  private static func estimated(_ count: Int) -> CollectionLayoutEngine {
    let size = CollectionLayoutSize(
      widthDimension: .estimated(100),
      heightDimension: .estimated(40)
    )
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [CollectionLayoutItem(layoutSize: size)]
    )
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout(section: CollectionLayoutSection(group: group)),
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: ScreenSize(width: 400, height: 800))
      )
    )
    engine.reload(itemCounts: [count])
    return engine
  }

  /// A list of rows that can be tapped.
  @MainActor
  private static func rows(
    _ count: Int
  ) -> (CollectionView, CollectionViewDiffableDataSource<Int, Int>) {
    let view = CollectionView(layout: .list(using: .init(appearance: .plain)))
    let cells = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, number in
      cell.identifier = "row-\(number)"
    }
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    source.apply(snapshot)
    return (view, source)
  }
}

private final class DeselectionCounter: CollectionViewDelegate {
  var count = 0

  func collectionView(_ collectionView: CollectionView, didDeselectItemAt path: CollectionPath) {
    count += 1
  }
}

private struct CollectionRowsView: SceneView {
  let collectionView: CollectionView

  var body: [ScreenElement] { collection(collectionView) }
}
