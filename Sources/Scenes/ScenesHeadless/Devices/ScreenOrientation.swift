/// How a device is held.
public enum ScreenOrientation: String, Codable, Sendable, CaseIterable, Hashable {
  /// Upright.
  case portrait
  /// On its side.
  case landscape
}
