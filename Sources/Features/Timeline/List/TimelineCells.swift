import SceneCollections
import Scenes

/// Shows the timeline's sections.
typealias TimelineDiffableDataSource =
  CollectionViewDiffableDataSource<HomeMessageSection, TimelineItem>

/// How the items of the timeline look: a registration for each kind of cell.
@MainActor
struct TimelineCells {
  private typealias Registration<Item> = CollectionView.CellRegistration<CollectionViewCell, Item>

  private let trouble = Self.cells { TroubleCell(trouble: $0) }
  private let banner = Self.cells { BannerCell(banner: $0) }
  private let image: Registration<TimelinePost>
  private let product: Registration<TimelinePost>
  private let description: Registration<TimelinePost>

  /// - Parameters:
  ///   - pictures: Brings the pictures.
  ///   - didTap: Called with a tapped post.
  init(pictures: ScreenPictures, didTap: @escaping @MainActor (TimelinePost) -> Void) {
    let cell = { @MainActor post in
      PostCell(post: post, pictures: pictures) { didTap(post) }
    }
    image = Self.cells(cell)
    product = Self.cells(cell)
    description = Self.cells(cell)
  }

  private static func cells<Item, Part: ScreenPart & Equatable>(
    _ part: @escaping @MainActor (Item) -> Part
  ) -> Registration<Item> {
    Registration { cell, _, item in
      cell.contentConfiguration = CellPartConfiguration(part(item))
    }
  }

  /// The cell of an item.
  func cell(
    _ view: CollectionView,
    _ path: CollectionPath,
    _ item: TimelineItem
  ) -> CollectionViewCell {
    switch item {
    case .trouble(let item):
      view.dequeueConfiguredReusableCell(using: trouble, for: path, item: item)
    case .banner(let item):
      view.dequeueConfiguredReusableCell(using: banner, for: path, item: item)
    case .post(let post):
      view.dequeueConfiguredReusableCell(using: registration(of: post), for: path, item: post)
    }
  }

  /// One for each kind, so that a cell is used again for what looks alike.
  private func registration(of post: TimelinePost) -> Registration<TimelinePost> {
    switch post.content {
    case .image: image
    case .product: product
    case .description: description
    }
  }
}
