import Foundation
import Observation2
import Testing

/// Random operations on the library and on a naive model of it: from outside, and by observers from
/// inside their callbacks.
///
/// 100,000 operations as a rule. Ten million:
/// ```
/// OBSERVATION2_OPERATIONS=10000000 \
///   swift test -c release -Xswiftc -enable-testing --filter RandomOperationTests
/// ```
/// With `OBSERVATION2_SEED`, only the world of that seed, which a failure names.
@MainActor @Suite struct RandomOperationTests {
  private let sources = ScriptedSource.all.count

  @Test func `the library and a naive model of it deliver the same, in the same order`() throws {
    let environment = ProcessInfo.processInfo.environment
    let stepsPerWorld = 200
    if let seed = environment["OBSERVATION2_SEED"].flatMap(UInt64.init) {
      let ledger = Ledger()
      _ = try ledger.watch { try play(seed, steps: stepsPerWorld, ledger) }
      return
    }
    let total = environment["OBSERVATION2_OPERATIONS"].flatMap(Int.init) ?? 100_000
    var deliveries = 0
    for world in 0..<(total / stepsPerWorld) {
      let seed = UInt64(world) &* 0x2545_F491_4F6C_DD1D &+ 11
      let ledger = Ledger()
      deliveries += try ledger.watch { try play(seed, steps: stepsPerWorld, ledger) }
    }
    #expect(deliveries > total / 2)
  }

  /// Plays one world and returns the number of deliveries.
  private func play(_ seed: UInt64, steps: Int, _ ledger: Ledger) throws -> Int {
    let script = OperationScript(seed: seed, sources: sources)
    let (ours, naive) = (Reactions(script), Reactions(script))
    let library = LibraryWorld(ours, sources: sources)
    let model = NaiveWorld(naive, sources: sources)
    // Before they are released, since a release without an end calls back.
    defer {
      library.disposeAll()
      model.disposeAll()
    }
    var deliveries = 0
    for step in 0..<steps {
      ours.begin()
      naive.begin()
      let operation = script.operation(step, observers: model.observerCount)
      library.perform(operation)
      model.perform(operation)
      try #require(
        library.log == model.log,
        "seed \(seed), step \(step), \(operation): \(library.log) instead of \(model.log)"
      )
      let alive = [ledger.count(.subscription), library.keptCount, library.heldCount]
      try #require(
        alive == [model.aliveCount, model.aliveCount, model.heldCount],
        "seed \(seed), step \(step), \(operation): subscriptions in ledger, bag, closures"
      )
      for source in 0..<sources {
        try #require(
          library.hasObservers(source) == model.hasObservers(source),
          "seed \(seed), step \(step), \(operation): source \(source)"
        )
      }
      deliveries += model.log.count
      library.log = []
      model.log = []
    }
    library.disposeAll()
    model.disposeAll()
    try #require(ledger.count(.subscription) == 0, "seed \(seed) leaves subscriptions alive")
    try #require(library.heldCount == 0, "seed \(seed) leaves closures alive")
    return deliveries
  }
}
