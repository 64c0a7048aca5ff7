/// A whole number that a person makes greater or smaller by one, within a range: what a stepper shows.
///
/// From it a front-end draws the two buttons of a stepper of its own, each disabled where it leads nowhere,
/// and knows the number to send (``ScreenValue/number(_:)``).
public struct ScreenStepping: Sendable, Hashable, Codable {
  /// The number, which may lie outside the range.
  public let number: Int
  /// The numbers that can be chosen.
  public let range: ClosedRange<Int>

  /// Creates a number to step through a range.
  public init(_ number: Int, in range: ClosedRange<Int>) {
    self.number = number
    self.range = range
  }

  /// The number after a step down: the next smaller one, or the greatest that can be chosen where the
  /// number is greater still; `nil` at the beginning of the range, and before it.
  public var decreased: Int? {
    number > range.lowerBound ? min(number - 1, range.upperBound) : nil
  }

  /// The number after a step up; `nil` at the end of the range, and beyond it.
  public var increased: Int? {
    number < range.upperBound ? max(number + 1, range.lowerBound) : nil
  }
}
