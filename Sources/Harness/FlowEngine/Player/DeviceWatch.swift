import FlowFormat

/// Notices what a device of another kind than the stage does by itself: its app ends, or its time stands still.
@MainActor
final class DeviceWatch {
  /// The time until the next look at a device that names a moment which has passed.
  static let pause = Duration.milliseconds(100)
  /// The most looks in a row between which no time passes.
  private static let mostLooks = 2_000
  /// The sentence about an app that has ended by itself.
  static let endOfApp = "The app ended during this step."
  /// The sentence about a clock that stands still.
  static let stillness =
    "The device's time stands still: 2,000 calls of “advance” in a row have not moved it on. Check its “now”."

  /// `true` while the app runs, as far as the steps know.
  var isRunning = false
  /// The time after the last look at the screen.
  var lastLook = Duration.zero
  /// The number of the last looks between which no time has passed.
  private var stillLooks = 0

  /// Returns whether the app has ended since the last question, though no step has ended it.
  func hasLost(_ state: FlowAppState) -> Bool {
    defer { isRunning = state != .notRunning }
    return isRunning && state == .notRunning
  }

  /// Returns whether time has stood still for too many looks, after one from `start` to `end`.
  func standsStill(from start: Duration, to end: Duration) -> Bool {
    stillLooks = end > start ? 0 : stillLooks + 1
    return stillLooks >= Self.mostLooks
  }
}
