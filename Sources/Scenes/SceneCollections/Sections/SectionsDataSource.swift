/// Shows the sections of a presenter in a collection.
///
/// ```swift
/// let dataSource = SectionsDataSource(presenter)
/// let collectionView = dataSource.collectionView
/// presenter.sectionsDidChange.emit { dataSource.reload() }.disposed(by: disposeBag)
/// ```
/// It reads the sections once per ``reload()``. The layout, the counts and the cells therefore always belong to the same
/// sections, also during a rotation. A collection that moves items with animations uses a
/// ``CollectionViewDiffableDataSource`` instead.
@MainActor
public final class SectionsDataSource<Presenter: Presentable>
where Presenter.Section == any SectionProtocol {
  /// The collection that shows the sections.
  public let collectionView: CollectionView
  private weak var presenter: Presenter?
  private let shown = Shown()

  /// Creates a collection with the presenter's current sections.
  ///
  /// - Parameter presenter: The presenter, which the data source holds weakly.
  public init(_ presenter: Presenter) {
    self.presenter = presenter
    shown.sections = presenter.sections
    collectionView = CollectionView(
      layout: CollectionCompositionalLayout { [shown] index, environment in
        shown.sections.indices.contains(index)
          ? shown.sections[index].layoutSection(environment) : nil
      }
    )
    collectionView.dataSource = shown
  }

  /// Shows the presenter's current sections; without a presenter it keeps the last ones.
  ///
  /// - Complexity: O(sections + visible items).
  public func reload() {
    guard let presenter else { return }
    shown.sections = presenter.sections
    collectionView.reloadData()
  }

  /// The sections of the last reload.
  private final class Shown: CollectionViewDataSource {
    var sections: [any SectionProtocol] = []

    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

    func collectionView(
      _ collectionView: CollectionView,
      numberOfItemsInSection section: Int
    ) -> Int {
      sections[section].numberOfItems
    }

    func collectionView(
      _ collectionView: CollectionView,
      cellForItemAt path: CollectionPath
    ) -> CollectionViewCell {
      sections[path.section].configureCell(collectionView, at: path)
    }
  }
}
