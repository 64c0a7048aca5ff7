/// A custom layout inside a scroll: it decides which elements are there, and their frames.
///
/// It corresponds to a `UICollectionViewLayout` of a collection view. A ``ScreenLayout`` places children
/// that are all described. This layout returns the entries in sight from an offset, and only those are
/// described and measured. ``ScreenPart/lazyArranged(by:along:fileID:line:)`` shows it.
///
/// ```swift
/// /// A million squares in rows of ten.
/// final class Squares: LazyScreenLayout {
///   let version = 0
///
///   func entries(in room: LazyScreenRoom) -> LazyScreenEntries<Int> {
///     let side = room.size.width / 10
///     let rows = Int(room.offset.y / side)...Int((room.offset.y + room.size.height) / side)
///     return LazyScreenEntries(
///       contentSize: ScreenSize(width: room.size.width, height: 100_000 * side), offset: room.offset,
///       entries: (rows.lowerBound * 10..<min(rows.upperBound * 10 + 10, 1_000_000)).map { number in
///         LazyScreenEntry(
///           id: number,
///           frame: ScreenRect(
///             x: Double(number % 10) * side, y: Double(number / 10) * side, width: side, height: side))
///       })
///   }
///   …
/// }
/// ```
@MainActor
public protocol LazyScreenLayout: AnyObject {
  /// The identity of an entry, for as long as it is the same to a person.
  associatedtype EntryID: Hashable & Sendable

  /// A number that changes whenever there is something to lay out again: an observed property
  /// (`@Observed`), which the screen reads.
  ///
  /// It must not change inside the calls below.
  var version: Int { get }

  /// A Boolean value that indicates whether the layout follows ``LazyScreenRoom/safeArea``; by default `false`.
  ///
  /// The scroll of a layout that follows it is laid out again when the covered part of its edges changes.
  var followsSafeArea: Bool { get }

  /// Decides what there is near what can be seen.
  ///
  /// It is called at each layout of the scroll, and again if a measured size has moved something.
  ///
  /// - Parameter room: The part of the content in sight.
  /// - Returns: The entries, and the size of all.
  func entries(in room: LazyScreenRoom) -> LazyScreenEntries<EntryID>

  /// Describes an entry that the last answer named.
  ///
  /// Observed properties that this reads have the entry described again when they change.
  ///
  /// - Parameter id: The entry.
  /// - Returns: Its elements, from top to bottom; one alone has the entry's frame for its own.
  func content(of id: EntryID) -> [ScreenElement]

  /// Takes the size that an entry needs, which the last answer wanted to know.
  ///
  /// - Parameters:
  ///   - size: The size, in points; along an axis that was not asked for, the frame's.
  ///   - id: The entry.
  /// - Returns: `true` if anything has moved, so that ``entries(in:)`` is called again.
  func measured(_ size: ScreenSize, of id: EntryID) -> Bool

  /// Returns the frame of an entry in the content, there or not; `nil` if nothing has this identity.
  ///
  /// A scroll that is asked to show a row (``ScreenScrollTarget/row(_:at:)``) asks for it.
  func frame(of id: EntryID) -> ScreenRect?

  /// Returns the offset at which a person's gesture leaves the scroll.
  /// (Apple: `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`.)
  ///
  /// By default it is the proposed one. Offsets and velocity count from where the content begins, as in
  /// ``LazyScreenRoom/offset``. A layout answers from what it knows: it is not asked for entries before.
  ///
  /// - Parameters:
  ///   - proposed: Where the gesture would leave it, between the ends of the content.
  ///   - velocity: The speed of the content at the release, in points a second; zero if it is not known.
  ///   - start: Where the gesture began.
  /// - Returns: The offset; one beyond an end counts as the end.
  func restingOffset(
    for proposed: ScreenPoint,
    velocity: ScreenPoint,
    from start: ScreenPoint
  ) -> ScreenPoint

  /// Called after each update in which ``entries(in:)`` was asked: here anything may change, also
  /// ``version``.
  func didArrange()

  /// Called when the focus has gone into an entry, and with `nil` when it has left them all.
  ///
  /// A layout that goes on naming that entry, however far it is out of sight, keeps the focus in it, with
  /// the text that is being written there. In one that does not, the focus goes with the entry.
  ///
  /// Here anything may change, also ``version``.
  ///
  /// - Parameter id: The entry.
  func focusDidMove(to id: EntryID?)
}

extension LazyScreenLayout {
  /// `false`.
  public var followsSafeArea: Bool { false }

  /// Returns the proposed offset.
  public func restingOffset(
    for proposed: ScreenPoint,
    velocity: ScreenPoint,
    from start: ScreenPoint
  ) -> ScreenPoint { proposed }

  /// Does nothing.
  public func didArrange() {}

  /// Does nothing.
  public func focusDidMove(to id: EntryID?) {}
}

/// The room for which a ``LazyScreenLayout`` lays out.
public struct LazyScreenRoom: Sendable, Hashable {
  /// The size of the part in sight, in points; infinite along an axis on which all of the content can be.
  public let size: ScreenSize
  /// How far the content has been moved from where it begins, in points.
  public let offset: ScreenPoint
  /// The environment of the screen.
  public let environment: ScreenEnvironment
  /// How much of the scroll's own edges the device covers, in points; zero for a layout that does not follow it.
  ///
  /// Bars above and below the scroll take up their part of the window's safe area. A scroll around this one can move
  /// it out from under what is covered, so that nothing is covered along the axis of that one.
  public let safeArea: ScreenInsets
  /// A Boolean value that indicates whether the scroll asks for the first time, so that no person has moved it yet.
  package var isNew = false

  /// Creates what a layout is asked about.
  public init(
    size: ScreenSize,
    offset: ScreenPoint,
    environment: ScreenEnvironment,
    safeArea: ScreenInsets = .zero
  ) {
    self.size = size
    self.offset = offset
    self.environment = environment
    self.safeArea = safeArea
  }

  /// How often a layout is asked again since sizes have changed, before it is left as it is.
  package static var mostRounds: Int { 100 }
}

/// The decision of a ``LazyScreenLayout``.
public struct LazyScreenEntries<ID: Hashable & Sendable>: Sendable, Equatable {
  /// The size of the whole content, in points.
  public var contentSize: ScreenSize
  /// How far the content is to be moved: the room's offset, unless what can be seen would jump.
  public var offset: ScreenPoint
  /// The entries, from back to front; an identity must not come twice.
  public var entries: [LazyScreenEntry<ID>]

  /// Creates a decision.
  public init(contentSize: ScreenSize, offset: ScreenPoint, entries: [LazyScreenEntry<ID>]) {
    self.contentSize = contentSize
    self.offset = offset
    self.entries = entries
  }
}

/// One entry of a ``LazyScreenLayout``.
public struct LazyScreenEntry<ID: Hashable & Sendable>: Sendable, Equatable {
  /// The identity of the entry.
  public var id: ID
  /// Another number when it shows something else, so that it is described again.
  public var revision: Int
  /// The entry's frame in the content, in points.
  public var frame: ScreenRect
  /// A Boolean value that indicates whether the layout wants to know how wide it needs to be.
  public var measuresWidth: Bool
  /// A Boolean value that indicates whether the layout wants to know how high it needs to be.
  public var measuresHeight: Bool

  /// Creates an entry.
  public init(
    id: ID,
    revision: Int = 0,
    frame: ScreenRect,
    measuresWidth: Bool = false,
    measuresHeight: Bool = false
  ) {
    self.id = id
    self.revision = revision
    self.frame = frame
    self.measuresWidth = measuresWidth
    self.measuresHeight = measuresHeight
  }
}
