/// The distance between an element and the rectangle in which it could be seen.
public struct ScreenDistance: Sendable, Hashable {
  /// The distance to the nearest edge, in points.
  public let points: Double

  /// The side on which the element lies.
  public let side: ScreenSide

  /// Creates a distance.
  public init(points: Double, side: ScreenSide) {
    self.points = points
    self.side = side
  }

  /// Measures from `bounds` to a frame outside it, vertically before horizontally; `nil` when the
  /// frame lies beyond none of the four edges.
  init?(from bounds: ScreenRect, to frame: ScreenRect) {
    if frame.y >= bounds.maxY {
      self.init(points: frame.y - bounds.maxY, side: .below)
    } else if frame.maxY <= bounds.y {
      self.init(points: bounds.y - frame.maxY, side: .above)
    } else if frame.x >= bounds.maxX {
      self.init(points: frame.x - bounds.maxX, side: .right)
    } else if frame.maxX <= bounds.x {
      self.init(points: bounds.x - frame.maxX, side: .left)
    } else {
      return nil
    }
  }
}
