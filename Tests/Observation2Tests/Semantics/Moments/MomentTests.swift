import Foundation
import Testing

/// Rule 20 of *The rules* where it meets 3: observers send, subscribe, leave and bind from inside
/// their callbacks, while values pass and while subscriptions are being made.
///
/// 60 graphs as a rule. More:
/// ```
/// OBSERVATION2_MOMENTS=2000 \
///   swift test -c release -Xswiftc -enable-testing --filter MomentTests
/// ```
@MainActor @Suite struct MomentTests {
  @Test func `whatever observers do meanwhile, joins give what belongs together`() throws {
    let total = ProcessInfo.processInfo.environment["OBSERVATION2_MOMENTS"].flatMap(UInt64.init)
    var joins = 0
    for seed in 0..<(total ?? 60) {
      let game = MomentGame(seed: seed)
      defer { game.stop() }
      for step in 0..<25 { try game.play(step) }
      joins += game.graph.joins
    }
    #expect(joins > 1_000)
  }
}
