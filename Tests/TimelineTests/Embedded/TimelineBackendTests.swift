import Observation2
import ScenesHeadless
import Testing

@testable import Timeline
@testable import TimelineSimulation

@MainActor @Suite struct TimelineBackendTests {
  private let posts: EmbeddedTimelineGateway

  init() {
    posts = EmbeddedTimelineGateway(network: SimulatedNetwork(clock: VirtualTime()), count: 10)
    posts.network.latency = .zero
  }

  private func apply(_ name: String, _ values: [String: String] = [:]) throws {
    posts.apply(try TimelineBackendEvent(name, values, posts: posts.ids))
  }

  private func ask(_ name: String, _ values: [String: String] = [:]) throws -> Int? {
    posts.answer(try TimelineBackendQuestion(name, values, posts: posts.ids))
  }

  @Test func `events change what the questions tell`() async throws {
    #expect(try ask("posts") == 10)
    try apply("postAppeared", ["kind": "image"])
    #expect(posts.ids.first == 11)
    try apply("postDeleted", ["post": "4"])
    #expect(try ask("posts") == 10)
    #expect(try ask("comments", ["post": "3"]) == 3)
    try apply("troubleReported")
    #expect(try await posts.page(nil).trouble != nil)
    try apply("troubleSolved")
    #expect(try await posts.page(nil).trouble == nil)
  }

  @Test(
    arguments: [
      ("postVanished", [:], ["postAppeared", "postDeleted", "troubleReported", "troubleSolved"]),
      ("postAppeared", ["kind": "film"], ["image", "product", "description"]),
      ("postAppeared", [:], ["image", "product", "description"]),
      ("postDeleted", ["post": "99"], (1...10).map { "\($0)" }),
      ("troubleSolved", ["post": "1"], []),
    ]
  )
  func `a refused event lists the known names or values`(
    name: String,
    values: [String: String],
    known: [String]
  ) throws {
    let error = try #require(throws: SimulatedAppError.self) { try apply(name, values) }
    #expect(error.known == known)
  }

  @Test func `a refused question lists the known ones`() throws {
    let error = try #require(throws: SimulatedAppError.self) { try ask("post") }
    #expect(error.known == ["comments", "posts"])
    #expect(throws: SimulatedAppError.self) { try ask("posts", ["post": "1"]) }
    #expect(throws: SimulatedAppError.self) { try ask("comments") }
  }

  @Test func `a launch says how many posts there are, or leaves them as they were`() throws {
    posts.apply(try TimelineLaunch(["posts": "0"]))
    #expect(posts.ids.isEmpty)
    posts.apply(try TimelineLaunch([:]))
    #expect(posts.ids.isEmpty)
    posts.apply(try TimelineLaunch(["posts": "3"]))
    #expect(posts.ids == [1, 2, 3])
    for wrong in ["-1", "100001", "many", ""] {
      #expect(throws: SimulatedAppError.self) { try TimelineLaunch(["posts": wrong]) }
    }
  }

  @Test func `texts that can't be read fail each request`() async {
    let broken = EmbeddedDataError.missing(file: "texts.json")
    let posts = EmbeddedTimelineGateway(
      network: SimulatedNetwork(clock: VirtualTime()),
      texts: .failure(broken)
    )
    posts.network.latency = .zero
    for _ in 0..<2 {
      await #expect(throws: TimelineError.answer(broken.asAnswer)) { try await posts.page(nil) }
      posts.apply(.troubleReported)
    }
    #expect(posts.ids.isEmpty)
  }
}
