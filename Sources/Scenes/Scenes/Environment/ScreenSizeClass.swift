/// Whether there is much room along an axis, as UIKit says it (`UIUserInterfaceSizeClass`).
public enum ScreenSizeClass: String, Codable, Sendable, CaseIterable, Hashable {
  /// Little room, such as the width of a telephone.
  case compact
  /// Much room, such as the width of a tablet.
  case regular
}
