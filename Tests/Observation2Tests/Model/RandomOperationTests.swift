import Foundation
import Observation2
import Testing

/// Random operations on the library and on a naive model of it.
///
/// 100,000 operations as a rule. Ten million:
/// ```
/// OBSERVATION2_OPERATIONS=10000000 \
///   swift test -c release -Xswiftc -enable-testing --filter RandomOperationTests
/// ```
@MainActor @Suite struct RandomOperationTests {
  @Test func `the library and a naive model of it deliver the same, in the same order`() throws {
    let total =
      ProcessInfo.processInfo.environment["OBSERVATION2_OPERATIONS"].flatMap(Int.init) ?? 100_000
    let stepsPerWorld = 200
    let ledger = Ledger()
    var deliveries = 0
    for world in 0..<(total / stepsPerWorld) {
      let seed = UInt64(world) &* 0x2545_F491_4F6C_DD1D &+ 11
      deliveries += try ledger.watch { try play(seed, steps: stepsPerWorld) }
      try #require(ledger.count(.subscription) == 0, "seed \(seed) leaves subscriptions alive")
    }
    #expect(deliveries > total)
  }

  /// Plays one world and answers how many deliveries there were.
  private func play(_ seed: UInt64, steps: Int) throws -> Int {
    let script = OperationScript(seed: seed, subjects: 5)
    let (ours, naive) = (Reactions(script), Reactions(script))
    let library = LibraryWorld(ours, subjects: 5)
    let model = NaiveWorld(naive, subjects: 5)
    var deliveries = 0
    for step in 0..<steps {
      ours.begin()
      naive.begin()
      let operation = script.operation(step, observers: model.observerCount)
      library.perform(operation)
      model.perform(operation)
      try #require(
        library.log == model.log,
        "seed \(seed), step \(step), \(operation): \(library.log.suffix(12)) instead of \(model.log.suffix(12))"
      )
      for subject in 0..<5 where model.isEnded(subject) && step % 7 == 0 {
        library.revive(subject)
        model.revive(subject)
      }
      if step % 20 == 19 {
        deliveries += model.log.count
        library.log = []
        model.log = []
      }
    }
    library.disposeAll()
    return deliveries
  }
}
