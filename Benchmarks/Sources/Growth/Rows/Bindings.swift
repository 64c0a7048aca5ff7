import Observation2

extension GrowthRow {
  /// n bindings of one source.
  @MainActor static var bindings: [GrowthRow] {
    [
      stream("bind(onNext:)") { source, target in source.bind { target.value = $0 } },
      stream("bind(with:onNext:)") { $0.bind(with: $1) { $0.value = $1 } },
      stream("bind(to:), a property") { $0.bind(to: $1.rx[\.value]) },
      stream("bind(to:), a behavior relay") { $0.bind(to: $1.behavior) },
      stream("bind(to:), a publish relay") { $0.bind(to: $1.publish) },
      stream("bind(to:), a replay relay") { $0.bind(to: $1.replay) },
      stream("bind(to:), a relay of optionals") { $0.bind(to: $1.optional) },
      stream("bind(to:), a binder of optionals") { $0.bind(to: $1.rx[\.maybe]) },
      stream("subscribe(with:onNext:)") { $0.subscribe(with: $1) { $0.value = $1 } },
      stream("subscribe(onNext:onError:onCompleted:onDisposed:)") { source, target in
        source.subscribe(onNext: { target.value = $0 }, onError: { _ in }, onDisposed: {})
      },
      stream("subscribe(with:onNext:onError:onCompleted:onDisposed:)") { source, target in
        source.subscribe(with: target, onNext: { $0.value = $1 }, onDisposed: { _ in })
      },
      driver("drive(onNext:onCompleted:)") { source, target in source.drive { target.value = $0 } },
      driver("drive(with:onNext:)") { $0.drive(with: $1) { $0.value = $1 } },
      driver("drive(onNext:onCompleted:onDisposed:)") { source, target in
        source.drive(onNext: { target.value = $0 }, onDisposed: {})
      },
      driver("drive(with:onNext:onCompleted:onDisposed:)") { source, target in
        source.drive(with: target, onNext: { $0.value = $1 }, onDisposed: { _ in })
      },
      driver("drive(_:), a property", of: ["Reactive.subscript(_:)"]) { $0.drive($1.rx[\.value]) },
      driver("drive(_:), a dynamic member", of: ["Reactive.subscript(dynamicMember:)"]) {
        $0.drive($1.rx.value)
      },
      driver("drive(_:), a binder", of: ["Binder.init(_:binding:)", "Binder.onNext(_:)"]) {
        $0.drive(Binder($1) { $0.value = $1 })
      },
      driver("drive(_:), a behavior relay") { $0.drive($1.behavior) },
      driver("drive(_:), a publish relay") { $0.drive($1.publish) },
      driver("drive(_:), a replay relay") { $0.drive($1.replay) },
      driver("drive(_:), a relay of optionals") { $0.drive($1.optional) },
      driver("drive(_:), a binder of optionals") { $0.drive($1.rx[\.maybe]) },
      signal("emit(onNext:onCompleted:)") { source, target in source.emit { target.value = $0 } },
      signal("emit(with:onNext:)") { $0.emit(with: $1) { $0.value = $1 } },
      signal("emit(onNext:onCompleted:onDisposed:)") { source, target in
        source.emit(onNext: { target.value = $0 }, onDisposed: {})
      },
      signal("emit(with:onNext:onCompleted:onDisposed:)") { source, target in
        source.emit(with: target, onNext: { $0.value = $1 }, onDisposed: { _ in })
      },
      signal("emit(to:), a property") { $0.emit(to: $1.rx[\.value]) },
      signal("emit(to:), a behavior relay") { $0.emit(to: $1.behavior) },
      signal("emit(to:), a publish relay") { $0.emit(to: $1.publish) },
      signal("emit(to:), a replay relay") { $0.emit(to: $1.replay) },
      signal("emit(to:), a relay of optionals") { $0.emit(to: $1.optional) },
      signal("emit(to:), a binder of optionals") { $0.emit(to: $1.rx[\.maybe]) },
      GrowthRow("n bindings of a relay's driver to one property", of: [], n: 500) { n, gauge in
        let bag = DisposeBag()
        let relay = BehaviorRelay(value: 0)
        let target = Target()
        gauge.start()
        for _ in 0..<n { relay.asDriver().drive(target.rx[\.value]).disposed(by: bag) }
        relay.accept(1)
        bag.dispose()
        gauge.stop()
        return target.value
      },
      GrowthRow("n bindings to one property, disposed of from the first on", of: [], n: 500) {
        n,
        gauge in
        let relay = BehaviorRelay(value: 0)
        let target = Target()
        let bindings = (0..<n).map { _ in relay.asStream().bind(to: target.rx[\.value]) }
        relay.accept(1)
        gauge.start()
        for binding in bindings { binding.dispose() }
        gauge.stop()
        return target.value
      },
    ]
  }

  @MainActor
  private static func stream(
    _ symbol: String,
    _ bind: @escaping @MainActor (EventStream<Int>, Target) -> any Disposable
  ) -> GrowthRow {
    binding("EventStream.\(symbol)", []) { bind($0.asStream(), $1) }
  }

  @MainActor
  private static func driver(
    _ symbol: String,
    of symbols: [String] = [],
    _ bind: @escaping @MainActor (Driver<Int>, Target) -> any Disposable
  ) -> GrowthRow {
    binding("SharedStream.\(symbol)", symbols) { bind($0.asDriver(), $1) }
  }

  @MainActor
  private static func signal(
    _ symbol: String,
    _ bind: @escaping @MainActor (Signal<Int>, Target) -> any Disposable
  ) -> GrowthRow {
    binding("SharedStream.\(symbol)", []) { bind($0.asDriver().asSignal(), $1) }
  }

  /// Binds one source to n targets, emits a value, and disposes of the bindings.
  @MainActor
  private static func binding(
    _ symbol: String,
    _ symbols: [String],
    _ bind: @escaping @MainActor (BehaviorRelay<Int>, Target) -> any Disposable
  ) -> GrowthRow {
    GrowthRow(
      "n bindings by \(symbol)",
      of: [String(symbol.prefix { $0 != "," })] + symbols,
      n: 300,
      expected: .each
    ) { n, gauge in
      let bag = DisposeBag()
      let relay = BehaviorRelay(value: 0)
      let targets = (0..<n).map { _ in Target() }
      gauge.start()
      for target in targets { bind(relay, target).disposed(by: bag) }
      relay.accept(1)
      bag.dispose()
      gauge.stop()
      return targets.reduce(0) { $0 + $1.received }
    }
  }
}

/// A target for every kind of binding.
private final class Target: ObservedModel {
  @Observed var value = 0
  @Observed var maybe: Int?
  let behavior = BehaviorRelay(value: 0)
  let publish = PublishRelay<Int>()
  let replay = ReplayRelay<Int>(bufferSize: 1)
  let optional = BehaviorRelay<Int?>(value: nil)
  private let published = Probe()
  private let replayed = Probe()

  init() {
    _ = publish.asStream().subscribe { [published] in if $0 == 1 { published.add() } }
    _ = replay.asStream().subscribe { [replayed] in if $0 == 1 { replayed.add() } }
  }

  /// 1 if the value 1 has arrived, by any kind of binding.
  var received: Int {
    let newest = [value, maybe ?? 0, behavior.value, optional.value ?? 0]
    return newest.reduce(published.count + replayed.count) { $0 + $1 }
  }
}
