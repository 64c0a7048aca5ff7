import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct DriverTests {
  private let source = PublishSubject<Int>()
  private let bag = DisposeBag()

  @Test func `rule 7: a driver shares one subscription and replays the newest value`() {
    var subscriptions = 0
    let driver = source.asStream().do(onSubscribe: { subscriptions += 1 })
      .asDriver(onErrorJustReturn: -1)
    let first = driver.recorded()
    source.onNext(1)
    source.onNext(2)
    let second = driver.recorded()
    source.onNext(3)
    #expect(first.values == [1, 2, 3])
    #expect(second.values == [2, 3])
    #expect(subscriptions == 1)
    first.dispose()
    second.dispose()
    #expect(!source.hasObservers)
    #expect(driver.recorded().values == [])
    #expect(subscriptions == 2)
  }

  @Test func `rule 7: a signal shares and replays nothing`() {
    var subscriptions = 0
    let signal = source.asStream().do(onSubscribe: { subscriptions += 1 })
      .asSignal(onErrorJustReturn: -1)
    let first = signal.recorded()
    source.onNext(1)
    let second = signal.recorded()
    source.onNext(2)
    #expect(first.values == [1, 2])
    #expect(second.values == [2])
    #expect(subscriptions == 1)
  }

  @Test func `rule 7: neither can fail: a value, another driver, or one made of the error`() {
    func fallbacks() -> [StreamRecording<Int>] {
      let stream = source.asStream()
      return [
        stream.asDriver(onErrorJustReturn: 7).recorded(),
        stream.asDriver(onErrorDriveWith: .of(7, 8)).recorded(),
        stream.asDriver(onErrorRecover: { .just(($0 as? TestError)?.label.count ?? 0) }).recorded(),
        stream.asSignal(onErrorJustReturn: 7).recorded(),
        stream.asSignal(onErrorSignalWith: .of(7, 8)).recorded(),
        stream.asSignal(onErrorRecover: { _ in .empty() }).recorded(),
      ]
    }
    let recordings = fallbacks()
    source.onNext(1)
    source.onError(TestError("boom"))
    #expect(recordings.map(\.values) == [[1, 7], [1, 7, 8], [1, 4], [1, 7], [1, 7, 8], [1]])
    #expect(recordings.allSatisfy { $0.isCompleted && $0.error == nil })
  }

  @Test func `drive with an object holds it weakly and ends with it`() {
    let driver = source.asStream().asDriver(onErrorJustReturn: 0)
    var seen: [Int] = []
    var target: Probe? = Probe()
    if let target { driver.drive(with: target) { seen.append($1) }.disposed(by: bag) }
    source.onNext(1)
    target = nil
    source.onNext(2)
    #expect(seen == [1])
    #expect(!source.hasObservers)
  }

  @Test func `emit with an object holds it weakly and ends with it`() {
    let signal = source.asStream().asSignal(onErrorJustReturn: 0)
    var seen: [Int] = []
    var target: Probe? = Probe()
    weak let weakTarget = target
    if let target {
      signal.emit(with: target) { target, value in
        #expect(target === weakTarget)
        seen.append(value)
      }
      .disposed(by: bag)
    }
    source.onNext(1)
    target = nil
    #expect(weakTarget == nil)
    source.onNext(2)
    #expect(seen == [1])
    #expect(!source.hasObservers)
  }

  @Test func `a driver of a relay begins with its value and needs no fallback`() {
    let relay = BehaviorRelay(value: 1)
    let recording = relay.asDriver().map { $0 * 2 }.filter { $0 > 2 }.recorded()
    relay.accept(2)
    relay.accept(3)
    #expect(recording.values == [4, 6])
  }

  @Test(arguments: [0, 2])
  func `a driver of a relay that replays begins with the newest value, a signal with the next`(
    bufferSize: Int
  ) {
    let relay = ReplayRelay<Int>(bufferSize: bufferSize)
    for value in [1, 2, 3] { relay.accept(value) }
    let driver = relay.asDriver()
    let first = driver.recorded()
    let signal = relay.asSignal().recorded()
    relay.accept(4)
    let second = driver.recorded()
    relay.accept(5)
    #expect(first.values == (bufferSize == 0 ? [4, 5] : [3, 4, 5]))
    #expect(second.values == [4, 5])
    #expect(signal.values == [4, 5])
    for recording in [first, second, signal] { recording.dispose() }
    #expect(!relay.hasObservers)
  }

  @Test func `a driver combines with the newest value of any relay`() {
    let (behavior, publish) = (BehaviorRelay(value: 1), PublishRelay<Int>())
    let replay = ReplayRelay<Int>(bufferSize: 1)
    replay.accept(10)
    let driver = source.asStream().asDriver(onErrorJustReturn: 0)
    let all = [
      driver.withLatestFrom(behavior).recorded(), driver.withLatestFrom(publish) { -$1 }.recorded(),
      driver.withLatestFrom(replay) { $0 + $1 }.recorded(),
    ]
    source.onNext(1)
    behavior.accept(2)
    publish.accept(3)
    source.onNext(4)
    #expect(all.map(\.values) == [[1, 2], [-3], [11, 14]])
    for recording in all { recording.dispose() }
  }

  @Test func `a driver into a relay of it, and back, delivers each value once`() {
    let relay = BehaviorRelay(value: 1)
    let copy = BehaviorRelay(value: 0)
    relay.asDriver().drive(copy).disposed(by: bag)
    let recording = copy.recorded()
    relay.accept(2)
    #expect(recording.values == [1, 2])
  }

  @Test func `an observer that leaves and returns during a value`() {
    let driver = source.asStream().asDriver(onErrorJustReturn: 0)
    let serial = SerialDisposable()
    var seen: [String] = []
    serial.disposable = driver.drive { value in
      seen.append("a\(value)")
      serial.disposable = driver.drive { seen.append("b\($0)") }
    }
    source.onNext(1)
    source.onNext(2)
    #expect(seen.first == "a1")
    #expect(seen.last == "b2")
    #expect(seen.count { $0 == "b2" } == 1)
    serial.dispose()
    #expect(!source.hasObservers)
  }
}

@MainActor @Suite struct BinderTests {
  private let bag = DisposeBag()

  @Test func `rule 8: a binder holds its target weakly and does nothing once it is gone`() {
    var calls = 0
    var target: Probe? = Probe()
    weak let weakTarget = target
    let binder = target.map { Binder<Int>($0) { _, _ in calls += 1 } }
    binder?.onNext(1)
    target = nil
    #expect(weakTarget == nil)
    binder?.onNext(2)
    #expect(calls == 1)
  }

  @Test func `rule 8: binding through a key path retains nothing and ends with its target`() {
    let relay = BehaviorRelay(value: 1)
    weak var weakModel: PlainModel?
    do {
      let model = PlainModel()
      weakModel = model
      relay.asDriver().drive(model.rx[\.count]).disposed(by: bag)
      relay.asDriver().map { "\($0)" }.drive(model.rx.title).disposed(by: bag)
      #expect(model.count == 1)
      #expect(model.title == "1")
      relay.accept(2)
      #expect(model.count == 2)
      #expect(model.title == "2")
    }
    #expect(weakModel == nil)
    relay.accept(3)
    #expect(!relay.hasObservers)
  }

  @Test func `rule 8: plain properties, nested key paths and optionals`() {
    final class Target: ReactiveCompatible {
      struct Frame { var width = 0 }
      var frame = Frame()
      var name: String?
    }
    let target = Target()
    let relay = BehaviorRelay(value: 1)
    relay.asDriver().drive(target.rx[\.frame.width]).disposed(by: bag)
    relay.asDriver().map { "\($0)" }.drive(target.rx.name).disposed(by: bag)
    relay.accept(5)
    #expect(target.frame.width == 5)
    #expect(target.name == "5")
  }

  @Test func `rule 8: binding to a computed property does not ask for its value`() {
    final class Target: ObservedModel {
      @Observed var celsius = 0
      var reads = 0
      var fahrenheit: Int {
        get {
          reads += 1
          return celsius * 9 / 5 + 32
        }
        set { celsius = (newValue - 32) * 5 / 9 }
      }
    }
    let target = Target()
    let relay = BehaviorRelay(value: 32)
    let signals = PublishRelay<Int>()
    signals.asSignal().emit(to: target.rx[\.fahrenheit]).disposed(by: bag)
    signals.asStream().bind(to: target.rx.fahrenheit).disposed(by: bag)
    _ = target.rx.fahrenheit
    #expect(target.reads == 0)
    relay.asDriver().drive(target.rx[\.fahrenheit]).disposed(by: bag)
    relay.accept(212)
    #expect(target.celsius == 100)
    signals.accept(50)
    #expect(target.celsius == 10)
    // Without optimization, Swift reads a property when it sets it through a key path argument.
    let reads = target.reads
    let paths: [ReferenceWritableKeyPath<Target, Int>] = [\.fahrenheit]
    for _ in 0..<4 { target[keyPath: paths[0]] = 32 }
    #expect(reads <= target.reads - reads)
  }

  @Test func `a target that goes while its value is being set`() {
    final class Target: ReactiveCompatible {
      var onSet: () -> Void = {}
      var value = 0 { didSet { onSet() } }
    }
    var target: Target? = Target()
    weak let weakTarget = target
    let source = PublishRelay<Int>()
    if let target { source.asSignal().emit(to: target.rx[\.value]).disposed(by: bag) }
    target?.onSet = { target = nil }
    source.accept(1)
    #expect(weakTarget == nil)
    source.accept(2)
    #expect(!source.hasObservers)
  }

  @Test func `a signal emits to relays and binders`() {
    let source = PublishRelay<Int>()
    let held = BehaviorRelay(value: 0)
    let passed = PublishRelay<Int>()
    let recording = passed.recorded()
    source.asSignal().emit(to: held).disposed(by: bag)
    source.asSignal().emit(to: passed).disposed(by: bag)
    source.accept(1)
    #expect(held.value == 1)
    #expect(recording.values == [1])
  }
}
