import Observation2
import SceneCollections
import Scenes

extension TimelineView {
  /// The data that the view shows.
  final class DataSource: ObservedModel {
    /// How many posts are left when the next page is asked for.
    static let reach = 10

    /// The timeline, in its sections.
    private(set) lazy var timeline = makeTimeline()
    @Observed var loadingError: String?
    @Observed var refreshError: String?
    /// A Boolean value that indicates whether the timeline is being loaded, so that a pull does nothing.
    var isRefreshing: Bool {
      get { timeline.collectionView.isRefreshing }
      set { timeline.collectionView.isRefreshing = newValue }
    }
    let end = TimelineEndModel()

    let sizes: PostSizes
    weak var delegate: (any TimelineViewDelegate)?
    private let pictures: ScreenPictures
    private let waterfall: WaterfallLayout
    /// The edition of the snapshot.
    private var edition: Int?

    init(
      delegate: any TimelineViewDelegate,
      pictures: ScreenPictures,
      waterfall: WaterfallLayout = WaterfallLayout(),
      sizes: PostSizes = PostSizes()
    ) {
      self.delegate = delegate
      self.pictures = pictures
      self.waterfall = waterfall
      self.sizes = sizes
    }

    /// Shows a listing; before there is one, the sections are empty.
    ///
    /// - Complexity: O(appended) if only the end is another one.
    func show(_ listing: TimelineListing?) {
      var snapshot = timeline.snapshot()
      if let listing, listing.edition == edition {
        let shown = snapshot.numberOfItems(inSection: .message)
        snapshot.appendItems(
          listing.posts(from: shown).map(TimelineItem.post),
          toSection: .message
        )
      } else {
        snapshot = TimelineDiffableDataSource.Snapshot()
        snapshot.appendSections(HomeMessageSection.allCases)
        for section in HomeMessageSection.allCases {
          snapshot.appendItems(section.items(of: listing), toSection: section)
        }
        sizes.keep(listing?.posts(from: 0) ?? [])
        edition = listing?.edition
      }
      timeline.apply(snapshot, animatingDifferences: false) { [weak self] in self?.lookForEnd() }
    }

    private func makeTimeline() -> TimelineDiffableDataSource {
      let cells = TimelineCells(pictures: pictures) { [weak self] in self?.tap($0) }
      let end = CollectionView.SupplementaryRegistration<CollectionReusableView>(
        elementKind: HomeMessageSection.end
      ) { [model = end, weak delegate] view, _, _ in
        let part = TimelineEndView(model: model) {
          delegate?.timelineViewDidTapPageRetryButton()
        }
        view.contentConfiguration = CellPartConfiguration(part)
      }
      let view = CollectionView(layout: CollectionCompositionalLayout { _, _ in nil })
      view.allowsSelection = false
      view.delegate = self
      view.onRefresh = { [weak delegate] in delegate?.timelineViewDidPullToRefresh() }
      let source = TimelineDiffableDataSource(collectionView: view) { cells.cell($0, $1, $2) }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: end, for: path)
      }
      view.collectionViewLayout = layout(of: source)
      return source
    }

    private func layout(of source: TimelineDiffableDataSource) -> CollectionCompositionalLayout {
      CollectionCompositionalLayout { [weak source, waterfall, sizes] index, environment in
        source?.sectionIdentifier(for: index)?
          .layout(waterfall, sizes, in: environment) { [weak source] path in
            guard case .post(let post) = source?.itemIdentifier(for: path) else { return nil }
            return post
          }
      }
    }

    private func tap(_ post: TimelinePost) {
      guard let index = timeline.path(for: .post(post))?.item else { return }
      delegate?.timelineViewDidTapPost(postID: post.id, index: index)
    }
  }
}

extension TimelineView.DataSource: CollectionViewDelegate {
  func collectionView(
    _ collectionView: CollectionView,
    willDisplay cell: CollectionViewCell,
    forItemAt path: CollectionPath
  ) {
    look(at: path)
  }

  /// Looks whether the last posts are in sight already, of which nothing comes into sight any more.
  private func lookForEnd() {
    if timeline.snapshot().numberOfItems(inSection: .message) == 0 {
      delegate?.timelineViewDidReachEnd()
    } else if let last = timeline.collectionView.pathsForVisibleItems.last {
      look(at: last)
    }
  }

  private func look(at path: CollectionPath) {
    guard timeline.sectionIdentifier(for: path.section) == .message else { return }
    let count = timeline.snapshot().numberOfItems(inSection: .message)
    if path.item >= count - Self.reach { delegate?.timelineViewDidReachEnd() }
  }
}
