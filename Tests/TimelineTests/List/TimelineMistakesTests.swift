import SceneCollections
import Scenes
import Testing

@testable import Timeline

/// The trade's mistakes with a waterfall, beside their cures.
@MainActor @Suite struct TimelineMistakesTests {
  private let room = PostRoom(width: 194, textSize: .large)

  /// A common mistake: sizes that are saved by the index of a post, whichever post is there.
  @MainActor private struct SizesByIndex {
    private var sizes: [Int: ScreenSize] = [:]

    mutating func size(at index: Int, _ post: TimelinePost, in room: PostRoom) -> ScreenSize {
      if let size = sizes[index] { return size }
      let size = PostMeasurer().size(of: post, in: room)
      sizes[index] = size
      return size
    }
  }

  /// The heights before and after a change, of both kinds of cache, and those that are right.
  private func heights(
    _ posts: [TimelinePost],
    _ room: PostRoom
  ) -> (mistaken: [Double], cured: [Double], right: [Double]) {
    var mistaken = SizesByIndex()
    let cured = PostSizes()
    for (index, post) in [1, 2, 3, 4].map({ TimelinePost.words($0) }).enumerated() {
      _ = mistaken.size(at: index, post, in: self.room)
      _ = cured.size(of: post, in: self.room)
    }
    return (
      posts.enumerated().map { mistaken.size(at: $0, $1, in: room).height },
      posts.map { cured.size(of: $0, in: room).height },
      posts.map { PostMeasurer().size(of: $0, in: room).height }
    )
  }

  @Test(arguments: [[6, 1, 2, 3, 4], [2, 3, 4], [4, 3, 2, 1]])
  func `by their index sizes go to other posts when one is inserted or deleted`(ids: [Int]) {
    let heights = heights(ids.map { .words($0) }, room)
    #expect(heights.mistaken != heights.right)
    #expect(heights.cured == heights.right)
  }

  @Test func `by their index sizes stay when the device is turned`() {
    let wide = PostRoom(width: 416, textSize: .large)
    let heights = heights([1, 2, 3, 4].map { .words($0) }, wide)
    #expect(heights.mistaken != heights.right)
    #expect(heights.cured == heights.right)
  }

  @Test func `two vertical groups side by side log another index than the post has`() throws {
    let posts = (1...8).map { TimelinePost.words($0) }
    // The tempting layout: a group for each column, and the items dealt to the columns before. The collection only
    // knows the items in the order in which the groups hold them.
    let half = CollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5),
      heightDimension: .absolute(800)
    )
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(200)
      )
    )
    let column = CollectionLayoutGroup.vertical(layoutSize: half, subitem: item, count: 4)
    let both = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(800)
      ),
      subitems: [column, column]
    )
    let dealt =
      posts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
      + posts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    let engine = engine { _ in CollectionLayoutSection(group: both) }
    // Where a person sees the 7th post, at the lower end of the first column …
    let seen = try #require(index(at: ScreenPoint(x: 100, y: 700), engine))
    #expect(dealt[seen].id == 7)
    // … the collection counts the 4th.
    #expect(seen == 3)

    let sizes = PostSizes()
    let cured = self.engine { environment in
      HomeMessageSection.message.layout(WaterfallLayout(), sizes, in: environment) {
        posts[$0.item]
      }
    }
    let frame = try #require(cured.attributes(forItem: CollectionPath(section: 0, item: 6))?.frame)
    #expect(index(at: frame.center, cured) == 6)
  }

  private func engine(
    _ section:
      @escaping @MainActor @Sendable (CollectionLayoutEnvironment) -> CollectionLayoutSection
  ) -> CollectionLayoutEngine {
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout { section($1) },
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: ScreenSize(width: 400, height: 800))
      )
    )
    engine.reload(itemCounts: [8])
    return engine
  }

  private func index(at point: ScreenPoint, _ engine: CollectionLayoutEngine) -> Int? {
    engine.attributes(in: ScreenRect(x: point.x, y: point.y, width: 1, height: 1)).first?.path.item
  }
}
