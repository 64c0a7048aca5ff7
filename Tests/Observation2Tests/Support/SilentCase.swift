import Observation2
import Observation2Testing
import Testing

/// A stream that never emits: it neither ends nor is released, and no source retains it.
struct SilentCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Creates the stream from one that never emits or ends.
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
    SilentCase("retry(when:) of it") { $0.retry(when: { $0 }) },
    SilentCase("share") { $0.share() },
    SilentCase("share of merge") { .merge(EventStream.merge($0, .never()).share(), .empty()) },
    SilentCase("share that nobody holds") { silent in
      EventStream.just(1).flatMap { _ in silent.share(replay: 1) }
    },
    SilentCase("share of merge that nobody holds") { silent in
      EventStream.just(1).flatMapLatest { _ in EventStream.merge(silent, .never()).share() }
    },
    SilentCase("driver") { silent in
      EventStream.just(1).flatMap { _ in silent.asDriver(onErrorJustReturn: 0).asStream() }
    },
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

/// A stream with a source, beside one that never emits.
struct SilentPair: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let apply: @Sendable @MainActor (EventStream<Int>, EventStream<Int>) -> EventStream<Int>

  fileprivate init(
    _ name: String,
    _ apply: @escaping @Sendable @MainActor (EventStream<Int>, EventStream<Int>) -> EventStream<Int>
  ) {
    testDescription = name
    self.apply = apply
  }
}

extension SilentCase {
  static let besideAnother: [SilentPair] = [
    SilentPair("merge") { .merge($0, $1) },
    SilentPair("merge of merge") { .merge(.merge($1, .never()), $0).map { $0 } },
    SilentPair("combineLatest") { .combineLatest($0, $1) { $0 + $1 } },
    SilentPair("zip") { .zip($1, $0) { $0 + $1 } },
    SilentPair("withLatestFrom") { $0.withLatestFrom($1) },
    SilentPair("take(until:)") { $0.take(until: $1) },
    SilentPair("flatMap") { source, silent in source.flatMap { _ in silent } },
    SilentPair("flatMapLatest") { source, silent in source.flatMapLatest { _ in silent } },
    SilentPair("catch") { source, silent in
      EventStream.merge(source, silent).catch { _ in .empty() }
    },
    SilentPair("share") { source, silent in EventStream.merge(source, silent).share() },
  ]
}
