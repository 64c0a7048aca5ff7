import Foundation
import Observation2
import Testing

/// Random sets, changes in place, joins and leaves, from outside and from inside deliveries,
/// Observation's `onChange` and the object's announcement, on a property and on a naive model of it.
///
/// 20,000 operations as a rule. A million:
/// ```
/// OBSERVATION2_PROPERTIES=1000000 \
///   swift test -c release -Xswiftc -enable-testing --filter RandomPropertyTests
/// ```
@MainActor @Suite struct RandomPropertyTests {
  @Test(arguments: [true, false])
  func `a property and a naive model of it tell the same, in the same order`(
    isEarly: Bool
  ) throws {
    let total =
      ProcessInfo.processInfo.environment["OBSERVATION2_PROPERTIES"].flatMap(Int.init) ?? 20_000
    let stepsPerWorld = 40
    var told = 0
    for world in 0..<(total / 2 / stepsPerWorld) {
      let seed = UInt64(world) &* 0x2545_F491_4F6C_DD1D &+ 7
      told += try play(seed, isEarly: isEarly, steps: stepsPerWorld)
    }
    #expect(told > total / 2)
  }

  /// Plays one world and returns the number of notifications.
  private func play(_ seed: UInt64, isEarly: Bool, steps: Int) throws -> Int {
    let (ours, naive) = (
      PropertyPlay(PropertyScript(seed: seed)), PropertyPlay(PropertyScript(seed: seed))
    )
    let library = LibraryProperty(ours, isEarly: isEarly)
    let model = NaiveProperty(naive, isEarly: isEarly)
    var told = 0
    for step in 0..<steps {
      ours.step(step, in: library)
      naive.step(step, in: model)
      let place: Comment = "seed \(seed), step \(step), didSet \(!isEarly)"
      let newest = Set(ours.newest.values)
      try #require(newest.isEmpty || newest == [library.reading], place)
      try #require(ours.log == naive.log, place)
      try #require(library.reading == model.reading, place)
      told += ours.log.count
    }
    library.end()
    return told
  }
}
