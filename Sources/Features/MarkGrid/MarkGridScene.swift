import SceneCollections
import Scenes

/// A hundred cells that can be marked.
///
/// ```
/// Scene ── numbers ──► DataSource ──► View
///                          ▲            │
///                          └─ a tap ────┘
/// ```
/// A tap selects in the collection, which tells the cell by its state: nobody keeps marks beside that, so
/// there is nothing that could be wrong after a scroll, a rotation or an insertion.
package final class MarkGridScene: SceneHost {
  /// What a person sees.
  package let view: MarkGridView
  /// What is shown; who is marked are its selected items.
  package let dataSource = MarkGridView.makeDataSource()

  /// Creates the scene.
  package init() {
    view = MarkGridView(dataSource: dataSource)
  }

  /// Shows the numbers from 0 to 99.
  package func viewDidLoad() {
    var snapshot = dataSource.snapshot()
    snapshot.appendItems(Array(0..<100))
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
