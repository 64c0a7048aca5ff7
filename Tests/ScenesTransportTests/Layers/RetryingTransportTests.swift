import Foundation
import Observation2
import ScenesHeadless
import ScenesTransport
import Testing

/// What may be asked again is, after pauses that grow; what may have been carried out is not.
@MainActor @Suite struct RetryingTransportTests {
  private let time = VirtualTime()
  private let network: SimulatedNetwork

  init() {
    network = SimulatedNetwork(clock: time, latency: .zero)
    network.timeout = .seconds(10)
  }

  private func transport(answering status: Int = 200) -> RetryingTransport {
    let routes = TransportMethod.allCases.map { method in
      TransportRoute(method, "/menu") { _, _ in TransportResponse(status: status) }
    }
    let way = SimulatedTransport(over: InProcessTransport(routes), network: network)
    return RetryingTransport(over: way) { [time] in try await time.sleep(for: $0) }
  }

  /// Sends a request, and lets a minute pass.
  private func outcome(
    of method: TransportMethod,
    over transport: any HTTPTransport
  ) async -> Result<Int, HTTPTransportError>? {
    var outcome: Result<Int, HTTPTransportError>?
    _ = time.run {
      do throws(HTTPTransportError) {
        outcome = .success(
          try await transport.send(TransportRequest("any", method, "/menu")).status
        )
      } catch {
        outcome = .failure(error)
      }
    }
    await time.advance(by: .seconds(60))
    return outcome
  }

  /// When requests were made, in seconds since the first.
  private var times: [Duration] {
    network.requests.map { $0.time - (network.requests.first?.time ?? .zero) }
  }

  @Test func `what is not answered is asked again, after pauses that double`() async throws {
    network.failNext(.offline, times: 3)
    #expect(try await outcome(of: .get, over: transport())?.get() == 200)
    #expect(times == [.zero, .milliseconds(500), .milliseconds(1_500), .milliseconds(3_500)])
  }

  @Test func `the fourth failure is the answer`() async {
    network.failNext(.offline, times: 4)
    let outcome = await outcome(of: .get, over: transport())
    #expect(throws: HTTPTransportError.self) { try outcome?.get() }
    #expect(network.requests.count == 4)
  }

  @Test(arguments: [SimulatedNetwork.Fault.timeout, .server, .arrivedButTimedOut])
  func `a fault that may pass is asked past`(fault: SimulatedNetwork.Fault) async throws {
    network.failNext(fault)
    #expect(try await outcome(of: .head, over: transport())?.get() == 200)
    #expect(network.requests.count == 2)
  }

  @Test(
    arguments: [TransportMethod.post, .put, .patch, .delete],
    SimulatedNetwork.Fault.allCases
  )
  func `what changes something is sent once`(
    method: TransportMethod,
    fault: SimulatedNetwork.Fault
  ) async {
    network.failNext(fault)
    let outcome = await outcome(of: method, over: transport())
    if fault == .server {
      #expect(try! outcome?.get() == 503)
    } else {
      #expect(throws: HTTPTransportError.self) { try outcome?.get() }
    }
    #expect(network.requests.count == 1)
    await time.advance(by: network.lateness)
  }

  @Test(arguments: [502, 503, 504])
  func `a status that may pass is asked past, at last it is the answer`(status: Int) async throws {
    let outcome = await outcome(of: .get, over: transport(answering: status))
    #expect(try outcome?.get() == status)
    #expect(network.requests.count == 4)
  }

  @Test(arguments: [200, 304, 404, 409, 429, 500, 501])
  func `any other status is final`(status: Int) async throws {
    let outcome = await outcome(of: .get, over: transport(answering: status))
    #expect(try outcome?.get() == status)
    #expect(network.requests.count == 1)
  }

  @Test(
    arguments: [
      .truncated(received: 1, expected: 2), .oversized(limit: 1), .unsendable(""), .malformed(""),
      .other(""), .cancelled,
    ] as [HTTPTransportError.Reason]
  )
  func `of what breaks, only what may be whole the next time is asked again`(
    reason: HTTPTransportError.Reason
  ) async {
    let way = BrokenTransport(reason: reason)
    let transport = RetryingTransport(over: way) { [time] in try await time.sleep(for: $0) }
    let outcome = await outcome(of: .get, over: transport)
    let error = #expect(throws: HTTPTransportError.self) { try outcome?.get() }
    #expect(error?.reason == reason)
    #expect(way.tries == (reason == .truncated(received: 1, expected: 2) ? 4 : 1))
  }

  @Test func `who cancels while it pauses waits no longer`() async {
    network.isOffline = true
    var reason: HTTPTransportError.Reason?
    let transport = transport()
    let task = time.run {
      do throws(HTTPTransportError) {
        _ = try await transport.send(TransportRequest("any", .get, "/menu"))
      } catch {
        reason = error.reason
      }
    }
    await time.advance(by: .milliseconds(700))
    task.dispose()
    await time.settle()
    #expect(reason == .cancelled)
    #expect(network.requests.count == 2)
  }

  @Test func `pauses may be others, or none`() async throws {
    let way = BrokenTransport(reason: .offline)
    let none = RetryingTransport(over: way, pauses: []) { _ in }
    _ = await outcome(of: .get, over: none)
    #expect(way.tries == 1)
    let one = RetryingTransport(over: way, pauses: [.seconds(1)]) { _ in }
    _ = await outcome(of: .get, over: one)
    #expect(way.tries == 3)
  }
}

/// A transport on which each request fails.
@MainActor
private final class BrokenTransport: HTTPTransport {
  let reason: HTTPTransportError.Reason
  private(set) var tries = 0

  init(reason: HTTPTransportError.Reason) {
    self.reason = reason
  }

  @MainActor func send(
    _ request: TransportRequest
  ) async throws(HTTPTransportError) -> TransportResponse {
    tries += 1
    throw HTTPTransportError(reason, at: request.name)
  }
}
