import Observation2

extension GrowthRow {
  /// n stages, one below the other.
  @MainActor static var streamChains: [GrowthRow] {
    [
      chain("amb(_:)") { $0.amb(.never()) },
      chain("asStream()") { $0.asStream().map { $0 } },
      chain("catch(_:)") { $0.catch { _ in .empty() } },
      chain("catchAndReturn(_:)") { $0.catchAndReturn(0) },
      chain("combineLatest(_:transform:)") {
        .combineLatest($0, EventStream.just(1)) { a, _ in a }
      },
      chain("combineLatest(_:)") {
        EventStream.combineLatest($0, EventStream.just(1)).map { $0.0 }
      },
      chain("compactMap(_:)") { $0.compactMap { $0 } },
      chain("concat()") { $0.map { EventStream.just($0) }.concat() },
      chain("concat(_:)") { $0.concat(.empty()) },
      chain("concatMap(_:)") { $0.concatMap { EventStream.just($0) } },
      chain("create(_:)") { above in .create { observer in above.subscribe { observer.on($0) } } },
      chain("debug(_:write:)") { $0.debug(write: { _ in }) },
      chain("deferred(_:)") { above in .deferred { above } },
      chain("dematerialize()") { $0.materialize().dematerialize() },
      chain("derived(_:)") { above in
        .derived { observer in observer.listen(to: above) { observer.on($0) } }
      },
      chain("distinctUntilChanged()") { $0.distinctUntilChanged() },
      chain("distinctUntilChanged(by:)") { $0.distinctUntilChanged { $0 == $1 } },
      chain("distinctUntilChanged(on:)") { $0.distinctUntilChanged(on: { $0 }) },
      chain("distinctUntilChanged(on:by:)") {
        $0.distinctUntilChanged(on: { $0 }, by: { $0 == $1 })
      },
      chain("do(onNext:onError:onCompleted:onSubscribe:onSubscribed:onDispose:)") {
        $0.do(onNext: { _ in })
      },
      chain("do(onDispose:)", of: []) { $0.do(onDispose: {}) },
      chain("elementAt(_:)") { $0.elementAt(0) },
      chain("endWith(_:)") { $0.endWith() },
      chain("enumerated()") { $0.enumerated().map { $0.element } },
      chain("filter(_:)") { $0.filter { $0 > 0 } },
      chain("first()") { $0.first() },
      chain("first(where:)") { $0.first { $0 > 0 } },
      chain("flatMap(_:)") { $0.flatMap { EventStream.just($0) } },
      chain("flatMapFirst(_:)") { $0.flatMapFirst { EventStream.just($0) } },
      chain("flatMapLatest(_:)") { $0.flatMapLatest { EventStream.just($0) } },
      chain("groupBy(_:)") { $0.groupBy { $0 }.merge() },
      chain("ifEmpty(default:)") { $0.ifEmpty(default: 0) },
      chain("ifEmpty(switchTo:)") { $0.ifEmpty(switchTo: .just(0)) },
      chain("ignoreElements(as:)") { $0.ignoreElements(as: Int.self) },
      chain("ignoreElements()") { $0.ignoreElements().ignoreElements(as: Int.self) },
      chain("map(_:)") { $0.map { $0 &+ 1 } },
      chain("materialize()") { $0.materialize().compactMap(\.value) },
      chain("merge()") { $0.map { EventStream.just($0) }.merge() },
      chain("merge(_:)") { .merge([$0, .empty()]) },
      chain("merge(maxConcurrent:)") { $0.map { EventStream.just($0) }.merge(maxConcurrent: 1) },
      chain("named(_:)") { $0.named("stage") },
      chain("pairwise()") { $0.startWith(0).pairwise().map { $0.1 } },
      chain("reduce(_:_:)") { $0.reduce(0) { $0 &+ $1 } },
      chain("reduce(into:_:)") { $0.reduce(into: 0) { $0 &+= $1 } },
      chain("retry()") { $0.retry() },
      chain("retry(attempts:)") { $0.retry(attempts: 2) },
      chain("retry(when:)") { $0.retry { $0 } },
      chain("sample(_:defaultValue:)") { $0.sample(EventStream<Int>.just(0), defaultValue: 1) },
      chain("scan(_:_:)") { $0.scan(0) { $0 &+ $1 } },
      chain("scan(into:_:)") { $0.scan(into: 0) { $0 &+= $1 } },
      chain("single()") { $0.single() },
      chain("single(_:)") { $0.single { $0 > 0 } },
      chain("skip(_:)") { $0.skip(0) },
      chain("skip(last:)") { $0.skip(last: 0) },
      chain("skip(until:)") { $0.skip(until: EventStream.just(0)) },
      chain("skip(while:)") { $0.skip(while: { $0 < 0 }) },
      chain("startWith(_:)") { $0.startWith() },
      chain("switchLatest()") { $0.map { EventStream.just($0) }.switchLatest() },
      chain("take(_:)") { $0.take(2) },
      chain("take(last:)") { $0.take(last: 1) },
      chain("take(until:)") { $0.take(until: EventStream<Int>.never()) },
      chain("take(until:inclusive:)") { $0.take(until: { $0 < 0 }, inclusive: true) },
      chain("take(untilGone:)") { $0.take(untilGone: lasting) },
      chain("take(while:inclusive:)") { $0.take(while: { $0 > 0 }) },
      chain("toArray()") { $0.toArray().map { $0.count } },
      chain("using(_:_:)") { above in .using({ AnyDisposable {} }, { _ in above }) },
      chain("withLatestFrom(_:)") { $0.withLatestFrom(EventStream.just(1)) },
      chain("withLatestFrom(_:transform:)") {
        $0.withLatestFrom(EventStream.just(1)) { a, _ in a }
      },
      chain("zip(_:)") { EventStream.zip($0, EventStream.just(1)).map { $0.0 } },
      chain("zip(_:transform:)") { .zip($0, EventStream.just(1)) { a, _ in a } },
    ]
  }

  @MainActor private static let lasting = Probe()

  /// Builds a chain of n stages, subscribes, sends a value and the end, disposes and releases it.
  @MainActor
  static func chain(
    _ symbol: String,
    of symbols: [String]? = nil,
    n: Int = 100,
    _ stage: @escaping @MainActor (EventStream<Int>) -> EventStream<Int>
  ) -> GrowthRow {
    timedChain(symbol, of: symbols, n: n) { stream, _ in stage(stream) }
  }

  /// The same with a clock, which is advanced at the end.
  @MainActor
  static func timedChain(
    _ symbol: String,
    of symbols: [String]? = nil,
    n: Int = 100,
    _ stage: @escaping @MainActor (EventStream<Int>, VirtualTime) -> EventStream<Int>
  ) -> GrowthRow {
    GrowthRow(
      "chain of EventStream.\(symbol)",
      of: symbols ?? ["EventStream.\(symbol)"],
      n: n
    ) { n, gauge in
      let probe = Probe()
      let time = VirtualTime()
      let subject = PublishSubject<Int>()
      gauge.start()
      run(n, stage, subject, time, probe)
      gauge.stop()
      return probe.count
    }
  }

  /// A function of its own, so that the chain is released when it returns.
  @MainActor
  private static func run(
    _ n: Int,
    _ stage: @MainActor (EventStream<Int>, VirtualTime) -> EventStream<Int>,
    _ subject: PublishSubject<Int>,
    _ time: VirtualTime,
    _ probe: Probe
  ) {
    var stream = subject.asStream()
    for _ in 0..<n { stream = stage(stream, time) }
    let subscription = stream.count(in: probe)
    subject.onNext(1)
    subject.onCompleted()
    time.advanceSynchronously(to: .seconds(1_000_000))
    subscription.dispose()
  }
}
