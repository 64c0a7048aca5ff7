import Observation2

extension GrowthRow {
  /// n observers of one thing.
  @MainActor static var observers: [GrowthRow] {
    [
      observers("PublishSubject", ["init()", "onNext(_:)", "asStream()"]) {
        let subject = PublishSubject<Int>()
        return (subject.asStream(), { subject.onNext(1) })
      },
      observers("BehaviorSubject", ["init(value:)", "onNext(_:)", "asStream()"]) {
        let subject = BehaviorSubject(value: 0)
        return (subject.asStream(), { subject.onNext(1) })
      },
      observers("ReplaySubject", ["init(bufferSize:)", "onNext(_:)", "asStream()"]) {
        let subject = ReplaySubject<Int>(bufferSize: 2)
        return (subject.asStream(), { subject.onNext(1) })
      },
      observers("AsyncSubject", ["init()", "onNext(_:)", "onCompleted()", "asStream()"]) {
        let subject = AsyncSubject<Int>()
        return (
          subject.asStream(),
          {
            subject.onNext(1)
            subject.onCompleted()
          }
        )
      },
      observers("PublishRelay", ["init()", "accept(_:)", "asStream()"]) {
        let relay = PublishRelay<Int>()
        return (relay.asStream(), { relay.accept(1) })
      },
      observers("BehaviorRelay", ["init(value:)", "accept(_:)", "asStream()"]) {
        let relay = BehaviorRelay(value: 0)
        return (relay.asStream(), { relay.accept(1) })
      },
      observers("ReplayRelay", ["init(bufferSize:)", "accept(_:)", "asStream()"]) {
        let relay = ReplayRelay<Int>(bufferSize: 2)
        return (relay.asStream(), { relay.accept(1) })
      },
      observers("BehaviorRelay.asDriver", ["asDriver()"], type: "BehaviorRelay") {
        let relay = BehaviorRelay(value: 0)
        return (relay.asDriver().asStream(), { relay.accept(1) })
      },
      observers("PublishRelay.asSignal", ["asSignal()"], type: "PublishRelay") {
        let relay = PublishRelay<Int>()
        return (relay.asSignal().asStream(), { relay.accept(1) })
      },
      observers("ReplayRelay.asDriver", ["asDriver()"], type: "ReplayRelay") {
        let relay = ReplayRelay<Int>(bufferSize: 2)
        return (relay.asDriver().asStream(), { relay.accept(1) })
      },
      observers("ReplayRelay.asSignal", ["asSignal()"], type: "ReplayRelay") {
        let relay = ReplayRelay<Int>(bufferSize: 2)
        return (relay.asSignal().asStream(), { relay.accept(1) })
      },
      observers("share()", []) {
        let subject = PublishSubject<Int>()
        return (subject.asStream().share(), { subject.onNext(1) })
      },
      observers("share(replay: 1)", []) {
        let subject = PublishSubject<Int>()
        return (subject.asStream().share(replay: 1), { subject.onNext(1) })
      },
      observers("refCount()", []) {
        let subject = PublishSubject<Int>()
        return (subject.asStream().publish().refCount(), { subject.onNext(1) })
      },
      observers("connect()", ["connect()", "asStream()"], type: "ConnectableStream") {
        let subject = PublishSubject<Int>()
        let shared = subject.asStream().publish()
        shared.connect()
        return (shared.asStream(), { subject.onNext(1) })
      },
      observers("a named stream", []) {
        let subject = PublishSubject<Int>()
        return (subject.asStream().named("name"), { subject.onNext(1) })
      },
      ended("onCompleted()") {
        $0.onCompleted()
        $1.onCompleted()
        $2.onCompleted()
        $3.onCompleted()
      },
      ended("onError(_:)") {
        $0.onError(Failure())
        $1.onError(Failure())
        $2.onError(Failure())
        $3.onError(Failure())
      },
      ended("on(_:)") {
        $0.on(.completed)
        $1.on(.completed)
        $2.on(.completed)
        $3.on(.completed)
      },
      GrowthRow(
        "n observers of one subject, each leaving as it is told",
        of: ["EventStream.subscribe(onNext:)", "SerialDisposable.disposable"],
        n: 500,
        expected: .each
      ) { n, gauge in
        let probe = Probe()
        let subject = PublishSubject<Int>()
        gauge.start()
        for _ in 0..<n {
          let own = SerialDisposable()
          own.disposable = subject.asStream().subscribe { _ in
            probe.add()
            own.dispose()
          }
        }
        subject.onNext(1)
        subject.onNext(2)
        gauge.stop()
        return probe.count
      },
      GrowthRow(
        "n observers of one subject, joining while it sends",
        of: ["EventStream.subscribe(onEvent:)"],
        n: 500,
        expected: .each
      ) { n, gauge in
        let probe = Probe()
        let bag = DisposeBag()
        let subject = PublishSubject<Int>()
        gauge.start()
        subject.asStream().take(1)
          .subscribe { _ in
            for _ in 0..<n { subject.asStream().count(in: probe).disposed(by: bag) }
          }
          .disposed(by: bag)
        subject.onNext(1)
        subject.onNext(2)
        bag.dispose()
        gauge.stop()
        return probe.count
      },
    ]
  }

  /// n observers subscribe and receive a value; half of them are disposed of from the first, the
  /// others from the last.
  @MainActor
  private static func observers(
    _ name: String,
    _ members: [String],
    type: String? = nil,
    _ make: @escaping @MainActor () -> (EventStream<Int>, @MainActor () -> Void)
  ) -> GrowthRow {
    GrowthRow(
      "n observers of \(name)",
      of: members.map { "\(type ?? name).\($0)" },
      n: 500
    ) { n, gauge in
      let probe = Probe()
      let (stream, send) = make()
      gauge.start()
      var subscriptions: [any Disposable] = []
      for _ in 0..<n { subscriptions.append(stream.count(in: probe)) }
      send()
      for subscription in subscriptions[..<(n / 2)] { subscription.dispose() }
      for subscription in subscriptions[(n / 2)...].reversed() { subscription.dispose() }
      gauge.stop()
      return probe.count
    }
  }

  /// n observers of each subject receive its end, and n more subscribe after it.
  @MainActor
  private static func ended(
    _ member: String,
    _ end:
      @escaping @MainActor (
        PublishSubject<Int>, BehaviorSubject<Int>, ReplaySubject<Int>, AsyncSubject<Int>
      ) -> Void
  ) -> GrowthRow {
    let types = ["PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject"]
    return GrowthRow(
      "n observers of each subject, told \(member)",
      of: types.map { "\($0).\(member)" },
      n: 200,
      expected: .each(times: 8)
    ) { n, gauge in
      let probe = Probe()
      let publish = PublishSubject<Int>()
      let behavior = BehaviorSubject(value: 0)
      let replay = ReplaySubject<Int>(bufferSize: 1)
      let async = AsyncSubject<Int>()
      let streams = [publish.asStream(), behavior.asStream(), replay.asStream(), async.asStream()]
      gauge.start()
      for stream in streams {
        for _ in 0..<n { _ = stream.subscribe(onEvent: { if $0.isTerminal { probe.add() } }) }
      }
      end(publish, behavior, replay, async)
      for stream in streams {
        for _ in 0..<n { _ = stream.subscribe(onEvent: { if $0.isTerminal { probe.add() } }) }
      }
      gauge.stop()
      return probe.count
    }
  }
}
