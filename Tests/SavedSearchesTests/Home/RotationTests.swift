import SceneCollections
import Scenes
import ScenesHeadless
import Testing

@testable import SavedSearches

/// Rotation and split view: the mistake that many apps make, and the scene, which does not make it.
@MainActor @Suite struct RotationTests {
  private static let upright = ScreenSize(width: 834, height: 1_194)
  private static let sizes = [
    upright, ScreenSize(width: 1_194, height: 834), ScreenSize(width: 417, height: 1_194),
    ScreenSize(width: 398, height: 834), ScreenSize(width: 597, height: 834),
    ScreenSize(width: 320, height: 1_194),
  ]

  private func home(scrolledBy distance: Double) -> HomeStage {
    // Names of all lengths, so that rows are as high as the width lets them be.
    let home = HomeStage(names: (1...200).map { String(repeating: "検索条件", count: $0 % 23 + 1) })
    home.turn(to: Self.upright)
    home.scroll(by: distance)
    return home
  }

  @Test(arguments: 1...20)
  func `after any sequence of sizes every item is there, and the first in sight stays first`(
    seed: Int
  ) throws {
    let home = home(scrolledBy: Double(seed) * 173)
    let first = try #require(home.seen.first)
    let items = home.collection.dataSource.snapshot().itemIdentifiers
    var number = seed
    for step in 0..<12 {
      number = (number * 31 + 17) % 1_009
      home.turn(to: Self.sizes[number % Self.sizes.count])
      #expect(home.seen.first == first, "step \(step)")
      #expect(home.collection.dataSource.snapshot().itemIdentifiers == items)
      let paths = items.compactMap { home.collection.dataSource.path(for: $0) }
      #expect(paths.allSatisfy { home.view.layoutAttributes(forItemAt: $0) != nil })
    }
  }

  @Test func `turned and turned back it stands where it stood`() {
    let home = home(scrolledBy: 1_234)
    let (seen, offset) = (home.seen, home.view.contentOffset)
    home.turn(to: ScreenSize(width: 1_194, height: 834))
    home.turn(to: Self.upright)
    #expect(home.seen == seen)
    #expect(abs(home.view.contentOffset.y - offset.y) < 1)
  }

  @Test func `at the beginning the title stays in sight`() {
    let home = home(scrolledBy: 0)
    for size in Self.sizes {
      home.turn(to: size)
      #expect(home.seen.first == .title)
    }
  }

  @Test func `a search that appears at the end while it is turned moves nothing in sight`() throws {
    let home = home(scrolledBy: 2_000)
    let first = try #require(home.seen.first)
    home.turn(to: ScreenSize(width: 1_194, height: 834))
    home.change { $0.save("大根", words: "大根") }
    home.turn(to: Self.upright)
    #expect(home.seen.first == first)
  }

  /// The work-around that is well known, beside the scene as it is.
  ///
  /// The sections are emptied before the size changes, so that layout and counts can't differ, and reloaded after it.
  /// Nothing is left then that could stay where it was.
  @Test func `emptied and reloaded around a rotation, the list begins anew`() throws {
    let (mistaken, cured) = (home(scrolledBy: 2_000), home(scrolledBy: 2_000))
    let first = try #require(mistaken.seen.first)
    #expect(first != .title && cured.seen.first == first)
    let presenter = SavedSearchesPresenter(
      shelf: mistaken.shelf,
      recommended: [],
      routing: SavedSearchesRouter(.alone)
    )
    presenter.start()

    mistaken.collection.reload([])
    mistaken.turn(to: ScreenSize(width: 1_194, height: 834))
    mistaken.collection.reload(presenter.sections)
    mistaken.stage.update()
    #expect(mistaken.seen.first == .title)

    cured.turn(to: ScreenSize(width: 1_194, height: 834))
    #expect(cured.seen.first == first)
  }
}
