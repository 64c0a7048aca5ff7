import SceneCollections
import Scenes

/// A hundred cells that can be marked.
///
/// ```
/// Scene ── numbers ──► DataSource ──► View
///                          ▲            │
///                          └─ a tap ────┘
/// ```
/// A tap selects an item in the collection, which passes the selection to the cell in its state. The scene
/// stores no marks of its own, so a scroll, a rotation or an insertion can't make them wrong.
package final class MarkGridScene: SceneHost {
  /// The view that a person sees.
  package let view: MarkGridView
  /// The numbers that the view shows.
  ///
  /// Its selected items are the marked cells.
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
