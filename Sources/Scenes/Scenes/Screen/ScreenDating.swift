/// A moment that a person chooses in a range, step by step: what a date picker shows.
///
/// From it a front-end draws a date picker of its own, and knows what to send
/// (``ScreenValue/date(_:)``).
public struct ScreenDating: Sendable, Hashable, Codable {
  /// The moment: the time since 1970-01-01T00:00:00Z, which may lie outside the range.
  public let date: Duration
  /// The moments that can be chosen.
  public let range: ClosedRange<Duration>
  /// The distance between two of them.
  public let step: Duration

  /// Creates a moment to choose.
  ///
  /// - Parameters:
  ///   - date: The moment, since 1970-01-01T00:00:00Z.
  ///   - range: The moments that can be chosen.
  ///   - step: The distance between two of them; one that is not above zero counts as a day.
  public init(_ date: Duration, in range: ClosedRange<Duration>, step: Duration) {
    (self.date, self.range) = (date, range)
    self.step = step > .zero ? step : .seconds(86_400)
  }

  /// The moment a step before, or the end of the range where it lies beyond that; `nil` at the beginning.
  public var earlier: Duration? {
    date > range.lowerBound ? min(max(date - step, range.lowerBound), range.upperBound) : nil
  }

  /// The moment a step after; `nil` at the end of the range.
  public var later: Duration? {
    date < range.upperBound ? max(min(date + step, range.upperBound), range.lowerBound) : nil
  }
}
