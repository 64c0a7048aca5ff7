import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// The position of a paged row after a change of its items.
@MainActor @Suite struct RowItemsTests {
  typealias Behavior = CollectionLayoutSection.OrthogonalScrollingBehavior

  nonisolated private static let paged: [Behavior] = [
    .paging, .groupPaging, .groupPagingCentered, .continuousGroupLeadingBoundary,
  ]

  private func drag(_ rows: RowStage, forward: Bool = true) {
    let (start, end) = forward ? (320.0, 20.0) : (20.0, 320.0)
    rows.stage.drag(from: ScreenPoint(x: start, y: 40), to: ScreenPoint(x: end, y: 40))
    rows.stage.update()
  }

  private func items(_ rows: RowStage) -> [Int] {
    rows.dataSource.snapshot().itemIdentifiers(inSection: 1)
  }

  private func frame(_ item: Int, _ rows: RowStage) -> ScreenRect? { rows.frame("cell-\(item)") }

  /// The first item that can be seen as a whole.
  private func first(_ rows: RowStage) -> Int? {
    items(rows).first { item in
      frame(item, rows).map { $0.x >= 19.5 && $0.maxX <= 330.5 } ?? false
    }
  }

  private func isSeen(_ item: Int, _ rows: RowStage) -> Bool {
    frame(item, rows).map { $0.maxX > 20 && $0.x < 330 } ?? false
  }

  private func new(_ count: Int) -> [Int] { (0..<count).map { 1_000_500 + $0 } }

  @Test(arguments: paged, [0, 3])
  func `an edit in front of a page leaves its item in sight`(
    behavior: Behavior,
    deleted: Int
  ) throws {
    let rows = RowStage(itemsAcross: 30, behavior: behavior)
    rows.scroll(to: 500)
    for _ in 0..<4 { drag(rows) }
    let (item, x) = try #require(first(rows).map { ($0, rows.x($0 - 1_000_000)) })
    // With as many items as before, the row may rest at the same offsets.
    for count in [3, 10] {
      let last = Array(items(rows).suffix(deleted == 0 ? 0 : count))
      rows.change {
        $0.insertItems(new(count), beforeItem: 1_000_000)
        $0.deleteItems(last)
      }
      #expect(rows.rests)
      #expect(isSeen(item, rows))
      rows.change { $0.deleteItems(new(count)) }
      #expect(rows.rests)
      #expect(rows.x(item - 1_000_000) == x)
    }
  }

  @Test func `an edit while a row is out of sight leaves its item in sight`() throws {
    let rows = RowStage(sections: 9, itemsAcross: 30, behavior: .paging)
    rows.scroll(to: 500)
    for _ in 0..<2 { drag(rows) }
    let item = try #require(first(rows))
    rows.scroll(to: 2_000)
    rows.change { $0.insertItems(new(10), beforeItem: 1_000_000) }
    rows.change { $0.deleteItems(Array(new(10).prefix(4))) }
    rows.scroll(to: 500)
    #expect(rows.rests)
    #expect(isSeen(item, rows))
  }

  @Test func `an edit right after an offset was set leaves the item there in sight`() {
    let rows = RowStage(itemsAcross: 30, behavior: .paging)
    rows.scroll(to: 500)
    rows.collectionView.setOrthogonalOffset(310 * 2, ofSection: 1)
    rows.change { $0.insertItems(new(10), beforeItem: 1_000_000) }
    #expect(rows.rests)
    #expect(isSeen(1_000_006, rows))
  }

  @Test(arguments: [false, true])
  func `a page that was set keeps its item through a rotation and an edit`(isTurned: Bool) {
    let rows = RowStage(itemsAcross: 30, behavior: .paging)
    rows.scroll(to: 500)
    rows.collectionView.setOrthogonalOffset(310 * 2, ofSection: 1)
    rows.stage.update()
    if isTurned {
      rows.turn(610, 300)
    } else {
      rows.change { $0.insertItems(new(10), beforeItem: 1_000_000) }
    }
    #expect(rows.rests)
    #expect(isSeen(1_000_006, rows))
    if isTurned {
      rows.turn(350, 300)
      #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == 620)
    }
  }

  @Test func `if the item of a page goes, the next one is in sight`() throws {
    let rows = RowStage(itemsAcross: 30, behavior: .paging)
    rows.scroll(to: 500)
    for _ in 0..<2 { drag(rows) }
    let item = try #require(first(rows))
    rows.change {
      $0.insertItems(new(10), beforeItem: 1_000_000)
      $0.deleteItems(Array(item..<item + 5))
    }
    #expect(rows.rests)
    #expect(isSeen(item + 5, rows))
  }

  @Test(arguments: paged)
  func `a row at its beginning shows the items that come there`(behavior: Behavior) {
    let rows = RowStage(itemsAcross: 30, behavior: behavior)
    rows.scroll(to: 500)
    let x = rows.x(0)
    rows.change { $0.insertItems(new(10), beforeItem: 1_000_000) }
    #expect(rows.rests)
    #expect(rows.x(500) == x)
  }

  @Test func `a row that becomes one of pages with a change of its items rests on a page`() {
    @MainActor final class Kind { var behavior = Behavior.continuous }
    let kind = Kind()
    let rows = RowStage(itemsAcross: 30) { section, number in
      if number == 1 { section.orthogonalScrollingBehavior = kind.behavior }
    }
    rows.scroll(to: 500)
    rows.collectionView.setOrthogonalOffset(100, ofSection: 1)
    rows.stage.update()
    kind.behavior = .paging
    rows.change { $0.appendItems(new(1), toSection: 1) }
    #expect(rows.rests)
  }

  @Test func `random edits and drags leave a row on a page, with its item in sight`() {
    for seed in 0..<CaseCount.of("COLLECTION_SCREENS", or: 30) {
      var random = SplitMix(seed: seed)
      let behavior = random.pick(Self.paged)
      let rows = RowStage(itemsAcross: 12, behavior: behavior)
      rows.scroll(to: 500)
      var item: Int?
      for step in 0..<12 {
        let range = rows.collectionView.orthogonalOffsetRange(ofSection: 1) ?? 0...0
        let offset = rows.collectionView.orthogonalOffset(ofSection: 1)
        if step == 0 || random.chance(0.3) {
          if step > 0, random.chance(0.4) {
            let pages = Double(random.number(below: 6)) * (behavior == .paging ? 310 : 108)
            rows.collectionView.setOrthogonalOffset(range.lowerBound + pages, ofSection: 1)
            rows.stage.update()
          } else {
            drag(rows, forward: random.chance(0.7))
          }
          let isMoved = rows.collectionView.orthogonalOffset(ofSection: 1) != offset
          if isMoved { item = first(rows) }
        } else {
          let before = rows.dataSource.snapshot()
          edit(rows, &random, step)
          if let known = item, !stays(known, from: before, in: rows) { item = nil }
          // At its beginning a row shows what comes there.
          if offset <= range.lowerBound + 0.5 { item = nil }
        }
        let isRight = rows.rests && (item.map { isSeen($0, rows) } ?? true)
        #expect(isRight, "seed \(seed), step \(step): \(item ?? -1)")
        if !isRight { return }
      }
    }
  }

  /// Makes some edits of the row's items at once.
  private func edit(_ rows: RowStage, _ random: inout SplitMix, _ step: Int) {
    rows.change { snapshot in
      for round in 0...random.number(below: 3) {
        let items = snapshot.itemIdentifiers(inSection: 1)
        let (some, other) = (random.pick(items), random.pick(items))
        let first = 1_001_000 + step * 100 + round * 10
        let new = Array(first..<first + 1 + random.number(below: 6))
        switch random.number(below: 5) {
        case 0 where items.count > 6:
          snapshot.deleteItems(Array(items.shuffled(using: &random).prefix(3)))
        case 1 where some != other: snapshot.moveItem(some, beforeItem: other)
        case 2: snapshot.insertItems(new, beforeItem: items[0])
        default: snapshot.insertItems(new, afterItem: some)
        }
      }
    }
  }

  /// Returns `true` if an edit leaves an item in the row, and does not move it.
  private func stays(_ item: Int, from before: NumberedSnapshot, in rows: RowStage) -> Bool {
    let after = rows.dataSource.snapshot()
    let difference = SnapshotDifference(from: before, to: after)
    return after.path(of: item) != nil && before.path(of: item) != nil
      && !difference.movedItems.contains { $0.from == before.path(of: item) }
  }
}
