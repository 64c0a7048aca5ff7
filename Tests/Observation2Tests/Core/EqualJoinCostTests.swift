import Observation2Testing
import Testing

@testable import Observation2

/// The searches that equal observers cause, which must be in proportion to their number.
@MainActor @Suite struct EqualJoinCostTests {
  /// The number of times that a counted stream was searched.
  private final class Tally {
    var searches = 0
  }

  private let tally = Tally()

  private func counted(_ stream: EventStream<Int>) -> EventStream<Int> {
    let (connect, tally) = (stream.connect, tally)
    return EventStream { sink in
      connect(
        EventSink { payload, signal in
          if signal == .describe { tally.searches += 1 }
          return sink.raw.receive(payload, signal)
        }
      )
    }
  }

  @Test(arguments: [true, false])
  func `equal observers of a join above a join take searches in proportion`(isLate: Bool) {
    let count = 100
    let (a, b) = (BehaviorRelay(value: 1), BehaviorRelay(value: 10))
    // Each lower join holds the inner wave back before the upper one asks for it.
    let inner = EventStream.merge(a.asStream().flatMapLatest { _ in b.asStream() }, a.asStream())
    let lower = counted(.combineLatest(inner, b.asStream()) { $0 + $1 })
    let other = isLate ? b.asStream() : a.asStream()
    let upper = EventStream.combineLatest(lower, other) { [$0, $1] }
    let recordings = (0..<count).map { _ in upper.recorded() }
    a.accept(2)
    b.accept(20)
    let expected = recordings[0].values
    #expect(expected.last == [40, isLate ? 20 : 2])
    for recording in recordings { #expect(recording.values == expected) }
    #expect(tally.searches <= 8 * count)
  }
}
