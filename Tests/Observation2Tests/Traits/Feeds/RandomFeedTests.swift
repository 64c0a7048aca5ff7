import Foundation
import Observation2
import Testing

/// Random graphs of bindings and closures that feed each other.
///
/// 6,000 graphs by default; `FEEDS` sets another number.
@MainActor @Suite struct RandomFeedTests {
  @Test func `bindings rest where a naive model does, and closures are heard`() throws {
    let games = ProcessInfo.processInfo.environment["FEEDS"].flatMap(UInt64.init) ?? 6_000
    var played = 0
    for seed in 0..<games {
      let plan = FeedPlan(seed: seed)
      let naive = NaiveFeed(plan)
      // Two values that chase each other round a loop are stopped, which the model does not know.
      if naive.isEndless { continue }
      played += 1
      try #require(LibraryFeed(plan).log == naive.log, "seed \(seed): \(plan)")
    }
    #expect(played > games / 2)
  }
}
