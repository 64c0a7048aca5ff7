import SceneCollections
import Scenes
import Testing

/// Sizes that are measured, and an offset, after changes that don't concern them.
@MainActor @Suite struct MeasuredSizeTests {
  private func desk(_ sections: [[Int]] = [Array(0..<300)]) -> MeasuredDesk {
    let desk = MeasuredDesk(NumberedSnapshot(sections), MeasuredDesk.rows)
    for _ in 0..<12 { desk.update(scrolledBy: 350) }
    return desk
  }

  private func isNear(_ one: Double?, _ other: Double?) -> Bool {
    guard let one, let other else { return false }
    return abs(one - other) < 0.01
  }

  @Test(arguments: [0, 1, 2])
  func `an empty section that comes, moves or goes forgets no size and moves nothing`(kind: Int) {
    let desk = desk([Array(0..<300), [], [300, 301]])
    let (offset, height) = (desk.collectionView.contentOffset.y, desk.collectionView.contentSize)
    let first = desk.visible[0]
    let place = desk.place(of: first)
    desk.change { snapshot in
      switch kind {
      case 0: snapshot.appendSections([7])
      case 1: snapshot.moveSection(1, afterSection: 2)
      default: snapshot.deleteSections([1])
      }
    }
    desk.update()
    #expect(desk.collectionView.contentOffset.y == offset)
    #expect(desk.collectionView.contentSize == height)
    #expect(isNear(desk.place(of: first), place))
    for item in 0..<first { #expect(desk.frame(of: item)?.height == desk.height(item)) }
    #expect(desk.rounds == 0)
  }

  @Test func `edits above and below what is seen leave it where it is`() throws {
    let desk = desk()
    let first = desk.visible[1]
    let place = desk.place(of: first)
    desk.change {
      $0.insertItems([500, 501, 502], beforeItem: 3)
      $0.deleteItems([7, 8])
      $0.appendItems([600, 601])
      $0.deleteItems([first + 40])
      $0.insertSections([4], beforeSection: 0)
      $0.appendItems([700, 701], toSection: 4)
    }
    desk.update()
    #expect(isNear(desk.place(of: first), place))
    #expect(desk.visible.contains(first))
  }

  @Test func `an item that goes to another section keeps its size`() {
    let desk = MeasuredDesk(NumberedSnapshot([[1, 2, 3], [], []]), MeasuredDesk.rows)
    desk.height = { $0 == 2 ? 45 : 60 }
    desk.update()
    desk.height = { _ in 1 }
    desk.change {
      $0.appendSections([8])
      $0.appendItems([2], toSection: 8)
    }
    #expect(desk.frame(of: 2)?.height == 45)
    desk.change { $0.appendItems([2], toSection: 2) }
    #expect(desk.frame(of: 2)?.height == 45)
  }

  @Test func `a large scroll up through rows that were never measured goes just as far`() throws {
    let desk = MeasuredDesk(NumberedSnapshot([Array(0..<300)]), MeasuredDesk.rows)
    desk.collectionView.scrollToItem(at: CollectionPath(section: 0, item: 200), at: .start)
    desk.update()
    for distance in [-250.0, -390, -700, -1_500] {
      let item = try #require(desk.visible.first)
      let place = try #require(desk.place(of: item))
      desk.update(scrolledBy: distance)
      #expect(isNear(desk.place(of: item), place - distance))
    }
    // A person still reaches the beginning.
    desk.update(scrolledBy: -100_000)
    #expect(desk.collectionView.contentOffset.y == 0)
  }

  @Test func `a collection that is hidden and shown again is where it was, whatever has changed`() {
    let desk = desk()
    let first = desk.visible[0]
    let place = desk.place(of: first)
    desk.update(isShownAgain: true)
    #expect(isNear(desk.place(of: first), place))
    desk.change { $0.insertItems(Array(500..<520), beforeItem: 0) }
    desk.change { $0.deleteItems([4]) }
    desk.update(isShownAgain: true)
    #expect(isNear(desk.place(of: first), place))
  }

  @Test func `a collection that has no height for a while is where it was, whatever has changed`() {
    let desk = desk()
    let first = desk.visible[0]
    let place = desk.place(of: first)
    desk.size.height = 0
    desk.update()
    desk.change { $0.insertItems(Array(500..<520), beforeItem: 0) }
    desk.update()
    desk.size.height = 400
    desk.update()
    #expect(isNear(desk.place(of: first), place))
  }

  @Test func `items that are taken out and put back above what is seen move nothing`() {
    let desk = desk()
    let first = desk.visible[0]
    let place = desk.place(of: first)
    for _ in 0..<3 {
      desk.change { $0.deleteItems(Array(2..<9)) }
      desk.update()
      #expect(isNear(desk.place(of: first), place))
      desk.change { $0.insertItems(Array(2..<9), afterItem: 1) }
      desk.update()
      #expect(isNear(desk.place(of: first), place))
    }
  }

  @Test func `if what is seen first goes, the next item stays where it is`() {
    let desk = desk()
    let (gone, next) = (desk.visible[0], desk.visible[1])
    let place = desk.place(of: next)
    desk.change {
      $0.deleteItems([gone])
      $0.insertItems([500], beforeItem: 0)
    }
    desk.update()
    #expect(isNear(desk.place(of: next), place))
  }

  @Test(arguments: [false, true])
  func `an item that goes into a new section does not take what is seen along`(
    hasNext: Bool
  ) {
    let desk = desk()
    let (done, next) = (desk.visible[0], desk.visible[1])
    let place = desk.place(of: next)
    desk.change {
      $0.appendSections([2])
      $0.appendItems(hasNext ? [done] : [done, 299], toSection: 2)
    }
    desk.update()
    #expect(isNear(desk.place(of: next), place))
  }

  @Test func `an item that leaves a deleted section does not take what is seen along`() {
    let desk = desk([Array(0..<100), Array(400..<500)])
    desk.change {
      $0.insertSections([4], afterSection: 0)
      $0.appendItems([50], toSection: 4)
    }
    desk.collectionView.scrollToItem(at: CollectionPath(section: 1, item: 0), at: .start)
    desk.update()
    #expect(desk.visible.first == 50)
    let (next, place) = (desk.visible[1], desk.place(of: desk.visible[1]))
    desk.change {
      $0.appendItems([50], toSection: 1)
      $0.deleteSections([4])
    }
    desk.update()
    #expect(isNear(desk.place(of: next), place))
  }

  @Test(arguments: [false, true])
  func `a section that goes into another one takes its measured sizes along`(hasOwn: Bool) {
    let desk = desk([hasOwn ? Array(0..<20) : [], [], Array(20..<50)])
    let items = Array(0..<50).filter { desk.frame(of: $0) != nil }
    for item in items { #expect(desk.frame(of: item)?.height == desk.height(item)) }
    desk.change {
      $0.appendItems(Array(20..<50), toSection: 0)
      $0.deleteSections([2])
    }
    for item in items { #expect(desk.frame(of: item)?.height == desk.height(item)) }
    desk.update()
    for item in items { #expect(desk.frame(of: item)?.height == desk.height(item)) }
  }

  @Test(arguments: [false, true])
  func `if all that has a cell goes, the next item takes its position`(hasNoRoom: Bool) throws {
    let desk = desk()
    let first = desk.visible[0]
    let place = try #require(desk.place(of: first))
    // Without a height there is no cell either.
    if hasNoRoom { desk.size.height = 0 }
    desk.update()
    desk.change {
      $0.insertItems(Array(500..<700), beforeItem: 0)
      $0.deleteItems(Array(first - 20..<first + 20))
    }
    desk.update()
    desk.size.height = 400
    desk.update()
    let now = try #require(desk.place(of: first + 20))
    // If an item is cut, the next one at its position is cut by the same part.
    let part = place < 0 ? desk.height(first + 20) / desk.height(first) : 1
    #expect(abs(now - place * part) < 0.01)
  }

  @Test func `if nothing follows what has gone, the last item is in sight`() {
    let desk = desk()
    let first = desk.visible[0]
    desk.change { $0.deleteItems(Array(first - 20..<300)) }
    desk.update()
    #expect(desk.visible.last == first - 21)
  }
}
