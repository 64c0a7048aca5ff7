/// Where a finger, or the view of a scroll, goes.
package enum FlowDirection: String, FlowChoice {
  /// To the upper edge.
  case up = "UP"
  /// To the lower edge.
  case down = "DOWN"
  /// To the left edge.
  case left = "LEFT"
  /// To the right edge.
  case right = "RIGHT"

  /// The signs of a step in this direction.
  package var step: (x: Double, y: Double) {
    switch self {
    case .up: (0, -1)
    case .down: (0, 1)
    case .left: (-1, 0)
    case .right: (1, 0)
    }
  }
}
