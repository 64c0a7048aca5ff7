public import Observation2

/// The clock, the network and the log that all features of an app share.
@MainActor
public struct HeadlessDevice {
  /// The clock of everything in the installation.
  public let clock: any AppClock
  /// The network between the app and its back ends.
  public let network: SimulatedNetwork
  /// The app's events since it was launched.
  public let events: StageEventLog
  /// The seed of everything random.
  public let seed: UInt64
}
