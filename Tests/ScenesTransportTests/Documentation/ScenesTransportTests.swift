import Foundation
import Observation2
import ScenesHeadless
import ScenesTransport
import Testing

/// The listings of the page of ScenesTransport.
@Suite struct ScenesTransportPageTests {
  @Test func `a gateway over a back end in process`() async throws {
    let transport = InProcessTransport([
      TransportRoute(.get, "/menu") { _, _ in
        TransportResponse(status: 200, body: Data(#"["curry", "udon"]"#.utf8))
      }
    ])
    let gateway = MenuGateway(transport: transport)
    #expect(try await gateway.menu() == ["curry", "udon"])
  }

  @MainActor
  @Test func `a gateway over a way that asks again and remembers`() async throws {
    let clock = VirtualTime()
    let simulated = SimulatedNetwork(clock: clock, latency: .zero)
    let menu = TransportRoute(.get, "/menu") { _, _ in
      TransportResponse(status: 200, body: Data(#"["curry"]"#.utf8))
    }
    let network = SimulatedTransport(over: InProcessTransport([menu]), network: simulated)
    let patient = RetryingTransport(over: network) { try await clock.sleep(for: $0) }
    let gateway = MenuGateway(transport: ConditionalTransport(over: patient))
    simulated.failNext(.offline)
    var answer: [String]?
    _ = clock.run { answer = try? await gateway.menu() }
    await clock.advance(by: .milliseconds(500))
    #expect(answer == ["curry"])
  }
}

struct MenuGateway: Sendable {
  let transport: any HTTPTransport

  func menu() async throws -> [String] {
    let answer = try await transport.send(TransportRequest("menu.load", .get, "/menu"))
    return try await read(answer.body)
  }

  @concurrent private func read(_ body: Data) async throws -> [String] {
    try JSONDecoder().decode([String].self, from: body)
  }
}
