/// The direction in which a scroll's content may be larger than its frame.
public enum ScreenAxis: Sendable, Hashable {
  /// Left and right.
  case horizontal
  /// Up and down.
  case vertical
}
