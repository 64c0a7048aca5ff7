import Foundation
import LoopbackSupport
import Observation2
import ScenesHeadless
import ScenesTransport
import Testing

/// Faults, latency and the log, over a back end in process and in virtual time.
@MainActor @Suite struct SimulatedTransportTests {
  private let time = VirtualTime()
  private let network: SimulatedNetwork
  private let transport: SimulatedTransport
  private let arrived = LockedCounter()

  init() {
    network = SimulatedNetwork(clock: time, latency: .milliseconds(300))
    let routes = [
      TransportRoute(.get, "/cart") { _, _ in
        TransportResponse(status: 200, body: Data("cart".utf8))
      },
      TransportRoute(.post, "/orders") { [arrived] _, _ in
        arrived.add()
        return TransportResponse(status: 201)
      },
    ]
    transport = SimulatedTransport(over: InProcessTransport(routes), network: network)
  }

  private let cart = TransportRequest("cart.load", .get, "/cart")
  private let order = TransportRequest("cart.order", .post, "/orders")

  /// The outcome of a request, once there is one.
  @MainActor private final class Outcome {
    var result: Result<Int, HTTPTransportError>?
  }

  private func start(
    _ request: TransportRequest,
    over other: SimulatedTransport? = nil
  ) -> Outcome {
    let outcome = Outcome()
    _ = time.run { [transport = other ?? transport] in
      do throws(HTTPTransportError) {
        outcome.result = .success(try await transport.send(request).status)
      } catch {
        outcome.result = .failure(error)
      }
    }
    return outcome
  }

  @Test func `an answer takes the network's latency, and the request is logged`() async {
    let outcome = start(cart)
    await time.advance(by: .milliseconds(299))
    #expect(outcome.result == nil)
    await time.advance(by: .milliseconds(1))
    #expect(outcome.result == .success(200))
    #expect(network.requests.map(\.name) == ["cart.load"])
  }

  @Test func `what each fault has struck is counted by the names of the requests`() async {
    network.failNext(.offline, match: "order")
    network.failNext(.server, times: 2)
    for request in [order, cart, cart, cart] { _ = start(request) }
    await time.advance(by: .seconds(1))
    #expect(network.struck == ["cart.order": [.offline: 1], "cart.load": [.server: 2]])
  }

  @Test(
    arguments: [
      (.offline, .offline, 0, .zero), (.timeout, .timedOut(after: .seconds(10)), 0, .seconds(10)),
      (.arrivedButTimedOut, .timedOut(after: .seconds(10)), 1, .seconds(10)),
      (.arrivesLate, .timedOut(after: .seconds(10)), 0, .seconds(10)),
    ] as [(SimulatedNetwork.Fault, HTTPTransportError.Reason, Int, Duration)]
  )
  func `a fault is an error of the transport, at its time`(
    fault: SimulatedNetwork.Fault,
    reason: HTTPTransportError.Reason,
    arrivals: Int,
    wait: Duration
  ) async {
    network.failNext(fault, match: "order")
    let outcome = start(order)
    if wait > .zero {
      await time.advance(by: wait - .milliseconds(1))
      #expect(outcome.result == nil)
      await time.advance(by: .milliseconds(1))
    }
    await time.settle()
    let place = "cart.order (POST /orders, simulated network)"
    #expect(outcome.result == .failure(HTTPTransportError(reason, at: place)))
    #expect(arrived.count == arrivals)
    // What is still on the wire holds its clock.
    await time.advance(by: network.lateness)
  }

  @Test func `a back end's own error is an answer, and nothing arrives`() async {
    network.failNext(.server)
    let outcome = start(order)
    await time.advance(by: .milliseconds(300))
    #expect(outcome.result == .success(503))
    #expect(arrived.count == 0)
  }

  @Test(
    arguments: [
      (nil, 1), (.arrivedButTimedOut, 1), (.server, 0), (.timeout, 0),
    ] as [(SimulatedNetwork.Fault?, Int)]
  )
  func `a request's own time is kept to, and it may arrive all the same`(
    fault: SimulatedNetwork.Fault?,
    arrivals: Int
  ) async {
    if let fault { network.failNext(fault) }
    var hasty = order
    hasty.timeout = .milliseconds(200)
    let outcome = start(hasty)
    await time.advance(by: .milliseconds(199))
    #expect(outcome.result == nil)
    await time.advance(by: .milliseconds(1))
    let place = "cart.order (POST /orders, simulated network)"
    #expect(
      outcome.result
        == .failure(HTTPTransportError(.timedOut(after: .milliseconds(200)), at: place))
    )
    #expect(arrived.count == 0)
    await time.advance(by: .milliseconds(100))
    #expect(arrived.count == arrivals)
  }

  @Test func `an answer at the last moment is in time`() async {
    var exact = cart
    exact.timeout = network.latency
    let outcome = start(exact)
    await time.advance(by: network.latency)
    #expect(outcome.result == .success(200))
  }

  @Test(arguments: [nil, .arrivedButTimedOut] as [SimulatedNetwork.Fault?])
  func `a back end that takes longer than a request's own time goes on without the app`(
    fault: SimulatedNetwork.Fault?
  ) async {
    let slow = slowTransport(taking: .seconds(20))
    if let fault { network.failNext(fault) }
    var hasty = order
    hasty.timeout = .seconds(5)
    let outcome = start(hasty, over: slow)
    await time.advance(by: .milliseconds(4_999))
    #expect(outcome.result == nil)
    #expect(time.stuck.isEmpty)
    await time.advance(by: .milliseconds(1))
    let place = "cart.order (POST /orders, simulated network)"
    #expect(
      outcome.result == .failure(HTTPTransportError(.timedOut(after: .seconds(5)), at: place))
    )
    #expect(arrived.count == 0)
    await time.advance(by: .seconds(16))
    #expect(arrived.count == 1)
  }

  @Test func `a back end that takes as long as a request has is in time`() async {
    var exact = order
    exact.timeout = .seconds(5)
    let outcome = start(exact, over: slowTransport(taking: .milliseconds(4_700)))
    await time.advance(by: .seconds(5))
    #expect(outcome.result == .success(201))
  }

  @Test func `a task that is cancelled while the back end works ends at once`() async {
    let slow = slowTransport(taking: .seconds(20))
    var patient = order
    patient.timeout = .seconds(60)
    let outcome = Outcome()
    let work = time.run { [patient] in
      do throws(HTTPTransportError) {
        outcome.result = .success(try await slow.send(patient).status)
      } catch {
        outcome.result = .failure(error)
      }
    }
    await time.advance(by: .seconds(1))
    work.dispose()
    await time.settle()
    let place = "cart.order (POST /orders, simulated network)"
    #expect(outcome.result == .failure(HTTPTransportError(.cancelled, at: place)))
    await time.advance(by: .seconds(20))
    #expect(arrived.count == 1)
  }

  /// Over a back end that takes a time of its own.
  private func slowTransport(taking duration: Duration) -> SimulatedTransport {
    let routes = [
      TransportRoute(.post, "/orders") { @MainActor [time, arrived] _, _ in
        try? await time.sleep(for: duration)
        arrived.add()
        return TransportResponse(status: 201)
      }
    ]
    return SimulatedTransport(over: InProcessTransport(routes), network: network)
  }

  @Test func `a task that was cancelled already sends nothing`() async {
    network.isOffline = true
    let outcome = Outcome()
    let work = time.run { [transport, cart] in
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(HTTPTransportError) {
        outcome.result = .success(try await transport.send(cart).status)
      } catch {
        outcome.result = .failure(error)
      }
    }
    await time.settle()
    let place = "cart.load (GET /cart, simulated network)"
    #expect(outcome.result == .failure(HTTPTransportError(.cancelled, at: place)))
    #expect(network.requests.isEmpty)
    work.dispose()
  }

  @Test func `a late request arrives after the app has given up and belongs to nobody`() async {
    network.failNext(.arrivesLate)
    let ledger = Ledger()
    let outcome = ledger.watch { start(order) }
    await time.advance(by: network.timeout)
    #expect(outcome.result != nil)
    #expect(ledger.entries.isEmpty)
    await time.advance(by: network.lateness)
    #expect(arrived.count == 1)
    #expect(ledger.entries.isEmpty)
  }

  @Test func `a fault waits for the request whose name it matches`() async {
    network.failNext(.offline, times: 2, match: "order")
    let outcomes = [start(cart), start(order), start(order), start(order)]
    await time.advance(by: .seconds(1))
    let isAnswered = outcomes.map { outcome in
      if case .success = outcome.result { true } else { false }
    }
    #expect(isAnswered == [true, false, false, true])
  }

  @Test(arguments: [0, -1]) func `a fault for no request fails none`(times: Int) async {
    network.failNext(.offline, times: times)
    let outcome = start(order)
    await time.advance(by: .seconds(1))
    #expect(outcome.result == .success(201))
  }

  @Test func `without a connection nothing arrives, even if it ends on the way`() async {
    let outcome = start(order)
    await time.advance(by: .milliseconds(100))
    network.isOffline = true
    await time.advance(by: .milliseconds(200))
    #expect((try? outcome.result?.get()) == nil)
    #expect(arrived.count == 0)
  }

  @concurrent
  private nonisolated static func elsewhere() async -> TransportResponse {
    TransportResponse(status: 200)
  }

  @Test func `settling waits for a back end off the main actor`() async {
    let routes = [
      TransportRoute(.get, "/cart") { _, _ in
        await Self.elsewhere()
      }
    ]
    let network = SimulatedNetwork(clock: time, latency: .zero)
    let transport = SimulatedTransport(over: InProcessTransport(routes), network: network)
    let clock = time
    for _ in 0..<200 {
      var status = 0
      _ = time.run { [cart] in
        status = (try? await clock.offMainActor { try await transport.send(cart) })?.status ?? -1
      }
      await time.settle()
      #expect(status == 200)
    }
  }
}
