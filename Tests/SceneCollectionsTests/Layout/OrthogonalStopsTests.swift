import Observation2
import SceneCollections
import Scenes
import Testing

/// Where a section that scrolls across comes to rest.
@MainActor @Suite struct OrthogonalStopsTests {
  private typealias Behavior = CollectionLayoutSection.OrthogonalScrollingBehavior

  /// Groups of a width with a spacing between, seen through 310 points: 350 less insets of 20.
  private func engine(
    _ behavior: Behavior,
    count: Int = 8,
    width: Double = 100,
    spacing: Double = 8
  ) -> CollectionLayoutEngine {
    let size = CollectionLayoutSize(
      widthDimension: .absolute(width),
      heightDimension: .absolute(80)
    )
    var section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    )
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = spacing
    section.contentInsets = ScreenInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout(section: section),
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: ScreenSize(width: 350, height: 500))
      )
    )
    engine.reload(itemCounts: [count])
    return engine
  }

  @Test func `a section can be moved by what does not fit between its insets`() {
    #expect(engine(.continuous).orthogonalOffsetRange(ofSection: 0) == 0...546)
    #expect(engine(.groupPaging, count: 2).orthogonalOffsetRange(ofSection: 0) == 0...0)
    #expect(engine(.none).orthogonalOffsetRange(ofSection: 0) == nil)
    #expect(engine(.paging).orthogonalOffsetRange(ofSection: 1) == nil)
    #expect(engine(.paging, count: 0).orthogonalOffsetRange(ofSection: 0) == nil)
  }

  @Test func `as many groups as fit are centred together`() {
    let one = engine(.groupPagingCentered, count: 3, width: 256)
    // The first: (256 - 310) / 2; the last begins at 2 x 264.
    #expect(one.orthogonalOffsetRange(ofSection: 0) == -27...501)
    let three = engine(.groupPagingCentered, width: 100, spacing: 0)
    #expect(three.orthogonalOffsetRange(ofSection: 0) == -5...495)
    let few = engine(.groupPagingCentered, count: 2, width: 100, spacing: 0)
    #expect(few.orthogonalOffsetRange(ofSection: 0) == -55 ... -55)
    let broad = engine(.groupPagingCentered, count: 2, width: 400)
    #expect(broad.orthogonalOffsetRange(ofSection: 0) == 45...453)
  }

  @Test(
    arguments: [
      // To anywhere, but not beyond the ends.
      (.continuous, 0, 77, 100, 77), (.continuous, 0, 900, 100, 546), (.continuous, 50, -9, -1, 0),
      // To a group, however far.
      (.continuousGroupLeadingBoundary, 0, 77, 1, 108),
      (.continuousGroupLeadingBoundary, 0, 77, 0, 108),
      (.continuousGroupLeadingBoundary, 0, 30, 0, 0),
      (.continuousGroupLeadingBoundary, 0, 330, 1, 432),
      (.continuousGroupLeadingBoundary, 432, 330, -1, 324),
      (.continuousGroupLeadingBoundary, 0, 545, 1, 546),
      // By what is seen, or to the end; one page at most.
      (.paging, 0, 10, 1, 310), (.paging, 0, 10, 0, 0), (.paging, 0, 540, 1, 310),
      (.paging, 310, 320, 1, 546), (.paging, 546, 500, -1, 310), (.paging, 546, 0, -1, 310),
      (.paging, 310, 310, 0, 310),
      // By a group.
      (.groupPaging, 0, 20, 1, 108), (.groupPaging, 0, 500, 1, 108),
      (.groupPaging, 216, 0, -1, 108),
      (.groupPaging, 432, 500, 1, 540), (.groupPaging, 546, 545, -1, 540),
      (.groupPaging, 216, 250, 0, 216), (.groupPaging, 216, 290, 0, 324),
      // By a group that is in the middle: two of them are 208 wide, and stand at -51.
      (.groupPagingCentered, -51, 0, 1, 57), (.groupPagingCentered, 57, 10, -1, -51),
      (.groupPagingCentered, -51, 900, 1, 57), (.groupPagingCentered, 597, 900, 1, 597),
    ] as [(CollectionLayoutSection.OrthogonalScrollingBehavior, Double, Double, Double, Double)]
  )
  func `a drag rests at the next place in its direction`(
    behavior: CollectionLayoutSection.OrthogonalScrollingBehavior,
    start: Double,
    proposed: Double,
    velocity: Double,
    rest: Double
  ) {
    let found = engine(behavior).restingOrthogonalOffset(
      ofSection: 0,
      from: start,
      proposed: proposed,
      velocity: velocity
    )
    #expect(found == rest)
  }

  @Test(arguments: CollectionLayoutSection.OrthogonalScrollingBehavior.allCases)
  func `no number moves a section nowhere`(
    behavior: CollectionLayoutSection.OrthogonalScrollingBehavior
  ) {
    let engine = engine(behavior)
    let range = engine.orthogonalOffsetRange(ofSection: 0)
    for wild in [Double.nan, .infinity, -.infinity] {
      let rest = engine.restingOrthogonalOffset(
        ofSection: 0,
        from: wild,
        proposed: wild,
        velocity: wild
      )
      #expect(rest.map { range?.contains($0) == true } ?? (range == nil))
    }
  }
}
