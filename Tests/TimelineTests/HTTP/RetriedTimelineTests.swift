import Observation2
import ScenesHeadless
import ScenesTransport
import Testing

@testable import Timeline
@testable import TimelineSimulation

/// Over a way that asks again, what is looked at comes after all, and what changes something is sent once.
@MainActor @Suite struct RetriedTimelineTests {
  private let time = VirtualTime()
  private let network: SimulatedNetwork
  private let posts: EmbeddedTimelineGateway
  private let gateway: HTTPTimelineGateway

  init() {
    network = SimulatedNetwork(clock: time, latency: .zero)
    posts = EmbeddedTimelineGateway(network: network)
    let way = SimulatedTransport(over: InProcessTransport(posts.routes), network: network)
    gateway = HTTPTimelineGateway(
      RetryingTransport(over: way) { [time] in try await time.sleep(for: $0) }
    )
  }

  private func succeeds(
    _ work: @escaping @MainActor (HTTPTimelineGateway) async throws -> Void
  ) async -> Bool? {
    var isDone: Bool?
    _ = time.run { [gateway] in
      do {
        try await work(gateway)
        isDone = true
      } catch {
        isDone = false
      }
    }
    await time.advance(by: .seconds(60))
    return isDone
  }

  @Test(arguments: [SimulatedNetwork.Fault.offline, .server, .timeout])
  func `a page comes after three failures, and not after four`(
    fault: SimulatedNetwork.Fault
  ) async {
    for (times, isLoaded) in [(3, true), (4, false)] {
      network.failNext(fault, times: times)
      #expect(await succeeds { _ = try await $0.page(nil) } == isLoaded)
    }
    #expect(network.requests.count == 8)
  }

  @Test(arguments: SimulatedNetwork.Fault.allCases)
  func `a post, a comment and a deletion are sent once`(fault: SimulatedNetwork.Fault) async {
    network.failNext(fault, times: 3)
    for request in ChangingRequest.allCases {
      #expect(await succeeds { try await request.send(over: $0) } == false)
    }
    #expect(network.requests.map(\.name) == ["post.send", "comment.send", "post.delete"])
    // What is late arrives as well, and keeps the clock until then.
    await time.advance(by: network.timeout + network.lateness)
  }
}
