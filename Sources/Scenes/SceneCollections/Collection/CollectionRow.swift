import Observation2
import Scenes

/// A section that scrolls across, as the layout of a scroll of its own inside the collection's.
///
/// It is kept while its section is there, in sight or not, and with it how far the section has been moved.
final class CollectionRow: ObservedModel, LazyScreenLayout {
  /// Another number whenever there is something to lay out anew.
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

  private weak var collectionView: CollectionView?
  /// The offset that the scroll knows; it is another one when a person has moved it.
  private var toldOffset = 0.0
  /// Whether its scroll knows nothing of the offset yet, or has to take another one.
  var isNew = true

  init(section: Int, of collectionView: CollectionView) {
    self.section = section
    self.collectionView = collectionView
  }

  /// Decides which cells there are: those in what can be seen, and half as far again on both sides.
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
      collectionView.takeChanges?()
      // The section may be gone, which the collection notes later in this update.
      guard collectionView.rows[section] === self, let engine = collectionView.engine,
        let stops = engine.stops(ofSection: section)
      else { return nothing }
      let axis = engine.crossAxis
      let range = stops.range
      followPerson(axis.along(room.offset) + range.lowerBound, stops)
      collectionView.goAcross(to: self, engine)
      offset = stops.clamped(offset)
      toldOffset = offset - range.lowerBound
      isNew = false
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

  /// Comes to rest where a person has moved it.
  private func followPerson(_ proposed: Double, _ stops: OrthogonalStops) {
    let isMoved = abs(proposed - stops.range.lowerBound - toldOffset) >= 0.01
    guard isMoved, !isNew else { return }
    offset = stops.rest(from: offset, proposed: proposed, velocity: proposed - offset)
  }

  func content(of id: CollectionElementID) -> [ScreenElement] {
    collectionView?.content(of: id) ?? []
  }

  func measured(_ size: ScreenSize, of id: CollectionElementID) -> Bool {
    guard let collectionView, collectionView.measured(size, of: id) else { return false }
    // What is below it stands elsewhere.
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
