/// The kind of a device (`UIUserInterfaceIdiom`).
public enum ScreenIdiom: String, Codable, Sendable, CaseIterable, Hashable {
  /// A telephone, on which an app has the whole screen.
  case phone
  /// A tablet, on which two apps may share the screen.
  case pad
}
