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
}
