/// A number that a person drags through a range: what a slider shows.
///
/// From it a front-end draws a slider of its own, and knows what to send
/// (``ScreenValue/fraction(_:)``, the place between the two ends).
public struct ScreenSliding: Sendable, Hashable, Codable {
  /// The number, inside the range.
  public let value: Double
  /// The numbers that can be chosen.
  public let range: ClosedRange<Double>
  /// The distance between two numbers that can be chosen, or `nil` if all of them can.
  public let step: Double?

  /// Creates a number to drag.
  ///
  /// - Parameters:
  ///   - value: The number; outside the range it counts as the nearer end, and no number as the beginning.
  ///   - range: The numbers that can be chosen; both ends and their distance are finite, or it counts as 0 to 1.
  ///   - step: The distance between two of them, counted from the beginning; one that is not above 0, or too
  ///     small to be counted, counts as none.
  public init(_ value: Double, in range: ClosedRange<Double> = 0...1, step: Double? = nil) {
    let length = range.upperBound - range.lowerBound
    let isUsable = range.lowerBound.isFinite && length.isFinite
    self.range = isUsable ? range : 0...1
    // No number is nearer to the end that is further from 0 than this.
    let least = max(self.range.lowerBound.magnitude, self.range.upperBound.magnitude).ulp
    self.step = step.flatMap { $0.isFinite && $0 >= least ? $0 : nil }
    self.value = value.isNaN ? self.range.lowerBound : self.range.clamp(value)
  }

  /// Reads a number to drag, by the rules of ``init(_:in:step:)``.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(Double.self, forKey: .value),
      in: try values.decode(ClosedRange<Double>.self, forKey: .range),
      step: try values.decodeIfPresent(Double.self, forKey: .step)
    )
  }

  private var length: Double { range.upperBound - range.lowerBound }

  /// Where the number lies between the two ends, from 0 to 1; 0 in a range of one number.
  public var fraction: Double {
    length > 0 ? ((value - range.lowerBound) / length) : 0
  }

  /// The number at a place between the two ends, from 0 to 1: the nearest that can be chosen.
  public func value(at fraction: Double) -> Double {
    guard fraction.isFinite else { return value }
    return nearest(range.lowerBound + max(0, min(1, fraction)) * length)
  }

  private func nearest(_ number: Double) -> Double {
    guard let step else { return range.clamp(number) }
    let steps = ((number - range.lowerBound) / step).rounded()
    return range.clamp(range.lowerBound + min(steps, lastStep(of: step)) * step)
  }

  /// The place, from 0 to 1, of the next smaller number that can be chosen, or a tenth of the range below
  /// where all can be; `nil` at the beginning.
  public var decreased: Double? {
    guard let step else { return place(of: max(value - length / 10, range.lowerBound)) }
    return place(of: range.lowerBound + (steps(of: step, to: value).rounded(.up) - 1) * step)
  }

  /// The place, from 0 to 1, of the next greater number; `nil` at the end.
  public var increased: Double? {
    guard let step else { return place(of: min(value + length / 10, range.upperBound)) }
    let next = steps(of: step, to: value).rounded(.down) + 1
    // The last one may lie beyond the end by what arithmetic loses, as three tenths do beyond 0.3.
    return next > lastStep(of: step) ? nil : place(of: range.clamp(range.lowerBound + next * step))
  }

  /// How many whole steps fit into the range.
  private func lastStep(of step: Double) -> Double {
    steps(of: step, to: range.upperBound).rounded(.down)
  }

  /// How many steps a number is from the beginning, but for what arithmetic loses.
  private func steps(of step: Double, to number: Double) -> Double {
    let steps = (number - range.lowerBound) / step
    return (steps - steps.rounded()).magnitude < 1e-9 ? steps.rounded() : steps
  }

  private func place(of number: Double) -> Double? {
    let isNew = length > 0 && number != value && number >= range.lowerBound
    return isNew && number <= range.upperBound ? (number - range.lowerBound) / length : nil
  }
}

extension ClosedRange<Double> {
  fileprivate func clamp(_ number: Double) -> Double {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
