import Foundation
import LoopbackSupport
import Observation2
import OpenAPISupport
import ScenesHeadless
import ScenesTransport
import Testing

@testable import Timeline
@testable import TimelineSimulation

/// The gateway over real connections to a server of its own.
@MainActor @Suite struct LoopbackTimelineTests {
  private let posts = EmbeddedTimelineGateway(
    network: SimulatedNetwork(clock: VirtualTime(), latency: .zero)
  )

  /// A way to a server, on which nothing goes that is not documented.
  private func way(to server: LoopbackServer) -> DocumentedTransport {
    // An hour, since a test may wait for its turn on the main actor that long.
    let way = URLSessionTransport(base: server.base, timeout: .seconds(3_600))
    return DocumentedTransport(over: LoopbackTransport(to: server, way)) { Issue.record("\($0)") }
  }

  @Test(arguments: ChangingRequest.allCases)
  func `what has arrived although its answer was cut off is done once when it is sent again`(
    request: ChangingRequest
  ) async throws {
    let inProcess = InProcessTransport(posts.routes)
    let server = try LoopbackServer.answering(as: inProcess) { number, reply in
      let json = [(name: "Content-Type", value: "application/json")]
      let half = LoopbackReply.answer(201, json, body: Data(#"{"id"#.utf8), announcing: 200)
      return number == 0 ? half : reply
    }
    let gateway = HTTPTimelineGateway(way(to: server))
    await #expect(throws: TimelineError.broken) { try await request.send(over: gateway) }
    let (ids, comments) = (posts.ids, posts.answer(.comments(ChangingRequest.commented)))
    try await request.send(over: gateway)
    #expect(posts.ids == ids)
    #expect(posts.answer(.comments(ChangingRequest.commented)) == comments)
    #expect(server.requests.count == 2)
    #expect(posts.ids.count == [.post: 601, .comment: 600, .deletion: 599][request])
  }

  @Test func `a page that has not changed is not sent again, and one that has is`() async throws {
    let way = way(to: try LoopbackServer.answering(as: InProcessTransport(posts.routes)))
    let gateway = HTTPTimelineGateway(ConditionalTransport(over: way))
    for _ in 0..<2 { #expect(try await gateway.page(nil).posts.first?.id == 1) }
    posts.apply(.postAppeared(.image))
    #expect(try await gateway.page(nil).posts.first?.id == 601)
    #expect(way.exchanges.map(\.answer.status) == [200, 304, 200])
  }

  @Test func `fifty pages at once are fifty pages`() async throws {
    let server = try LoopbackServer.answering(as: InProcessTransport(posts.routes))
    let gateway = HTTPTimelineGateway(way(to: server))
    try await withThrowingTaskGroup(of: Int?.self) { group in
      for number in 0..<50 {
        let token = TimelineToken(value: "\(10 * (number + 1))")
        group.addTask { try await gateway.page(token).posts.first?.id }
      }
      var firsts: [Int?] = []
      for try await first in group { firsts.append(first) }
      #expect(Set(firsts) == Set((1...50).map { 10 * $0 + 1 }))
    }
    #expect(server.requests.count == 50)
  }
}
