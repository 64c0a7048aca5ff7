import Foundation
import Observation2
import Testing

/// Rule 20 of *The rules* on random graphs that change while values pass: with operators that
/// switch, joins that are made and dropped during a wave, and slices of a store and properties as
/// origins.
///
/// A check is one place's values for one change. 20,000 of them as a rule. A million:
/// ```
/// OBSERVATION2_GRAPHS=1000000 \
///   swift test -c release -Xswiftc -enable-testing --filter SwitchingGraphTests
/// ```
@MainActor @Suite struct SwitchingGraphTests {
  @Test func `rule 20: joins give once what a recomputation gives, whatever is switched meanwhile`()
    throws
  {
    let total =
      ProcessInfo.processInfo.environment["OBSERVATION2_GRAPHS"].flatMap(Int.init) ?? 20_000
    var checks = 0
    var seed: UInt64 = 0
    while checks < total {
      let game = SwitchingGraph(seed: seed)
      for change in 0..<12 { checks += try game.play(change) }
      try #require(!game.isLeaking, "seed \(seed)")
      seed += 1
    }
    #expect(seed > 10)
  }
}
