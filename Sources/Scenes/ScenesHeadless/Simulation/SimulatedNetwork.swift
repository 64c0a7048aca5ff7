public import Observation2
import Scenes

/// The network between an app and its back ends: latency and faults that tests and flows can set, and
/// a log of the requests.
///
/// It is the one place of faults: an embedded gateway asks it with a closure, a ``SimulatedTransport``
/// with a request over any other transport.
@MainActor
public final class SimulatedNetwork {
  /// A way in which a request can fail.
  public enum Fault: String, CaseIterable, Sendable {
    /// Nothing arrives, and the app gives up after ``SimulatedNetwork/timeout``.
    case timeout
    /// There is no connection; the request fails at once.
    case offline
    /// The back end answers with an error of its own.
    case server
    /// The request arrives and is carried out, but its answer does not come back in time.
    case arrivedButTimedOut
    /// The app gives up; ``SimulatedNetwork/lateness`` after that the request arrives and is
    /// carried out, even if the app has been stopped since.
    case arrivesLate
  }

  /// A request that failed on its way.
  public enum Failure: Error, Equatable, Sendable {
    /// There is no connection.
    case offline
    /// No answer came in time. The request may have arrived.
    case timedOut
    /// The back end answered with an error of its own.
    case server
    /// The task that waited was cancelled.
    case cancelled
  }

  /// An entry of the request log.
  public struct Request: Equatable, Sendable {
    /// The request's name, such as `cart.order`.
    public let name: String
    /// The time of the request on the app's clock.
    public let time: Duration
    /// How the network lets it fail; `nil` if it does not, or not yet.
    public fileprivate(set) var fault: Fault?
  }

  private struct PlannedFault {
    let number: Int
    let fault: Fault
    var times: Int
    let match: String?
    var hasStruck = false
  }

  /// The time until an answer arrives.
  public var latency: Duration
  /// The time after which the app gives up.
  public var timeout: Duration = .seconds(10)
  /// The time between the app giving up and the arrival of a late request.
  public var lateness: Duration = .seconds(60)
  /// A Boolean value that indicates whether there is no connection at all.
  public var isOffline = false
  /// The requests made, the oldest first.
  public private(set) var requests: [Request] = []

  /// How often each fault has struck, by the names of the requests.
  package private(set) var struck: [String: [Fault: Int]] = [:]

  /// The number of requests that the back end carries out, and that the app gets no answer to.
  package private(set) var unanswered = 0

  /// The numbers of requests that wait for their end, by their names.
  public private(set) var underWay: [String: Int] = [:]

  /// The numbers of the planned faults that have struck no request yet.
  package var idleFaults: Set<Int> { Set(planned.lazy.filter { !$0.hasStruck }.map(\.number)) }

  private var planned: [PlannedFault] = []
  private var plans = 0
  private let clock: any AppClock
  /// The time on the app's clock, as in ``Request/time``.
  public var now: Duration { clock.timeSince1970 }

  /// Creates a network that works.
  public init(clock: any AppClock, latency: Duration = .milliseconds(300)) {
    self.clock = clock
    self.latency = latency
  }

  /// Makes the next requests fail.
  ///
  /// - Parameters:
  ///   - fault: The way in which they fail.
  ///   - times: The number of requests that fail; none if it is not above zero.
  ///   - match: A part of the name of the requests that fail; every request counts if `nil`.
  public func failNext(_ fault: Fault, times: Int = 1, match: String? = nil) {
    guard times > 0 else { return }
    plan(fault, times: times, match: match)
  }

  /// Makes the next requests fail; see ``failNext(_:times:match:)``.
  ///
  /// - Returns: The number of the fault, for ``idleFaults``.
  @discardableResult
  package func plan(_ fault: Fault, times: Int, match: String?) -> Int {
    plans += 1
    planned.append(PlannedFault(number: plans, fault: fault, times: times, match: match))
    return plans
  }

  /// Makes a request: waits for the network's latency, then lets the back end carry it out.
  ///
  /// - Parameters:
  ///   - name: The request's name, for the log and for faults.
  ///   - latency: The latency of this request; ``latency`` if `nil`.
  ///   - timeout: The time that this request's answer may take: the request fails then, but still arrives after its
  ///     latency. If `nil`, an answer has no limit, and ``timeout`` is that of the faults.
  ///   - carryOut: The back end's part. An error that it throws is its answer.
  /// - Returns: The back end's answer.
  /// - Throws: ``Failure``, or the error of `carryOut`.
  public func request<Answer>(
    _ name: String,
    latency: Duration? = nil,
    timeout: Duration? = nil,
    _ carryOut: @escaping @MainActor () async throws -> Answer
  ) async throws -> Answer {
    let result: Result<Answer, any Error> = try await send(name, latency: latency, timeout: timeout)
    {
      do {
        return .success(try await carryOut())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Makes a request whose answer is a value even if it is a refusal: only the network itself
  /// throws.
  ///
  /// - Parameters:
  ///   - name: The request's name, for the log and for faults.
  ///   - latency: The latency of this request; ``latency`` if `nil`.
  ///   - timeout: The time that this request's answer may take: the request fails then, but still arrives after its
  ///     latency. If `nil`, an answer has no limit, and ``timeout`` is that of the faults.
  ///   - carryOut: The back end's part.
  /// - Returns: The back end's answer.
  /// - Throws: ``Failure``.
  public func request<Answer>(
    _ name: String,
    latency: Duration? = nil,
    timeout: Duration? = nil,
    _ carryOut: @escaping @MainActor () async -> Answer
  ) async throws(Failure) -> Answer {
    try await send(name, latency: latency, timeout: timeout, carryOut)
  }

  private func send<Answer>(
    _ name: String,
    latency: Duration?,
    timeout limit: Duration?,
    _ carryOut: @escaping @MainActor () async -> Answer
  ) async throws(Failure) -> Answer {
    // A task that was cancelled already sends nothing.
    if Task.isCancelled { throw Failure.cancelled }
    let start = clock.scheduler.now
    let place = requests.count
    requests.append(Request(name: name, time: clock.timeSince1970))
    if isOffline {
      requests[place].fault = .offline
      throw Failure.offline
    }
    underWay[name, default: 0] += 1
    defer { end(name) }
    let latency = latency ?? self.latency
    let timeout = limit ?? self.timeout
    let isLate = limit.map { latency > $0 } ?? false
    let fault = takeFault(for: name)
    requests[place].fault = fault
    switch fault {
    case nil where isLate, .arrivedButTimedOut where isLate:
      requests[place].fault = .arrivedButTimedOut
      unanswered += 1
      deliver(after: latency) { _ = await carryOut() }
      try await wait(timeout)
      throw Failure.timedOut
    case nil:
      try await wait(latency)
      if isOffline {
        requests[place].fault = .offline
        throw Failure.offline
      }
      guard let limit else { return await carryOut() }
      return try await arrive(within: limit - latency, carryOut)
    case .offline: throw Failure.offline
    case .timeout,
      .server where isLate:
      try await wait(timeout)
      throw Failure.timedOut
    case .server:
      try await wait(latency)
      throw Failure.server
    case .arrivedButTimedOut:
      unanswered += 1
      try await wait(latency)
      deliver(after: .zero) { _ = await carryOut() }
      try await wait(max(start + timeout - clock.scheduler.now, .zero))
      throw Failure.timedOut
    case .arrivesLate:
      unanswered += 1
      deliver(after: timeout + lateness) { _ = await carryOut() }
      try await wait(timeout)
      throw Failure.timedOut
    }
  }

  private func end(_ name: String) {
    let left = (underWay[name] ?? 1) - 1
    underWay[name] = left > 0 ? left : nil
  }

  /// Lets the back end carry a request out, however long that takes, and waits for its answer as long as
  /// the request says.
  private func arrive<Answer>(
    within limit: Duration,
    _ carryOut: @escaping @MainActor () async -> Answer
  ) async throws(Failure) -> Answer {
    let exchange = SimulatedExchange<Answer>(clock)
    deliver(after: .zero) { exchange.end(.success(await carryOut())) }
    return try await exchange.outcome(within: limit)
  }

  /// A request on the wire does not belong to the app, so none of the app's ledgers counts it.
  private func deliver(
    after delay: Duration,
    _ carryOut: @escaping @MainActor () async -> Void
  ) {
    let ledger = Ledger()
    ledger.watch {
      _ = clock.scheduler.schedule(after: delay) { [clock] in
        ledger.watch { _ = clock.run(carryOut) }
      }
    }
  }

  private func takeFault(for name: String) -> Fault? {
    guard
      let index = planned.firstIndex(where: { plan in
        plan.match.map { name.contains($0) } ?? true
      })
    else { return nil }
    planned[index].times -= 1
    planned[index].hasStruck = true
    let fault = planned[index].fault
    if planned[index].times <= 0 { planned.remove(at: index) }
    struck[name, default: [:]][fault, default: 0] += 1
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
