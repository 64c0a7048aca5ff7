/// A position on a screen, in points from its top left corner.
public struct ScreenPoint: Sendable, Hashable, Codable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// The top left corner.
  public static var zero: ScreenPoint { ScreenPoint(x: 0, y: 0) }

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether it is the same point, but for what arithmetic loses.
  package func isNear(_ other: ScreenPoint) -> Bool {
    (x - other.x).magnitude < 0.001 && (y - other.y).magnitude < 0.001
  }
}
