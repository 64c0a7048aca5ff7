public import Observation2
import Scenes

/// The network between an app and its embedded gateways: latency and faults that tests and flows
/// can set, and a log of what was asked for.
@MainActor
public final class SimulatedNetwork {
  /// What can go wrong with a request.
  public enum Fault: String, CaseIterable, Sendable {
    /// Nothing arrives, and the app gives up after ``SimulatedNetwork/timeout``.
    case timeout
    /// There is no connection; the request fails at once.
    case offline
    /// The other side answers with an error of its own.
    case server
    /// The request arrives and is carried out, but its answer does not come back in time.
    case arrivedButTimedOut
    /// The app gives up; ``SimulatedNetwork/lateness`` after that the request arrives and is carried
    /// out, whatever has become of the app.
    case arrivesLate
  }

  /// A request that failed on its way.
  public enum Failure: Error, Equatable, Sendable {
    /// There is no connection.
    case offline
    /// No answer came in time. Whether the request arrived is unknown.
    case timedOut
    /// The other side answered with an error of its own.
    case server
    /// The task that waited was cancelled.
    case cancelled
  }

  /// A request as the log shows it.
  public struct Request: Equatable, Sendable {
    /// What was asked for, such as `cart.order`.
    public let name: String
    /// When, on the app's clock.
    public let time: Duration
  }

  private struct PlannedFault {
    let fault: Fault
    var times: Int
    let match: String?
  }

  /// How long an answer takes.
  public var latency: Duration
  /// After how long the app gives up.
  public var timeout: Duration = .seconds(10)
  /// How long after the app has given up a request arrives that is late.
  public var lateness: Duration = .seconds(60)
  /// Whether there is no connection at all.
  public var isOffline = false
  /// The requests made, the oldest first.
  public private(set) var requests: [Request] = []

  private var planned: [PlannedFault] = []
  private let clock: any AppClock

  /// Creates a network that works.
  public init(clock: any AppClock, latency: Duration = .milliseconds(300)) {
    self.clock = clock
    self.latency = latency
  }

  /// Lets the next requests fail.
  ///
  /// - Parameters:
  ///   - fault: How.
  ///   - times: How many of them.
  ///   - match: Only requests whose name contains this; all if `nil`.
  public func failNext(_ fault: Fault, times: Int = 1, match: String? = nil) {
    planned.append(PlannedFault(fault: fault, times: times, match: match))
  }

  /// Makes a request: waits as long as the network takes, then lets the other side carry it out.
  ///
  /// - Parameters:
  ///   - name: What is asked for, for the log and for faults.
  ///   - latency: How long this request takes, if not as long as the others.
  ///   - carryOut: What the other side does. What it throws is its answer.
  /// - Returns: What the other side answered.
  /// - Throws: ``Failure``, or what `carryOut` throws.
  public func request<Answer>(
    _ name: String,
    latency: Duration? = nil,
    _ carryOut: @escaping () throws -> Answer
  ) async throws -> Answer {
    try await send(name, latency: latency) { Result { try carryOut() } }.get()
  }

  /// Makes a request whose answer is a value, also if that is a refusal: what is thrown is the
  /// network's own.
  ///
  /// - Parameters:
  ///   - name: What is asked for, for the log and for faults.
  ///   - latency: How long this request takes, if not as long as the others.
  ///   - carryOut: What the other side does.
  /// - Returns: What the other side answered.
  /// - Throws: ``Failure``.
  public func request<Answer>(
    _ name: String,
    latency: Duration? = nil,
    _ carryOut: @escaping () -> Answer
  ) async throws(Failure) -> Answer {
    try await send(name, latency: latency, carryOut)
  }

  private func send<Answer>(
    _ name: String,
    latency: Duration?,
    _ carryOut: @escaping () -> Answer
  ) async throws(Failure) -> Answer {
    requests.append(Request(name: name, time: clock.timeSince1970))
    if isOffline { throw Failure.offline }
    let latency = latency ?? self.latency
    switch takeFault(for: name) {
    case nil:
      try await wait(latency)
      if isOffline { throw Failure.offline }
      return carryOut()
    case .offline: throw Failure.offline
    case .server:
      try await wait(latency)
      throw Failure.server
    case .timeout:
      try await wait(timeout)
      throw Failure.timedOut
    case .arrivedButTimedOut:
      try await wait(latency)
      _ = carryOut()
      try await wait(max(timeout - latency, .zero))
      throw Failure.timedOut
    case .arrivesLate:
      deliverLate { _ = carryOut() }
      try await wait(timeout)
      throw Failure.timedOut
    }
  }

  /// What is on the wire is not the app's, so none of its ledgers counts it.
  private func deliverLate(_ carryOut: @escaping () -> Void) {
    Ledger().watch {
      _ = clock.scheduler.schedule(after: timeout + lateness, carryOut)
    }
  }

  private func takeFault(for name: String) -> Fault? {
    guard
      let index = planned.firstIndex(where: { plan in
        plan.match.map { name.contains($0) } ?? true
      })
    else { return nil }
    planned[index].times -= 1
    let fault = planned[index].fault
    if planned[index].times <= 0 { planned.remove(at: index) }
    return fault
  }

  private func wait(_ duration: Duration) async throws(Failure) {
    do {
      try await clock.sleep(for: duration)
    } catch {
      throw .cancelled
    }
  }
}
