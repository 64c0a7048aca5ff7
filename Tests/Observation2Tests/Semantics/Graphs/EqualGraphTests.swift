import Foundation
import Observation2
import Observation2Testing
import Testing

/// Rule 20 of *The rules* for several observers of equal graphs.
///
/// 1,500 random graphs by default; `EQUAL_GRAPHS` sets another number.
@MainActor @Suite struct EqualGraphTests {
  @Test func `rule 20: equal observers receive what one alone receives`() throws {
    let games = ProcessInfo.processInfo.environment["EQUAL_GRAPHS"].flatMap(UInt64.init) ?? 1_500
    for seed in 0..<games {
      let (lone, crowd) = (EqualGraph(seed: seed), EqualGraph(seed: seed))
      var random = SplitMix(seed: ~seed)
      let expected = lone.last.recorded()
      // Observers of parts of the graph come first, so that their joins are reached first.
      let parts = (0..<Int(random.next() % 3)).map { _ in
        crowd.streams[Int(random.next() % UInt64(crowd.streams.count))].recorded()
      }
      let equal = (0..<3).map { _ in crowd.last.recorded() }
      for _ in 0..<12 {
        let origin = Int(random.next() % UInt64(lone.origins.count))
        let value = Int(random.next() % 12)
        lone.origins[origin].accept(value)
        crowd.origins[origin].accept(value)
      }
      for recording in equal {
        try #require(
          recording.values == expected.values,
          "seed \(seed): \(lone.log.joined(separator: "; "))"
        )
      }
      withExtendedLifetime(parts) {}
    }
  }

  @Test(arguments: [2, 5, 40])
  func `rule 20: a join loses nothing to an equal one that was subscribed to earlier`(count: Int) {
    let (a, b) = (BehaviorRelay(value: 1), BehaviorRelay(value: 10))
    let inner = EventStream.merge(
      a.asStream(),
      a.asStream().flatMapLatest { _ in b.asStream() }
    )
    let join = EventStream<String>.combineLatest(inner, b.asStream()) { "\($0) \($1)" }
    let recordings = (0..<count).map { _ in join.recorded() }
    a.accept(2)
    b.accept(20)
    for recording in recordings {
      #expect(recording.values == ["10 10", "2 10", "10 10", "20 20"])
    }
  }
}
