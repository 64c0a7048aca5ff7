import Observation2
import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// What is seen first stays where it is.
@MainActor @Suite struct AnchorTests {
  private func stage(pinned: Bool) -> RowStage {
    RowStage(sections: 9) { section, _ in
      section.boundarySupplementaryItems = [RowStage.header(pinned: pinned)]
    }
  }

  private func first(_ rows: RowStage) -> CollectionPath? {
    rows.collectionView.pathsForVisibleItems.first
  }

  @Test(arguments: [false, true])
  func `turned there and back, with headers and sections of many kinds, all stands where it stood`(
    pinned: Bool
  ) throws {
    // Rows as high as a part of the width: further down all is elsewhere when that changes.
    let rows = RowStage(sections: 9) { section, number in
      if number % 2 == 0 { section = Self.rows(height: .fractionalWidth(0.15)) }
      section.boundarySupplementaryItems = [RowStage.header(pinned: pinned)]
    }
    for offset in [75.0, 640, 1_250, 1_777] {
      rows.scroll(to: offset)
      let paths = rows.collectionView.pathsForVisibleItems
      let first = try #require(paths.first)
      let identifier = "cell-\(first.section * 1_000_000 + first.item)"
      let before = try #require(rows.frame(identifier))
      for size in [(700.0, 200.0), (350, 150), (175, 300)] {
        rows.turn(size.0, size.1)
        #expect(self.first(rows) == first)
        let after = try #require(rows.frame(identifier))
        #expect(abs(after.y / after.height - before.y / before.height) < 0.001)
        rows.turn(350, 300)
        #expect(rows.collectionView.contentOffset.y == offset)
        #expect(rows.collectionView.pathsForVisibleItems == paths)
      }
    }
  }

  private nonisolated static func rows(
    height: CollectionLayoutDimension
  ) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: height
    )
    return CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    )
  }

  @Test func `a header stays at the top of its section's rest, and is pushed out by its end`() {
    let rows = stage(pinned: true)
    // The first section is 30 + 500, the second 30 + 80 points long.
    rows.scroll(to: 100)
    #expect(rows.frame("header-0")?.y == 0)
    #expect(rows.frame("header-1")?.y == nil || rows.frame("header-1")?.y == 430)
    rows.scroll(to: 510)
    #expect(rows.frame("header-0")?.y == -10)
    #expect(rows.frame("header-1")?.y == 20)
    rows.scroll(to: 560)
    #expect(rows.frame("header-1")?.y == 0)
    // Over a section that is scrolled across as well: it stays where it is.
    rows.stage.drag(from: ScreenPoint(x: 300, y: 60), to: ScreenPoint(x: 150, y: 60))
    rows.stage.update()
    #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == 150)
    #expect(rows.frame("header-1") == ScreenRect(x: 20, y: 0, width: 310, height: 30))
  }

  @Test func `a header that is pinned is in front of the cells below`() {
    let rows = stage(pinned: true)
    rows.scroll(to: 100)
    let order = rows.stage.frames.elements.compactMap(\.element.identifier)
    let header = order.firstIndex(of: "header-0") ?? -1
    for item in 1...7 { #expect((order.firstIndex(of: "cell-\(item)") ?? .max) < header) }
    #expect(throws: ScreenError.self) { try rows.stage.tap("cell-0") }
  }

  // MARK: - Estimated sizes

  /// Rows as high as their text, estimated at 44 points, with headers.
  private func measured() -> RowStage {
    RowStage(sections: 9) { section, number in
      let size = CollectionLayoutSize(
        widthDimension: number % 2 == 1 ? .absolute(100) : .fractionalWidth(1),
        heightDimension: .estimated(44)
      )
      var rows = CollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
      )
      if number % 2 == 1 { rows.orthogonalScrollingBehavior = .continuous }
      rows.boundarySupplementaryItems = [RowStage.header(pinned: number % 4 == 0)]
      section = rows
    }
  }

  @Test func `sizes that come in while one scrolls up do not move what is seen`() throws {
    let rows = measured()
    rows.collectionView.scrollToItem(at: CollectionPath(section: 6, item: 5), at: .start)
    rows.stage.update()
    for _ in 0..<30 {
      let before = rows.collectionView.contentOffset.y
      let path = try #require(first(rows))
      let identifier = "cell-\(path.section * 1_000_000 + path.item)"
      let place = try #require(rows.frame(identifier)?.y)
      _ = rows.stage.scroll(by: ScreenPoint(x: 0, y: -40))
      rows.stage.update()
      guard before > 60 else { continue }
      #expect(rows.frame(identifier)?.y == place + 40)
    }
  }

  @Test func `larger text and back leaves what was first where it was`() throws {
    let rows = measured()
    for item in [3, 8] {
      rows.collectionView.scrollToItem(at: CollectionPath(section: 4, item: item), at: .start)
      rows.stage.update()
      let path = try #require(first(rows))
      let identifier = "cell-\(path.section * 1_000_000 + path.item)"
      let place = try #require(rows.frame(identifier)?.y)
      rows.stage.window.environment.textSize = .accessibilityExtraLarge
      rows.stage.update()
      #expect(rows.frame(identifier)?.y == place)
      rows.stage.window.environment.textSize = .large
      rows.stage.update()
      #expect(rows.frame(identifier)?.y == place)
    }
  }

  @Test func `a section that scrolls across is as high as its highest cell that was measured`() {
    let rows = measured()
    rows.scroll(
      to: rows.collectionView.layoutAttributes(forItemAt: CollectionPath(section: 1, item: 0))?
        .frame.y ?? 0
    )
    let cell = rows.frame("cell-1000000")?.height ?? 0
    #expect(cell > 0 && cell != 44)
    let next =
      rows.collectionView.layoutAttributes(forItemAt: CollectionPath(section: 2, item: 0))?.frame.y
      ?? 0
    let here =
      rows.collectionView.layoutAttributes(forItemAt: CollectionPath(section: 1, item: 0))?.frame.y
      ?? 0
    // Those far across still have the estimated height, and a header is between.
    #expect(next - here == 44 + 30 || next - here == cell + 30)
    rows.stage.drag(
      from: ScreenPoint(x: 300, y: 10 + (rows.frame("cell-1000000")?.y ?? 0)),
      to: ScreenPoint(x: 150, y: 10)
    )
    rows.stage.update()
    #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == 150)
  }
}
