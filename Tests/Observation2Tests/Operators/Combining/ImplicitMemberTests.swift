import Observation2
import Observation2Testing
import Testing

/// Where a stream is expected, implicit member syntax creates one (`.just(1)`).
@MainActor @Suite struct ImplicitMemberTests {
  private let source = EventStream.of(1, 2)
  private let time = VirtualTime()

  @Test func `streams made in place need no type's name`() {
    let streams: [EventStream<Int>] = [
      source.concat(.just(3)),
      source.concat(.error(TestError("x"))),
      EventStream<Int>.empty().ifEmpty(switchTo: .just(3)),
      source.withLatestFrom(.just(3)),
      source.withLatestFrom(.just(3)) { $0 * $1 },
      EventStream<Int>.never().amb(.just(3)),
      EventStream<Int>.never().timeout(.ticks(5), other: .just(3), scheduler: time),
      source.catch { _ in .just(3) },
      EventStream.merge(source, .just(3)),
      EventStream.amb(.never(), source),
    ]
    let recordings = streams.map { $0.recorded() }
    time.advanceSynchronously(to: .ticks(5))
    #expect(
      recordings.map(\.values) == [
        [1, 2, 3], [1, 2], [3], [3, 3], [3, 6], [3], [3], [1, 2], [1, 2, 3], [1, 2],
      ]
    )
    #expect(recordings[1].error as? TestError == TestError("x"))
  }

  @Test func `subjects and relays can stand there as they are`() {
    let relay = BehaviorRelay(value: 3)
    let streams: [EventStream<Int>] = [
      source.concat(relay),
      EventStream<Int>.empty().ifEmpty(switchTo: relay),
      source.withLatestFrom(relay),
      source.withLatestFrom(relay) { $0 * $1 },
      EventStream<Int>.never().amb(relay),
      EventStream<Int>.never().timeout(.ticks(5), other: relay, scheduler: time),
    ]
    let recordings = streams.map { $0.recorded() }
    time.advanceSynchronously(to: .ticks(5))
    #expect(recordings.map(\.values) == [[1, 2, 3], [3], [3, 3], [3, 6], [3], [3]])
  }
}
