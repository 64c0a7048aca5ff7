/// A point to touch: `50%,50%` of the area, or `100,200` in points.
package struct FlowPoint: FlowParsable {
  /// A distance along one side.
  package enum Coordinate: Equatable, Sendable {
    /// A part of the side's length, from 0 to 1.
    case fraction(Double)
    /// Points from the leading edge.
    case points(Double)

    /// Returns the distance from the edge in points.
    ///
    /// - Parameter length: The side's length in points.
    /// - Returns: The distance in points.
    package func points(of length: Double) -> Double {
      switch self {
      case .fraction(let part): part * length
      case .points(let points): points
      }
    }
  }

  /// The distance from the leading edge.
  package var x: Coordinate
  /// The distance from the top edge.
  package var y: Coordinate

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - x: The distance from the leading edge.
  ///   - y: The distance from the top edge.
  package init(x: Coordinate, y: Coordinate) {
    self.x = x
    self.y = y
  }

  /// The expected form, for a message.
  package static var expectation: String { "a point, like 50%,50% or 100,200," }

  /// Reads two coordinates with a comma between them.
  package init?(flowText: String) {
    let parts = flowText.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Self.coordinate(parts[0]), let y = Self.coordinate(parts[1])
    else { return nil }
    self.init(x: x, y: y)
  }

  private static func coordinate(_ text: Substring) -> Coordinate? {
    let trimmed = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    let body = String(trimmed)
    guard body.hasSuffix("%") else { return Double(flowText: body).map { .points($0) } }
    guard let percent = Double(flowText: String(body.dropLast())), (0...100).contains(percent)
    else { return nil }
    return .fraction(percent / 100)
  }
}
