import Foundation
import Observation2
import Testing

/// Random sets, reads and stops on a view state and on a naive model of it.
///
/// They come from outside and from inside comparisons, Observation's `onChange`, the notification of a body and the
/// object's announcement.
///
/// 2,000 operations as a rule. A million:
/// ```
/// OBSERVATION2_VIEW_STATES=1000000 \
///   swift test -c release -Xswiftc -enable-testing --filter RandomViewStateTests
/// ```
@MainActor @Suite struct RandomViewStateTests {
  @Test func `a view state and a naive model of it notify the same, in the same order`() throws {
    let total =
      ProcessInfo.processInfo.environment["OBSERVATION2_VIEW_STATES"].flatMap(Int.init) ?? 2_000
    let stepsPerWorld = 40
    var notices = 0
    for world in 0..<(total / stepsPerWorld) {
      let seed = UInt64(world) &* 0x2545_F491_4F6C_DD1D &+ 7
      notices += try play(seed, steps: stepsPerWorld)
    }
    #expect(notices > total)
  }

  /// Plays one world and returns the number of notifications.
  private func play(_ seed: UInt64, steps: Int) throws -> Int {
    let (ours, naive) = (
      ViewStatePlay(ViewStateScript(seed: seed)), ViewStatePlay(ViewStateScript(seed: seed))
    )
    let library = LibraryViewState(ours)
    let model = NaiveViewState(naive)
    defer { library.end() }
    var notices = 0
    for step in 0..<steps {
      ours.step(step, in: library)
      naive.step(step, in: model)
      try #require(ours.log == naive.log, "seed \(seed), step \(step)")
      try #require(library.reading == model.reading, "seed \(seed), step \(step)")
      notices += ours.log.count
    }
    return notices
  }
}
