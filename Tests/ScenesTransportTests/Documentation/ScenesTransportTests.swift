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
