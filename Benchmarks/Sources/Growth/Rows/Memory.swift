import Observation2

extension GrowthRow {
  /// The heap that n things occupy, alive or ended.
  @MainActor static var memory: [GrowthRow] {
    [
      alive("chains of map and filter") { n in
        let subjects = (0..<n).map { _ in PublishSubject<Int>() }
        let bag = DisposeBag()
        for subject in subjects {
          subject.asStream().map { $0 }.filter { $0 > 0 }.subscribe { _ in }.disposed(by: bag)
        }
        return [bag] + subjects
      },
      chainAlive("share(replay: 1)") { above, _ in above.share(replay: 1) },
      chainAlive("combineLatest(_:transform:)") { .combineLatest($0, $1) { a, _ in a } },
      chainAlive("zip(_:transform:)") { .zip($0, $1) { a, _ in a } },
      chainAlive("asDriver(onErrorJustReturn:)") { above, _ in
        above.asDriver(onErrorJustReturn: 0).map { $0 }.asStream()
      },
      chainAlive("flatMapLatest(_:)") { above, root in above.flatMapLatest { _ in root } },
      alive("joins of one origin") { n in
        let relay = BehaviorRelay(value: 0)
        let bag = DisposeBag()
        for _ in 0..<n {
          EventStream.combineLatest(relay, relay) { a, _ in a }.subscribe { _ in }.disposed(by: bag)
        }
        return [bag, relay]
      },
      ended("subscriptions in a bag, completed") { n, bag, _ in
        for _ in 0..<n {
          let subject = PublishSubject<Int>()
          subject.asStream().subscribe { _ in }.disposed(by: bag)
          subject.onCompleted()
        }
      },
      ended("subscriptions in a bag, whose source is gone") { n, bag, _ in
        for _ in 0..<n {
          let subject = PublishSubject<Int>()
          subject.asStream().map { $0 }.subscribe { _ in }.disposed(by: bag)
        }
      },
      ended("timers in a bag, fired") { n, bag, time in
        for _ in 0..<n {
          time.schedule(after: .seconds(1)) {}.disposed(by: bag)
          time.advanceSynchronously(to: time.now + .seconds(1))
        }
      },
      ended("timers, cancelled") { n, _, time in
        for _ in 0..<n { time.schedule(after: .seconds(3_600)) {}.dispose() }
      },
      ended("works in a bag, finished") { n, bag, time in
        for _ in 0..<n {
          time.run {}.disposed(by: bag)
          await time.settle()
        }
      },
      ended("values through a debounce of an hour") { n, bag, time in
        let subject = PublishSubject<Int>()
        subject.asStream().debounce(.seconds(3_600), scheduler: time).subscribe { _ in }
          .disposed(by: bag)
        for value in 0..<n { subject.onNext(value) }
      },
      ended("values through a timeout of an hour") { n, bag, time in
        let subject = PublishSubject<Int>()
        subject.asStream().timeout(.seconds(3_600), scheduler: time).subscribe { _ in }
          .disposed(by: bag)
        for value in 0..<n { subject.onNext(value) }
      },
      ended("subscriptions of one subject, disposed of") { n, bag, _ in
        let subject = PublishSubject<Int>()
        bag.insert(subject.asStream().subscribe { _ in })
        for _ in 0..<n { subject.asStream().map { $0 }.subscribe { _ in }.dispose() }
      },
      ended("subscriptions of one relay's driver, disposed of") { n, _, _ in
        let relay = BehaviorRelay(value: 0)
        for _ in 0..<n { relay.asDriver().map { $0 }.drive { _ in }.dispose() }
        withExtendedLifetime(relay) {}
      },
      ended("joins of one relay, disposed of") { n, bag, _ in
        let relay = BehaviorRelay(value: 0)
        bag.insert(relay.asStream().subscribe { _ in })
        for _ in 0..<n {
          EventStream.combineLatest(relay, relay) { a, _ in a }.subscribe { _ in }.dispose()
        }
      },
      ended("inners of flatMap(_:), completed") { n, bag, _ in
        let subject = PublishSubject<Int>()
        subject.asStream().flatMap { _ in EventStream.just(1) }.subscribe { _ in }.disposed(by: bag)
        for value in 0..<n { subject.onNext(value) }
      },
      ended("inners of flatMapLatest(_:), replaced") { n, bag, _ in
        let (outer, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
        outer.asStream().flatMapLatest { _ in inner.asStream() }.subscribe { _ in }
          .disposed(by: bag)
        for value in 0..<n { outer.onNext(value) }
      },
      ended("contents of a serial disposable, replaced") { n, bag, _ in
        let serial = SerialDisposable()
        serial.disposed(by: bag)
        for _ in 0..<n { serial.disposable = AnyDisposable {} }
      },
      ended("entries of a ledger, gone") { n, _, _ in
        let ledger = Ledger()
        ledger.watch {
          let subject = PublishSubject<Int>()
          for _ in 0..<n { subject.asStream().subscribe { _ in }.dispose() }
        }
      },
    ]
  }

  /// The bytes of live objects.
  @MainActor
  private static func alive(
    _ name: String,
    _ make: @escaping @MainActor (Int) -> [AnyObject]
  ) -> GrowthRow {
    GrowthRow("heap of n \(name)", of: [], .bytes, n: 500) { n, gauge in
      gauge.start()
      let alive = make(n)
      gauge.stop()
      return withExtendedLifetime(alive) { alive.count }
    }
  }

  /// The bytes of a chain of n stages.
  @MainActor
  private static func chainAlive(
    _ symbol: String,
    _ stage: @escaping @MainActor (EventStream<Int>, EventStream<Int>) -> EventStream<Int>
  ) -> GrowthRow {
    GrowthRow("heap of a chain of n EventStream.\(symbol)", of: [], .bytes, n: 50) { n, gauge in
      let probe = Probe()
      let relay = BehaviorRelay(value: 0)
      let root = relay.asStream()
      gauge.start()
      var stream = root
      for _ in 0..<n { stream = stage(stream, root) }
      let subscription = stream.count(in: probe)
      gauge.stop()
      subscription.dispose()
      return probe.count
    }
  }

  /// The bytes that ended subscriptions or timers still occupy while their bag and clock live on.
  @MainActor
  private static func ended(
    _ name: String,
    _ pass: @escaping @MainActor (Int, DisposeBag, VirtualTime) async -> Void
  ) -> GrowthRow {
    GrowthRow("heap after n \(name)", of: [], .bytes, n: 500, limit: .none) { n, gauge in
      let (bag, time) = (DisposeBag(), VirtualTime())
      gauge.start()
      await pass(n, bag, time)
      gauge.stop()
      return withExtendedLifetime((bag, time)) { 1 }
    }
  }
}
