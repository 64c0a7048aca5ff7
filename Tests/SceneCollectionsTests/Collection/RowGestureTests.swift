import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// A finger drags a section across, phase by phase.
///
/// A section of eight items of 100 points, 8 apart, is seen through 310 points. Its pages begin at 0 and 310, and the last
/// one at 546.
@MainActor @Suite struct RowGestureTests {
  typealias Behavior = CollectionLayoutSection.OrthogonalScrollingBehavior

  private func rows(
    _ behavior: Behavior,
    _ direction: ScreenLayoutDirection = .leftToRight
  ) throws -> (rows: RowStage, hand: RowHand) {
    let rows = RowStage(behavior: behavior, direction: direction)
    rows.scroll(to: 500)
    return (rows, try RowHand(rows, isMirrored: direction == .rightToLeft))
  }

  @Test(
    arguments: [
      // Less than half of a page, more, and beyond the next one.
      (124, 0, 0), (124, 5, 310), (124, -5, 0), (186, 0, 310), (186, 5, 310), (186, -5, 0),
      (500, 0, 310), (500, 5, 310), (500, -5, 310), (310, -5, 310), (310, 5, 310),
      // Only the direction of a velocity counts, if it has one.
      (124, .infinity, 310), (124, 1e300, 310), (186, -1e300, 0), (124, .nan, 0), (186, .nan, 310),
      // Offsets outside of the content.
      (-1e300, 5, 0), (1e300, -5, 310), (.infinity, 0, 310), (-.infinity, 0, 0),
    ] as [(Double, Double, Double)],
    ScreenLayoutDirection.allCases
  )
  func `a page turns by the way of a drag, or by its velocity`(
    drag: (offset: Double, velocity: Double, rest: Double),
    direction: ScreenLayoutDirection
  ) throws {
    let (rows, hand) = try rows(.paging, direction)
    hand.move(to: 40, .dragging)
    hand.move(to: drag.offset, .dragging)
    let free = hand.offset
    // An infinite offset moves nothing.
    #expect(free == (drag.offset.isFinite ? min(max(0, drag.offset), 546) : 40))
    #expect(hand.rest(for: drag.offset, velocity: drag.velocity) == drag.rest)
    #expect(hand.offset == free)
    hand.move(to: (free + drag.rest) / 2, .decelerating)
    hand.move(to: drag.rest, .ended)
    #expect(hand.offset == drag.rest)
    #expect(rows.rests)
  }

  @Test func `a drag that ends without a velocity rests at the nearest page`() throws {
    let (_, hand) = try rows(.paging)
    for (offset, rest) in [(124.0, 0.0), (186, 310), (420, 310), (450, 546), (100, 310), (20, 0)] {
      hand.move(to: offset, .dragging)
      hand.move(to: offset, .ended)
      #expect(hand.offset == rest)
    }
  }

  @Test func `a whole gesture turns a page in its direction`() throws {
    let (_, hand) = try rows(.paging)
    for (offset, rest) in [(10.0, 310.0), (320, 546), (540, 310), (309, 0)] {
      hand.move(to: offset, .ended)
      #expect(hand.offset == rest)
    }
  }

  @Test func `a drag over the next page counts from where it began`() throws {
    let (_, hand) = try rows(.groupPaging)
    for offset in stride(from: 20.0, through: 300, by: 20) { hand.move(to: offset, .dragging) }
    #expect(hand.rest(for: 300, velocity: 5) == 108)
    hand.move(to: 300, .ended)
    #expect(hand.offset == 108)
    // A new drag begins at its own page.
    for offset in stride(from: 120.0, through: 400, by: 20) { hand.move(to: offset, .dragging) }
    hand.move(to: 400, .ended)
    #expect(hand.offset == 216)
  }

  @Test func `a section that is moved during a drag counts from there`() throws {
    let (rows, hand) = try rows(.groupPaging)
    hand.move(to: 20, .dragging)
    rows.collectionView.setOrthogonalOffset(452, ofSection: 1)
    rows.stage.update()
    #expect(hand.offset == 452)
    hand.move(to: 460, .ended)
    #expect(hand.offset == 432)
  }

  @Test func `a section that goes during a drag ends it`() throws {
    let (rows, hand) = try rows(.paging)
    hand.move(to: 200, .dragging)
    rows.change { $0.deleteSections([1]) }
    #expect(hand.rest(for: 200, velocity: 5) == nil)
    #expect(!rows.stage.send(.scrolled(.zero, phase: .ended), to: hand.id))
  }

  @Test func `the list around it rests anywhere`() throws {
    let (rows, _) = try rows(.paging)
    let list = try #require(rows.stage.frames.scrolls.first { $0.axis == .vertical })
    for phase in ScreenScrollPhase.allCases {
      rows.stage.send(.scrolled(ScreenPoint(x: 0, y: 333), phase: phase), to: list.id)
      #expect(rows.collectionView.contentOffset.y == 333)
    }
    let far = ScreenPoint(x: 0, y: 1e9)
    let rest = rows.stage.window.restingOffset(for: far, velocity: far, of: list.id)
    #expect(rest == list.maxOffset)
  }

  @Test(
    arguments: [Behavior.continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging]
      + [.groupPagingCentered],
    ScreenLayoutDirection.allCases
  )
  func `random gestures rest where a plain model does`(
    behavior: Behavior,
    direction: ScreenLayoutDirection
  ) throws {
    for seed in 0..<CaseCount.of("COLLECTION_SCREENS", or: 8) {
      var random = SplitMix(seed: seed)
      let (rows, hand) = try rows(behavior, direction)
      var model = RowGestureModel(behavior)
      for step in 0..<40 {
        let offset = Double(random.number(below: 1_400) - 400) + (random.chance(0.3) ? 0.5 : 0)
        let phase = ScreenScrollPhase.allCases[random.number(below: 3)]
        let velocity = [0, 700, -700, .nan][random.number(below: 4)]
        switch random.number(below: 10) {
        case 0:
          rows.collectionView.setOrthogonalOffset(offset, ofSection: 1)
          rows.stage.update()
          model.set(offset)
        case 1, 2:
          let rest = hand.rest(for: offset - model.first, velocity: velocity)
          let expected = model.rest(for: offset, velocity: velocity) - model.first
          #expect(rest.map { abs($0 - expected) < 1e-6 } == true, "seed \(seed), step \(step)")
        default:
          hand.move(to: offset - model.first, phase)
          model.move(to: offset, phase)
        }
        let here = rows.collectionView.orthogonalOffset(ofSection: 1)
        #expect(
          abs(here - model.offset) < 1e-6,
          "seed \(seed), step \(step): \(here) instead of \(model.offset)"
        )
        if abs(here - model.offset) >= 1e-6 { return }
      }
    }
  }
}
