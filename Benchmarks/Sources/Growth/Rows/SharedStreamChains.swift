import Observation2

extension GrowthRow {
  /// n operators of drivers, one below the other.
  @MainActor static var driverChains: [GrowthRow] {
    SharedStreamChains<NewestValueSharing>("Driver") {
      let relay = BehaviorRelay(value: 0)
      return (relay.asDriver(), { relay.accept(1) })
    }
    .rows + [
      driverChain("asDriver()") { $0.asDriver() },
      // Distinct, since the value that each stage begins with would pass all stages below.
      driverChain("asDriver(startingWith:)") {
        $0.asSignal().asDriver(startingWith: 0).distinctUntilChanged()
      },
      driverChain("asSignal()") { $0.asSignal().asDriver(startingWith: 0).distinctUntilChanged() },
      driverChain("asStream() and back", of: ["SharedStream.asStream()"]) {
        $0.asStream().asDriver(onErrorJustReturn: 0)
      },
    ]
  }

  /// n operators of signals, one below the other.
  @MainActor static var signalChains: [GrowthRow] {
    SharedStreamChains<NoReplaySharing>("Signal") {
      let relay = PublishRelay<Int>()
      return (relay.asSignal(), { relay.accept(1) })
    }
    .rows
  }

  @MainActor
  private static func driverChain(
    _ symbol: String,
    of symbols: [String]? = nil,
    _ stage: @escaping @MainActor (Driver<Int>) -> Driver<Int>
  ) -> GrowthRow {
    SharedStreamChains<NewestValueSharing>("Driver") {
      let relay = BehaviorRelay(value: 0)
      return (relay.asDriver(), { relay.accept(1) })
    }
    .chain(symbol, of: symbols) { stream, _ in stage(stream) }
  }
}

/// The chains that drivers and signals have in common.
@MainActor
private struct SharedStreamChains<Strategy: SharingStrategy> {
  typealias Shared = SharedStream<Strategy, Int>
  typealias Pairs = SharedStream<Strategy, (Int, Int)>

  private let kind: String
  private let time = VirtualTime()
  /// Creates a source and a closure that sends a value into it.
  private let makeSource: @MainActor () -> (Shared, @MainActor () -> Void)

  init(_ kind: String, _ makeSource: @escaping @MainActor () -> (Shared, @MainActor () -> Void)) {
    self.kind = kind
    self.makeSource = makeSource
  }

  var rows: [GrowthRow] {
    let scheduler = time
    return [
      chain("combineLatest(_:transform:)") { .combineLatest($0, $1) { a, _ in a } },
      chain("combineLatest(_:)") { Pairs.combineLatest($0, $1).map { $0.0 } },
      chain("compactMap(_:)") { above, _ in above.compactMap { $0 } },
      chain("concat()") { above, _ in above.map { Shared.just($0) }.concat() },
      chain("concat(_:)") { above, _ in above.concat(.empty()) },
      chain("concatMap(_:)") { above, _ in above.concatMap { Shared.just($0) } },
      chain("debounce(_:scheduler:)") { above, _ in above.debounce(.zero, scheduler: scheduler) },
      chain("debug(_:write:)") { above, _ in above.debug(write: { _ in }) },
      chain("deferred(_:)") { above, _ in .deferred { above } },
      chain("delay(_:scheduler:)") { above, _ in above.delay(.zero, scheduler: scheduler) },
      chain("distinctUntilChanged()") { above, _ in above.distinctUntilChanged() },
      chain("distinctUntilChanged(by:)") { above, _ in above.distinctUntilChanged { $0 == $1 } },
      chain("distinctUntilChanged(on:)") { above, _ in above.distinctUntilChanged(on: { $0 }) },
      chain("distinctUntilChanged(on:by:)") { above, _ in
        above.distinctUntilChanged(on: { $0 }, by: { $0 == $1 })
      },
      chain("do(onNext:onCompleted:onSubscribe:onSubscribed:onDispose:)") { above, _ in
        above.do(onNext: { _ in })
      },
      chain("enumerated()") { above, _ in above.enumerated().map { $0.element } },
      chain("filter(_:)") { above, _ in above.filter { $0 >= 0 } },
      chain("flatMap(_:)") { above, _ in above.flatMap { Shared.just($0) } },
      chain("flatMapFirst(_:)") { above, _ in above.flatMapFirst { Shared.just($0) } },
      chain("flatMapLatest(_:)") { above, _ in above.flatMapLatest { Shared.just($0) } },
      chain("map(_:)") { above, _ in above.map { $0 &+ 1 } },
      chain("merge()") { above, _ in above.map { Shared.just($0) }.merge() },
      chain("merge(_:)") { above, _ in .merge([above, .empty()]) },
      chain("named(_:)") { above, _ in above.named("stage") },
      chain("pairwise()") { above, _ in above.startWith(0).pairwise().map { $0.1 } },
      chain("scan(_:_:)") { above, _ in above.scan(0) { $0 &+ $1 } },
      chain("scan(into:_:)") { above, _ in above.scan(into: 0) { $0 &+= $1 } },
      chain("skip(_:)") { above, _ in above.skip(0) },
      chain("skip(until:)") { above, _ in above.skip(until: Shared.just(0)) },
      chain("skip(while:)") { above, _ in above.skip(while: { $0 < 0 }) },
      chain("startWith(_:)") { above, _ in above.startWith() },
      chain("switchLatest()") { above, _ in above.map { Shared.just($0) }.switchLatest() },
      chain("take(_:)") { above, _ in above.take(3) },
      chain("take(until:)") { above, _ in above.take(until: Shared.never()) },
      chain("take(while:inclusive:)") { above, _ in above.take(while: { $0 >= 0 }) },
      chain("throttle(_:latest:scheduler:)") { above, _ in
        above.throttle(.zero, scheduler: scheduler)
      },
      chain("withLatestFrom(_:)") { above, source in above.withLatestFrom(source) },
      chain("withLatestFrom(_:transform:)") { above, source in
        above.withLatestFrom(source) { a, _ in a }
      },
      chain("zip(_:)") { Pairs.zip($0, $1).map { $0.0 } },
      chain("zip(_:transform:)") { .zip($0, $1) { a, _ in a } },
    ]
  }

  /// Builds a chain of n stages, subscribes, sends a value, disposes and releases it; each stage
  /// gets the one above it and the source.
  func chain(
    _ symbol: String,
    of symbols: [String]? = nil,
    _ stage: @escaping @MainActor (Shared, Shared) -> Shared
  ) -> GrowthRow {
    GrowthRow(
      "chain of \(kind).\(symbol)",
      of: symbols ?? ["SharedStream.\(symbol)"],
      n: 50
    ) { [makeSource, time] n, gauge in
      let probe = Probe()
      gauge.start()
      Self.run(n, stage, makeSource(), time, probe)
      gauge.stop()
      return probe.count
    }
  }

  /// A function of its own, so that the chain is released when it returns.
  private static func run(
    _ n: Int,
    _ stage: @MainActor (Shared, Shared) -> Shared,
    _ source: (stream: Shared, send: @MainActor () -> Void),
    _ time: VirtualTime,
    _ probe: Probe
  ) {
    var stream = source.stream
    for _ in 0..<n { stream = stage(stream, source.stream) }
    let subscription = stream.asStream().count(in: probe)
    source.send()
    time.advanceSynchronously(to: time.now + .seconds(1))
    subscription.dispose()
  }
}
