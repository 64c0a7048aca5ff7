import Observation2
import Observation2Testing
import Testing

/// A stream that comes to nothing: it neither ends nor goes away, and no source holds on to it.
struct SilentCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Makes the stream of one that never says anything.
  let apply: @Sendable @MainActor (EventStream<Int>) -> EventStream<Int>

  private init(
    _ name: String,
    _ apply: @escaping @Sendable @MainActor (EventStream<Int>) -> EventStream<Int>
  ) {
    testDescription = name
    self.apply = apply
  }

  static let all: [SilentCase] = [
    SilentCase("itself") { $0 },
    SilentCase("map") { $0.map { $0 } },
    SilentCase("merge") { .merge($0, .never()) },
    SilentCase("merge with what has ended") { .merge(.just(1), $0) },
    SilentCase("merge of merge") { .merge(.merge($0, .empty()), .merge([.never()])) },
    SilentCase("concat into it") { .concat(.just(1), $0) },
    SilentCase("concat after it") { $0.concat(EventStream.just(1)) },
    SilentCase("flatMap into it") { silent in EventStream.just(1).flatMap { _ in silent } },
    SilentCase("concatMap into it") { silent in EventStream.of(1, 2).concatMap { _ in silent } },
    SilentCase("flatMapFirst into it") { silent in EventStream.just(1).flatMapFirst { _ in silent }
    },
    SilentCase("flatMapLatest into it") { silent in
      EventStream.just(1).flatMapLatest { _ in silent }
    },
    SilentCase("catch into it") { silent in
      EventStream<Int>.error(TestError()).catch { _ in silent }
    },
    SilentCase("catch of it") { $0.catch { _ in .empty() } },
    SilentCase("retry of it") { $0.retry(attempts: 2) },
    SilentCase("combineLatest") { .combineLatest($0, EventStream<Int>.just(1)) { $0 + $1 } },
    SilentCase("withLatestFrom") { $0.withLatestFrom(EventStream<Int>.just(1)) },
    SilentCase("zip") { .zip($0, EventStream<Int>.just(1)) { $0 + $1 } },
    SilentCase("amb") { .amb($0, .never()) },
    SilentCase("take(until:)") { $0.take(until: EventStream<Int>.never()) },
    SilentCase("skip(until:)") { $0.skip(until: EventStream<Int>.just(1)) },
    SilentCase("sample") { $0.sample(EventStream<Int>.never()) },
    SilentCase("ifEmpty") { $0.ifEmpty(switchTo: EventStream<Int>.just(1)) },
    SilentCase("groupBy") { $0.groupBy { $0 }.flatMap { $0.asStream() } },
    SilentCase("debounce") { $0.debounce(.seconds(1), scheduler: VirtualTime()) },
    SilentCase("delay") { $0.delay(.seconds(1), scheduler: VirtualTime()) },
    SilentCase("using") { silent in .using({ AnyDisposable() }, { _ in silent }) },
    SilentCase("deferred, startWith, do") { silent in
      EventStream.deferred { silent }.startWith(1).do(onNext: { _ in })
    },
  ]
}
