/// The side on which an element lies outside the visible area.
public enum ScreenSide: String, Sendable, Hashable, CaseIterable {
  /// Before the left edge.
  case left = "to the left of"
  /// Beyond the right edge.
  case right = "to the right of"
  /// Over the top edge.
  case above = "above"
  /// Under the bottom edge.
  case below = "below"
}
