public import Observation2
public import ScenesTransport

/// The simulated device of an installation: the clock, the network and the log that all features of an app share.
@MainActor
public struct SimulatedDevice {
  /// The clock of everything in the installation.
  public let clock: any AppClock
  /// The network between the app and its back ends.
  public let network: SimulatedNetwork
  /// The app's events since it was launched.
  public let events: StageEventLog
  /// The seed of everything random.
  public let seed: UInt64

  /// Returns a transport for HTTP requests through this network to an embedded back end.
  ///
  /// - Parameter routes: The requests that the back end answers, without a network of its own.
  /// - Returns: The transport, which caches responses that have a tag.
  public func transport(to routes: [TransportRoute]) -> any HTTPTransport {
    let way = SimulatedTransport(over: InProcessTransport(routes), network: network)
    return ConditionalTransport(over: way)
  }
}
