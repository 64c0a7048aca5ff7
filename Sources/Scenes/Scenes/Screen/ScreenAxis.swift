/// The direction in which a scroll's content may be larger than its frame.
public enum ScreenAxis: String, Sendable, Hashable, Codable {
  /// Left and right.
  case horizontal
  /// Up and down.
  case vertical
}
