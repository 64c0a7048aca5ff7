/// The part of a scroll's content that a request shows; see ``ScreenElement/scrollRequested(to:done:)``.
///
/// ```swift
/// // In the presenter; the scene drives it into `dataSource.rx[\.target]`.
/// var target: Driver<ScreenScrollTarget?> {
///   interactor.select { $0.wantedPostID.map { .row($0, at: .start) } }
/// }
/// ```
public struct ScreenScrollTarget: Sendable, Equatable {
  /// The position of the target in the visible part of a scroll.
  public enum Place: Sendable, Hashable {
    /// At the edge where the content begins.
    case start
    /// In the middle.
    case center
    /// At the other edge.
    case end
    /// Wherever the content has to be moved least; nowhere if all of the target can be seen already.
    case nearest

    /// How much of the room left stands before the target; `nil` where that depends on what is seen.
    var part: Double? {
      switch self {
      case .start: 0
      case .center: 0.5
      case .end: 1
      case .nearest: nil
      }
    }

    /// How far a scroll's content is to be moved for something in it to be seen there.
    ///
    /// - Parameters:
    ///   - start: Where that begins, in points from where the content does.
    ///   - end: Where it ends.
    ///   - seen: How far the content has been moved.
    ///   - room: How much of it is seen.
    /// - Returns: The offset, which may lie beyond the content's ends; `nil` if it need not be moved.
    package func offset(
      showing start: Double,
      to end: Double,
      from seen: Double,
      in room: Double
    ) -> Double? {
      if self == .nearest, start >= seen, end <= seen + room { return nil }
      let part = part ?? (start < seen || end - start > room ? 0 : 1)
      return start - part * (room - (end - start))
    }
  }

  enum Subject: Equatable {
    case beginning
    case end
    case row(ScreenIdentity)
    case element(String)
  }

  let subject: Subject
  let place: Place

  /// The beginning of the content.
  public static let beginning = ScreenScrollTarget(subject: .beginning, place: .start)

  /// The end of the content.
  public static let end = ScreenScrollTarget(subject: .end, place: .end)

  /// The row of an item of an `each`, by the item's identity, described or not; the first one of several.
  public static func row(
    _ id: some Hashable & Sendable,
    at place: Place = .nearest
  ) -> ScreenScrollTarget {
    ScreenScrollTarget(subject: .row(ScreenIdentity(id)), place: place)
  }

  /// An element that is there, by its identifier.
  public static func identifier(
    _ identifier: String,
    at place: Place = .nearest
  ) -> ScreenScrollTarget {
    ScreenScrollTarget(subject: .element(identifier), place: place)
  }
}
