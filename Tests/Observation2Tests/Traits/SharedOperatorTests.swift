import Observation2
import Observation2Testing
import Testing

/// The guarantees of each operator of drivers and signals: no failure, one subscription for all
/// observers, and the newest value for a new observer of a driver.
///
/// The types ensure delivery on the main actor; `OffMainTests` covers the cases where they can't.
@MainActor @Suite struct SharedOperatorTests {
  private let source = PublishSubject<Int>()
  private let time = VirtualTime()
  private let ledger = Ledger()

  /// Sends the values for ``SharedOperator/expected``, up to the second observer's subscribing.
  private func sendFirst() {
    source.onNext(1)
    source.onNext(2)
    wait(.ticks(20))
    for value in [2, 3] { send(value) }
  }

  private func wait(_ duration: Duration) {
    time.advanceSynchronously(to: time.now + duration)
  }

  private func send(_ value: Int) {
    source.onNext(value)
    wait(.ticks(20))
  }

  @Test(arguments: SharedOperator.allCases)
  func `a driver's result is shared, and gives its newest value to whoever joins`(
    operation: SharedOperator
  ) {
    var subscriptions = 0
    let driver = source.asStream().do(onSubscribe: { subscriptions += 1 })
      .asDriver(onErrorJustReturn: -1)
    let expected = operation.expected
    ledger.watch {
      let result: Driver<Int> = operation.apply(to: driver, time)
      let first = result.recorded()
      sendFirst()
      let second = result.recorded()
      let newest: [Int] = expected.before.suffix(1)
      #expect(first.values == expected.before)
      #expect(second.values == newest)
      send(4)
      #expect(first.values == expected.before + expected.after)
      #expect(second.values == newest + expected.after)
      #expect(subscriptions == 1)
      first.dispose()
      second.dispose()
    }
    #expect(!source.hasObservers)
    #expect(ledger.entries.isEmpty)
  }

  @Test(arguments: SharedOperator.allCases)
  func `a signal's result is shared, and repeats nothing`(operation: SharedOperator) {
    let signal = source.asStream().asSignal(onErrorJustReturn: -1)
    let expected = operation.expected
    ledger.watch {
      let result: Signal<Int> = operation.apply(to: signal, time)
      let first = result.recorded()
      sendFirst()
      let second = result.recorded()
      #expect(first.values == expected.before)
      #expect(second.values == [])
      send(4)
      #expect(first.values == expected.before + expected.after)
      #expect(second.values == expected.after)
      first.dispose()
      second.dispose()
    }
    #expect(!source.hasObservers)
    #expect(ledger.entries.isEmpty)
  }

  @Test(arguments: SharedOperator.allCases)
  func `an error above has become an end, which all of them pass`(operation: SharedOperator) {
    let driver = source.asStream().asDriver(onErrorJustReturn: 5)
    let signal = source.asStream().asSignal(onErrorJustReturn: 5)
    let recordings = [
      operation.apply(to: driver, time).recorded(),
      operation.apply(to: signal, time).recorded(),
    ]
    source.onNext(1)
    source.onError(TestError("boom"))
    wait(.ticks(20))
    #expect(recordings.map(\.isCompleted) == [true, true])
    #expect(recordings.allSatisfy { $0.error == nil })
    #expect(recordings[0].values == recordings[1].values)
  }

  @Test func `a closure is called once for all who listen, except that of map`() {
    var calls: [String] = []
    let driver = source.asStream().asDriver(onErrorJustReturn: -1)
      .map {
        calls.append("map \($0)")
        return $0
      }
      .filter {
        calls.append("filter \($0)")
        return true
      }
      .do(onNext: { calls.append("do \($0)") }, onSubscribe: { calls.append("subscribe") })
    let recordings = [driver.recorded(), driver.recorded()]
    source.onNext(1)
    #expect(calls == ["subscribe", "map 1", "filter 1", "do 1"])
    let mapped = driver.map {
      calls.append("twice")
      return $0
    }
    let others = [mapped.recorded(), mapped.recorded()]
    #expect(calls.suffix(2) == ["twice", "twice"])
    for recording in recordings + others { recording.dispose() }
    #expect(!source.hasObservers)
  }

  @Test func `a signal of drivers becomes a driver, a driver of signals a signal`() {
    let taps = PublishRelay<Int>()
    let loaded: Driver<String> = taps.asSignal().flatMapLatest { Driver.just("page \($0)") }
    let first = loaded.recorded()
    taps.accept(1)
    #expect(loaded.recorded().values == ["page 1"])
    let pages = BehaviorRelay(value: 7)
    let toasts: Signal<String> = pages.asDriver().flatMapLatest { Signal.just("toast \($0)") }
    let shown = toasts.recorded()
    #expect(toasts.recorded().values == [])
    #expect(first.values == ["page 1"])
    #expect(shown.values == ["toast 7"])
  }

  @Test func `one kind becomes the other`() {
    let taps = PublishRelay<Int>()
    let driver = taps.asSignal().asDriver()
    let started = taps.asSignal().asDriver(startingWith: 0)
    let signal = BehaviorRelay(value: 7).asDriver().asSignal()
    let recordings = [driver.recorded(), started.recorded(), signal.recorded()]
    taps.accept(1)
    #expect(recordings.map(\.values) == [[1], [0, 1], [7]])
    #expect([driver, started].map { $0.recorded().values } == [[1], [1]])
    #expect(signal.recorded().values == [])
    #expect(driver.asStream().recorded().values == [1])
  }

  @Test func `drivers and signals of time`() {
    let ticks = Driver.interval(.ticks(10), scheduler: time)
    let once = Signal.timer(.ticks(15), scheduler: time).recorded()
    let first = ticks.recorded()
    wait(.ticks(25))
    let second = ticks.recorded()
    wait(.ticks(10))
    #expect(first.values == [0, 1, 2])
    #expect(second.values == [1, 2])
    #expect(once.values == [0])
    #expect(once.isCompleted)
    #expect(Driver.from(1...3).recorded().values == [1, 2, 3])
  }

  @Test func `all that can be driven, and emitted to`() {
    let bag = DisposeBag()
    let held = BehaviorRelay<Int?>(value: nil)
    let replayed = ReplayRelay<Int>(bufferSize: 2)
    let model = OptionalModel()
    let values = source.asStream().asDriver(onErrorJustReturn: -1)
    var log: [String] = []
    values.drive(held).disposed(by: bag)
    values.drive(replayed).disposed(by: bag)
    values.drive(model.rx[\.count]).disposed(by: bag)
    values.drive(onCompleted: { log.append("drive|") }).disposed(by: bag)
    let events = source.asStream().asSignal(onErrorJustReturn: -1)
    events.emit(to: held).disposed(by: bag)
    events.emit(to: replayed).disposed(by: bag)
    events.emit(to: model.rx[\.count]).disposed(by: bag)
    events.emit(onNext: { log.append("\($0)") }, onCompleted: { log.append("emit|") })
      .disposed(by: bag)
    source.asStream().bind(to: held).disposed(by: bag)
    source.asStream().bind(to: model.rx[\.count]).disposed(by: bag)
    source.onNext(1)
    source.onCompleted()
    #expect(held.value == 1)
    #expect(model.count == 1)
    #expect(replayed.recorded().values == [1, 1])
    #expect(log == ["1", "drive|", "emit|"])
  }

  private final class OptionalModel: ReactiveCompatible {
    var count: Int?
  }
}
