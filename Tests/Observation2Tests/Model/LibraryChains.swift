import Observation2
import Observation2Testing

extension LibraryWorld {
  func chained(
    _ source: Int,
    _ chain: ScriptedChain,
    _ other: Int,
    _ observer: Int
  ) -> EventStream<Int> {
    switch chain {
    case .never: .never()
    case .mergedNever: .merge(.never(), .never())
    case .doNever: noted(.never(), observer)
    case .doMergedNever: noted(.merge(.never(), .never()), observer)
    case .flatMap: sources[source].stream.flatMap(inner(source, other))
    case .flatMapFirst: sources[source].stream.flatMapFirst(inner(source, other))
    case .concatMap: sources[source].stream.concatMap(inner(source, other))
    case .mergeTwo: sources[source].stream.map(inner(source, other)).merge(maxConcurrent: 2)
    case .switchLatest: sources[source].stream.map(inner(source, other)).switchLatest()
    case .doDispose: noted(sources[source].stream, observer)
    case .concatDoNever: sources[source].stream.concat(noted(.never(), observer))
    case .flatMapDoNever:
      sources[source].stream.take(1).flatMap { [unowned self] _ in noted(.never(), observer) }
    case .doTakeUntil:
      noted(sources[source].stream, observer)
        .take(until: sources[source].stream.filter { $0 >= 60 })
    case .doFlatMapLatest:
      noted(sources[source].stream, observer)
        .flatMapLatest { $0 < 60 ? EventStream<Int>.just($0) : .error(TestError("large")) }
    default: chained(sources[source].stream, chain, other)
    }
  }

  private func chained(
    _ stream: EventStream<Int>,
    _ chain: ScriptedChain,
    _ other: Int
  ) -> EventStream<Int> {
    switch chain {
    case .map: stream.map { $0 &* 3 }
    case .filter: stream.filter { $0 % 2 == 0 }
    case .filterAndMap: stream.filter { $0 % 3 != 0 }.map { $0 + 7 }
    case .compactMap: stream.compactMap { $0 > 40 ? $0 - 1 : nil }
    case .takeOne: stream.take(1)
    case .takeTwo: stream.take(2)
    case .takeWhile: stream.take(while: { $0 < 60 })
    case .takeWhileInclusive: stream.take(while: { $0 < 60 }, inclusive: true)
    case .first: stream.first()
    case .firstEven: stream.first(where: { $0 % 2 == 0 })
    case .elementAt: stream.elementAt(1)
    case .startWith: stream.startWith(7)
    case .scan: stream.scan(0) { ($0 + $1) % 100 }
    case .swallowingErrors: stream.catch { _ in .empty() }
    case .merge: .merge(stream, sources[other].stream)
    case .takeUntil: stream.take(until: sources[other].stream)
    case .flatMapLatest: stream.flatMapLatest { [unowned self] _ in sources[other].stream }
    case .concatDeferred:
      stream.concat(EventStream.deferred { [unowned self] in sources[other].stream })
    case .concatNever: stream.concat(EventStream.never())
    case .combineLatest:
      .combineLatest(stream, sources[other].stream) { ($0 * 7 + $1) % 100 }
    case .withLatestFrom:
      stream.withLatestFrom(sources[other].stream) { ($0 * 7 + $1) % 100 }
    default: stream
    }
  }

  /// Logs the disposal of a stream.
  private func noted(_ stream: EventStream<Int>, _ observer: Int) -> EventStream<Int> {
    stream.do(onDispose: { [unowned self] in
      log.append(Delivery(observer: observer, event: .disposed))
    })
  }

  private func inner(_ source: Int, _ other: Int) -> (Int) -> EventStream<Int> {
    { [unowned self] value in
      switch ScriptedInner(value) {
      case .other: .deferred { [unowned self] in sources[other].stream }
      case .value(let value): .just(value)
      case .never: .never()
      case .sending(let value, let afterwards):
        .create { [unowned self] observer in
          observer.onNext(value)
          observer.onCompleted()
          return AnyDisposable { [unowned self] in
            reactions.tearDown(.send(source: source, value: afterwards), in: self)
          }
        }
      }
    }
  }
}
