import Observation2
import Scenes

/// A section that scrolls across, as the layout of a scroll of its own inside the collection's.
///
/// It is kept while its section is there, in sight or not, and with it how far the section has been moved.
final class CollectionRow: ObservedModel, LazyScreenLayout {
  /// Another number whenever there is something to lay out again.
  @Observed var version = 0
  /// Another number when the section has been solved for another environment.
  var revision = 0
  /// Where the section is now.
  var section: Int
  /// How far it has been moved from where it begins, in points.
  var offset = 0.0
  /// Its number among what is there; `nil` while it is not.
  var number: UInt64? {
    didSet { if number != oldValue { isNew = true } }
  }
  /// Where the collection has put it.
  var frame = ScreenRect.none

  /// The item that stays in sight when the section may rest at other places than before.
  var anchor: Anchor?
  /// The anchor, if it holds at this offset.
  var currentAnchor: Anchor? { anchor.flatMap { abs($0.offset - offset) < 0.5 ? $0 : nil } }
  /// A Boolean value that indicates whether the data has changed since the row was laid out last.
  var hasOtherItems = false
  /// Where it could rest when it was laid out last.
  private var laidOut: (stops: OrthogonalStops, revision: Int)?

  private weak var collectionView: CollectionView?
  /// The offset that the scroll knows; it is another one when a person has moved it.
  private var toldOffset = 0.0
  /// A Boolean value that indicates whether its scroll knows nothing of the offset yet, or has to take another one.
  var isNew = true

  init(section: Int, of collectionView: CollectionView) {
    self.section = section
    self.collectionView = collectionView
  }

  /// Decides which cells there are: those in the visible part, and half as far again on both sides.
  func entries(in room: LazyScreenRoom) -> LazyScreenEntries<CollectionElementID> {
    let nothing = LazyScreenEntries<CollectionElementID>(
      contentSize: ScreenSize(width: 0, height: 0),
      offset: room.offset,
      entries: []
    )
    guard let collectionView else { return nothing }
    if collectionView.isBusy {
      collectionView.setNeedsLayout()
      return nothing
    }
    return collectionView.arranging {
      collectionView.live?.takeNewest()
      // The section may be gone, which the collection notes later in this update.
      guard collectionView.rows[section] === self, let engine = collectionView.engine,
        let stops = engine.stops(ofSection: section)
      else { return nothing }
      let axis = engine.crossAxis
      let range = stops.range
      let isAnchored = currentAnchor != nil
      offset = rested(at: stops, engine)
      // An anchor of another offset is no longer one.
      if isAnchored { anchor?.offset = offset }
      (laidOut, hasOtherItems) = ((stops, revision), false)
      followPerson(axis.along(room.offset), stops)
      collectionView.goAcross(to: self, engine)
      offset = stops.clamped(offset)
      toldOffset = offset - range.lowerBound
      isNew = false
      if !stops.restsAnywhere, currentAnchor == nil {
        anchor = collectionView.anchor(in: self, engine, viewport: stops.viewport)
      }
      let frame = engine.rowFrame(ofSection: section)
      return LazyScreenEntries(
        contentSize: axis.size(
          along: axis.along(frame.size) + range.upperBound - range.lowerBound,
          across: axis.across(frame.size)
        ),
        offset: axis.point(toldOffset),
        entries: collectionView.tile(self, engine, from: range.lowerBound)
      )
    }
  }

  /// How far it is moved where it may rest at these places: another one than before if these, or the items, are others.
  ///
  /// One that was set between two places stays there, unless the room or the layout is another. A row at its
  /// beginning stays there, so that new first items are in sight.
  func rested(at stops: OrthogonalStops, _ engine: CollectionLayoutEngine) -> Double {
    guard let laidOut, !stops.restsAnywhere,
      hasOtherItems || laidOut.stops.stops != stops.stops,
      laidOut.revision != revision || laidOut.stops.restsAnywhere
        || laidOut.stops.stops.contains(where: { abs($0 - offset) <= 0.5 })
    else { return offset }
    if hasOtherItems, offset <= laidOut.stops.range.lowerBound + 0.5 {
      return stops.range.lowerBound
    }
    guard let known = currentAnchor,
      let span = engine.span(ofItem: known.item, inSection: section)
    else {
      return stops.rest(from: offset, proposed: offset, velocity: 0, isOnePage: false)
    }
    return stops.rest(showing: span, near: span.start - known.distance)
  }

  /// Takes the offset to which a person has moved it.
  private func followPerson(_ proposed: Double, _ stops: OrthogonalStops) {
    let way = proposed - toldOffset
    guard abs(way) >= 0.01, !isNew else { return }
    offset = stops.exact(offset + way)
  }

  /// Comes to rest at one of the stops of the section.
  func restingOffset(
    for proposed: ScreenPoint,
    velocity: ScreenPoint,
    from start: ScreenPoint
  ) -> ScreenPoint {
    guard let collectionView, collectionView.rows[section] === self,
      let engine = collectionView.engine, let stops = engine.stops(ofSection: section)
    else { return proposed }
    let (axis, beginning) = (engine.crossAxis, stops.range.lowerBound)
    let rest = stops.rest(
      from: axis.along(start) + beginning,
      proposed: axis.along(proposed) + beginning,
      velocity: axis.along(velocity)
    )
    return axis.point(rest - beginning)
  }

  /// An item, and how far it begins behind the beginning of the visible part.
  struct Anchor {
    let item: Int
    let distance: Double
    /// The offset at which it holds.
    var offset: Double
  }

  func content(of id: CollectionElementID) -> [ScreenElement] {
    collectionView?.content(of: id) ?? []
  }

  func measured(_ size: ScreenSize, of id: CollectionElementID) -> Bool {
    guard let collectionView, collectionView.measured(size, of: id) else { return false }
    // The sections below it have moved.
    if let engine = collectionView.engine, engine.scrollsAcross(section),
      engine.rowFrame(ofSection: section).size != frame.size
    {
      collectionView.afterwards.append { [weak collectionView] in collectionView?.version += 1 }
    }
    return true
  }

  func frame(of id: CollectionElementID) -> ScreenRect? { collectionView?.frame(of: id) }

  func didArrange() { collectionView?.tellAfterwards() }

  func focusDidMove(to id: CollectionElementID?) {
    guard let collectionView else { return }
    if id != nil || collectionView.focusedRow == section { collectionView.setFocused(id?.number) }
  }
}

/// Shows a section that scrolls across.
struct CollectionRowPart: ScreenPart {
  let row: CollectionRow
  let axis: ScreenAxis

  var body: [ScreenElement] { lazyArranged(by: row, along: axis) }
}
