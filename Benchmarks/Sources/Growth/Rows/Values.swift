import Observation2

extension GrowthRow {
  /// n values that pass through one stage, or are buffered by it.
  @MainActor static var values: [GrowthRow] {
    [
      values("buffer(timeSpan:count:scheduler:), full", expected: .exactly(3)) {
        $0.buffer(timeSpan: .seconds(1), count: $1, scheduler: VirtualTime())
      },
      values("window(timeSpan:count:scheduler:), full", expected: .exactly(3)) {
        $0.window(timeSpan: .seconds(1), count: $1, scheduler: VirtualTime())
      },
      values("concat(_:) of a subject", expected: .each(plus: 2)) { stream, _ in
        stream.concat(.just(0))
      },
      values("distinctUntilChanged(by:)") { stream, _ in stream.distinctUntilChanged { $0 == $1 } },
      values("elementAt(_:)", expected: .exactly(2)) { $0.elementAt($1 - 1) },
      values(
        "endWith(contentsOf:)",
        of: ["EventStream.endWith(contentsOf:)"],
        expected: .each(times: 2, plus: 1)
      ) {
        $0.endWith(contentsOf: Array(0..<$1))
      },
      values(
        "startWith(contentsOf:)",
        of: ["EventStream.startWith(contentsOf:)"],
        expected: .each(times: 2, plus: 1)
      ) {
        $0.startWith(contentsOf: Array(0..<$1))
      },
      values("pairwise()", expected: .each) { stream, _ in stream.pairwise() },
      values("publish()") { stream, _ in stream.publish().refCount() },
      values("reduce(into:_:) to a list", expected: .exactly(2)) { stream, _ in
        stream.reduce(into: [Int]()) { $0.append($1) }
      },
      values("reduce(_:_:)", expected: .exactly(2)) { stream, _ in stream.reduce(0) { $0 &+ $1 } },
      values("replay(_:), full") { $0.replay($1 / 2).refCount() },
      values("replayAll()") { stream, _ in stream.replayAll().refCount() },
      values("share(replay:scope:), full") { $0.share(replay: $1 / 2) },
      values("share(replay:scope:), for ever") { $0.share(replay: $1, scope: .forever) },
      values("scan(into:_:) to a list") { stream, _ in
        stream.scan(into: [Int]()) { $0.append($1) }.map { $0.count }
      },
      values("scan(_:_:)") { stream, _ in stream.scan(0) { $0 &+ $1 } },
      values("skip(_:)", expected: .exactly(2)) { $0.skip($1 - 1) },
      values("skip(last:)", expected: .half(plus: 1)) { $0.skip(last: $1 / 2) },
      values("switchLatest()") { stream, _ in stream.map { EventStream.just($0) }.switchLatest() },
      values("take(_:)") { $0.take($1) },
      values("take(last:)", expected: .half(plus: 1)) { $0.take(last: $1 / 2) },
      values("toArray()", expected: .exactly(2)) { stream, _ in stream.toArray() },
      values("zip(_:) with one behind", expected: .exactly(2)) { stream, _ in
        EventStream.zip(stream, stream.take(last: 1))
      },
      values("amb(_:)") { stream, _ in stream.amb(.never()) },
      values("sample(_:defaultValue:)") { stream, _ in stream.sample(stream) },
      values("concatMap(_:), all waiting", expected: .each(plus: 1)) { stream, _ in
        stream.concatMap { value in
          value == 0 ? stream.ignoreElements(as: Int.self).concat(.just(0)) : .just(value)
        }
      },
      values("mergeMaxConcurrent, all waiting", expected: .each(plus: 1)) { stream, _ in
        stream.map { value in
          value == 0 ? stream.ignoreElements(as: Int.self).concat(.just(0)) : .just(value)
        }
        .merge(maxConcurrent: 1)
      },
      source("from(_:)") { .from(0..<$0) },
      source("from an array", of: []) { .from(Array(0..<$0)) },
      source("range(start:count:)") { .range(start: 0, count: $0) },
      source("generate(initial:condition:iterate:)") { n in
        .generate(initial: 0, condition: { $0 < n }, iterate: { $0 + 1 })
      },
      source("repeating(_:)") { .repeating(1).take($0) },
      source("retry(attempts:)") { n in
        let probe = Probe()
        return .deferred {
          probe.add()
          return probe.count < n ? .concat(.just(1), .error(Failure())) : .just(1)
        }
        .retry(attempts: n)
      },
      source("retry()") { n in
        let probe = Probe()
        return .deferred {
          probe.add()
          return probe.count < n ? .concat(.just(1), .error(Failure())) : .just(1)
        }
        .retry()
      },
      source("retry(when:)") { n in
        let probe = Probe()
        return .deferred {
          probe.add()
          return probe.count < n ? .concat(.just(1), .error(Failure())) : .just(1)
        }
        .retry { $0 }
      },
      source("create(_:)") { n in
        .create { observer in
          for value in 0..<n { observer.onNext(value) }
          observer.onCompleted()
          return AnyDisposable {}
        }
      },
      GrowthRow("n values of a driver", of: ["SharedStream.from(_:)"], n: 1_000, expected: .each) {
        n,
        gauge in
        let probe = Probe()
        gauge.start()
        _ = Signal.from(0..<n).emit { _ in probe.add() }
        gauge.stop()
        return probe.count
      },
      replayed("ReplaySubject.unbounded()") { _ in
        let subject = ReplaySubject<Int>.unbounded()
        return (subject.asStream(), subject.onNext)
      },
      replayed("ReplaySubject.init(bufferSize:), full") { n in
        let subject = ReplaySubject<Int>(bufferSize: n / 2)
        return (subject.asStream(), subject.onNext)
      },
      replayed("ReplayRelay.init(bufferSize:), full") { n in
        let relay = ReplayRelay<Int>(bufferSize: n / 2)
        return (relay.asStream(), relay.accept)
      },
      GrowthRow("n sends made during a send", of: [], n: 1_000, expected: .each) { n, gauge in
        let probe = Probe()
        let subject = PublishSubject<Int>()
        gauge.start()
        _ = subject.asStream().subscribe { value in
          probe.add()
          if value == 0 { for next in 1..<n { subject.onNext(next) } }
        }
        subject.onNext(0)
        gauge.stop()
        return probe.count
      },
      GrowthRow("n sends, each made during the one before", of: [], n: 1_000, expected: .each) {
        n,
        gauge in
        let probe = Probe()
        let relay = BehaviorRelay(value: 1)
        gauge.start()
        _ = relay.asStream().subscribe { value in
          probe.add()
          if value < n { relay.accept(value + 1) }
        }
        gauge.stop()
        return probe.count
      },
    ]
  }

  /// Sends n values and the end through a stage.
  @MainActor
  private static func values<Output>(
    _ symbol: String,
    of symbols: [String] = [],
    expected: Outcome = .each(plus: 1),
    _ stage: @escaping @MainActor (EventStream<Int>, Int) -> EventStream<Output>
  ) -> GrowthRow {
    GrowthRow("n values through EventStream.\(symbol)", of: symbols, n: 1_000, expected: expected) {
      n,
      gauge in
      let probe = Probe()
      let subject = PublishSubject<Int>()
      gauge.start()
      let subscription = stage(subject.asStream(), n).count(in: probe)
      for value in 0..<n { subject.onNext(value) }
      subject.onCompleted()
      subscription.dispose()
      gauge.stop()
      return probe.count
    }
  }

  /// n values that a source emits at once.
  @MainActor
  private static func source(
    _ symbol: String,
    of symbols: [String]? = nil,
    _ make: @escaping @MainActor (Int) -> EventStream<Int>
  ) -> GrowthRow {
    GrowthRow(
      "n values of EventStream.\(symbol)",
      of: symbols ?? ["EventStream.\(symbol)"],
      n: 1_000,
      expected: .each(plus: 1)
    ) { n, gauge in
      let probe = Probe()
      gauge.start()
      _ = make(n).count(in: probe)
      gauge.stop()
      return probe.count
    }
  }

  /// Sends n values into a replaying source, and a late subscriber receives them.
  @MainActor
  private static func replayed(
    _ symbol: String,
    _ make: @escaping @MainActor (Int) -> (EventStream<Int>, (Int) -> Void)
  ) -> GrowthRow {
    GrowthRow(
      "n values kept by \(symbol)",
      of: [String(symbol.prefix { $0 != "," })],
      n: 1_000
    ) { n, gauge in
      let probe = Probe()
      let (stream, send) = make(n)
      gauge.start()
      for value in 0..<n { send(value) }
      _ = stream.count(in: probe)
      gauge.stop()
      return probe.count
    }
  }
}
