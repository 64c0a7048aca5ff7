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

  /// Reads a moment to choose, by the rules of ``init(_:in:step:)``.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(Duration.self, forKey: .date),
      in: try values.decode(ClosedRange<Duration>.self, forKey: .range),
      step: try values.decode(Duration.self, forKey: .step)
    )
  }

  /// The moment a step before, or the end of the range where it lies beyond that; `nil` at the beginning.
  public var earlier: Duration? {
    guard date > range.lowerBound else { return nil }
    // Of two negative numbers the distance can be told, where a step less than one might be too much.
    if date < .zero, date - range.lowerBound <= step { return range.lowerBound }
    return min(max(date - step, range.lowerBound), range.upperBound)
  }

  /// The moment a step after; `nil` at the end of the range.
  public var later: Duration? {
    guard date < range.upperBound else { return nil }
    if date > .zero, range.upperBound - date <= step { return range.upperBound }
    return max(min(date + step, range.upperBound), range.lowerBound)
  }
}
