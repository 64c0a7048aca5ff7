/// Whether the app under test runs on a device, and whether a person has it before them.
public enum FlowAppState: Sendable, Hashable {
  /// No process of the app runs.
  case notRunning
  /// The app runs, and another one or the home screen is in front.
  case background
  /// The app is in front.
  case foreground
}
