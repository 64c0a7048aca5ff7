import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// The content in sight after a rotation and with another layout.
@MainActor @Suite struct TurnedTests {
  typealias Behavior = CollectionLayoutSection.OrthogonalScrollingBehavior

  nonisolated private static let paged: [Behavior] = [
    .paging, .groupPaging, .groupPagingCentered, .continuousGroupLeadingBoundary,
  ]

  private func rows(
    _ behavior: Behavior,
    isFractional: Bool = false,
    direction: ScreenLayoutDirection = .leftToRight
  ) -> RowStage {
    RowStage(itemsAcross: 30, behavior: behavior, direction: direction) { section, number in
      guard isFractional, number == 1 else { return }
      let size = CollectionLayoutSize(.fractionalWidth(0.4), .absolute(80))
      let old = section
      section = CollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
      )
      section.orthogonalScrollingBehavior = old.orthogonalScrollingBehavior
      (section.interGroupSpacing, section.contentInsets) = (8, old.contentInsets)
    }
  }

  @Test(arguments: paged, [false, true])
  func `a paged row rests on a page after a rotation, with the same item, and turns back`(
    behavior: Behavior,
    isFractional: Bool
  ) throws {
    let rows = rows(behavior, isFractional: isFractional)
    rows.scroll(to: 500)
    for _ in 0..<5 {
      rows.stage.drag(from: ScreenPoint(x: 320, y: 40), to: ScreenPoint(x: 20, y: 40))
      rows.stage.update()
    }
    let offset = rows.collectionView.orthogonalOffset(ofSection: 1)
    #expect(offset > 400)
    #expect(rows.rests)
    let first = try #require(
      (0..<30).first { item in rows.x(item).map { $0 >= 19.5 && $0 < 330 } ?? false }
    )
    for width in [610.0, 444, 900] {
      rows.turn(width, 300)
      #expect(rows.rests, "\(width)")
      let frame = try #require(rows.frame("cell-\(1_000_000 + first)"))
      #expect(frame.maxX > 20 && frame.x < width - 20, "\(width)")
      rows.turn(350, 300)
      #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == offset, "\(width)")
    }
    // One that was set between two pages rests as well, also out of sight.
    rows.collectionView.setOrthogonalOffset(offset + 37, ofSection: 1)
    rows.scroll(to: 0)
    rows.turn(520, 200)
    #expect(rows.rests)
  }

  @Test(arguments: paged)
  func `right to left, a paged row rests on a page after a rotation as well`(
    behavior: Behavior
  ) throws {
    let rows = rows(behavior, direction: .rightToLeft)
    rows.scroll(to: 500)
    for _ in 0..<5 {
      rows.stage.drag(from: ScreenPoint(x: 20, y: 40), to: ScreenPoint(x: 320, y: 40))
      rows.stage.update()
    }
    let offset = rows.collectionView.orthogonalOffset(ofSection: 1)
    #expect(offset > 400)
    let first = try #require(
      (0..<30).first { rows.frame("cell-\(1_000_000 + $0)").map { $0.maxX <= 330.5 } ?? false }
    )
    for width in [610.0, 444] {
      rows.turn(width, 300)
      #expect(rows.rests, "\(width)")
      let frame = try #require(rows.frame("cell-\(1_000_000 + first)"))
      #expect(frame.maxX > 20 && frame.x < width - 20, "\(width)")
      rows.turn(350, 300)
      #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == offset, "\(width)")
    }
  }

  @Test func `a page that loses items is one after that as well`() {
    let rows = rows(.paging)
    rows.scroll(to: 500)
    rows.collectionView.setOrthogonalOffset(310 * 4, ofSection: 1)
    rows.stage.update()
    rows.change { $0.deleteItems((9..<30).map { 1_000_000 + $0 }) }
    #expect(rows.rests)
    #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == 654)
  }

  @Test func `with another layout the first item stays, and not the offset`() throws {
    let grid = GridStage.marking(400)
    grid.scroll(to: 1_230)
    let first = try #require(grid.numbers.first)
    let y = try grid.stage.element(.id("cell-\(first)")).frame.y
    var row = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(.fractionalWidth(1), .absolute(50)),
      subitems: [CollectionLayoutItem(.fractionalWidth(1), .absolute(50))]
    )
    row.interItemSpacing = nil
    let list = CollectionCompositionalLayout(section: CollectionLayoutSection(group: row))
    grid.collectionView.collectionViewLayout = list
    grid.stage.update()
    #expect(grid.numbers.first == first)
    #expect(try grid.stage.element(.id("cell-\(first)")).frame.y == y)
    grid.collectionView.collectionViewLayout = GridStage.layout
    grid.stage.update()
    #expect(grid.collectionView.contentOffset.y == 1_230)
    // Along the other axis the item comes to the beginning.
    var sideways = list
    sideways.configuration.scrollDirection = .horizontal
    grid.collectionView.collectionViewLayout = sideways
    grid.stage.update()
    #expect(grid.numbers.first == first)
    #expect(grid.collectionView.contentOffset.y == 0)
  }

  @Test(arguments: [false, true])
  func `other data and other layouts in one turn keep the first item as well`(
    dataFirst: Bool
  ) throws {
    let grid = GridStage.marking(400)
    grid.scroll(to: 1_230)
    let first = try #require(grid.numbers.first)
    let query = ScreenQuery.id("cell-\(first)")
    let y = try grid.stage.element(query).frame.y
    let lines = CollectionCompositionalLayout(section: .lines(of: 50))
    for (number, layout) in [lines, GridStage.layout].enumerated() {
      let new = Array(1_000 * (number + 1)..<1_000 * (number + 1) + 35)
      if dataFirst { grid.change { $0.insertItems(new, beforeItem: 0) } }
      grid.collectionView.collectionViewLayout = GridStage.layout
      grid.collectionView.collectionViewLayout = layout
      if !dataFirst { grid.change { $0.insertItems(new, beforeItem: 0) } }
      grid.stage.update()
      #expect(grid.numbers.first == first)
      #expect(try grid.stage.element(query).frame.y == y)
    }
  }

  @Test func `at the beginning another layout begins there as well`() {
    let grid = GridStage.marking(400)
    grid.collectionView.collectionViewLayout = CollectionCompositionalLayout(
      section: .lines(of: 70)
    )
    grid.stage.update()
    #expect(grid.collectionView.contentOffset.y == 0)
    #expect(grid.numbers.first == 0)
  }

  @Test func `the delegate may choose where the content is after a change`() {
    @MainActor final class Chooser: CollectionViewDelegate {
      var proposed: [Double] = []
      var chosen: Double?
      func collectionView(
        _ collectionView: CollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: ScreenPoint
      ) -> ScreenPoint {
        proposed.append(proposedContentOffset.y)
        return ScreenPoint(x: 0, y: chosen ?? proposedContentOffset.y)
      }
    }
    let (grid, chooser) = (GridStage.marking(400), Chooser())
    grid.collectionView.delegate = chooser
    grid.scroll(to: 600)
    #expect(chooser.proposed.isEmpty)
    grid.stage.window.environment.containerSize = ScreenSize(width: 132, height: 300)
    grid.stage.update()
    // Two in a row of 60, instead of five.
    #expect(chooser.proposed == [1_500])
    #expect(grid.collectionView.contentOffset.y == 1_500)
    chooser.chosen = 240
    grid.collectionView.collectionViewLayout = GridStage.layout
    grid.stage.update()
    #expect(grid.collectionView.contentOffset.y == 240)
    chooser.chosen = .infinity
    grid.change { $0.appendItems([1_000]) }
    grid.stage.update()
    #expect(grid.collectionView.contentOffset.y == 240)
    chooser.chosen = 1e9
    grid.change { $0.appendItems([1_001]) }
    grid.stage.update()
    #expect(grid.numbers.last == 1_001)
    chooser.chosen = 0
    grid.scroll(to: 360)
    #expect(grid.collectionView.contentOffset.y == 360)
    #expect(chooser.proposed.count == 4)
  }
}
