/// The state of the app under test on a device: running or not, in front or not.
public enum FlowAppState: Sendable, Equatable {
  /// No process of the app runs.
  case notRunning
  /// The app runs, and another one or the home screen is in front.
  case background
  /// The app is in front.
  case foreground
}
