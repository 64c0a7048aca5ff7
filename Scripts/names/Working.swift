import Observation2
import Observation2Migration

// What works without the names of other libraries works beside them, and means the same.

@MainActor func works(
  _ source: EventStream<Int>,
  _ relay: PublishRelay<Int>,
  _ value: BehaviorRelay<Int>,
  _ driver: Driver<Int>,
  _ signal: Signal<Int>,
  _ subject: PublishSubject<Int>,
  _ time: VirtualTime,
  _ bag: DisposeBag
) {
  let _: EventStream<Int> = source.retry().retry(attempts: 3).retry(when: { $0 })
  let _: EventStream<Int> = source.take(1).take(last: 1).take(while: { $0 < 1 }).take(until: relay)
  let _: EventStream<Int> = source.skip(1).skip(last: 1).skip(while: { $0 < 1 }).skip(until: relay)
  let _: EventStream<Int> = source.distinctUntilChanged().distinctUntilChanged(on: { $0 % 2 })
  let _: EventStream<Int> = source.distinctUntilChanged(on: \.description).distinctUntilChanged(
    by: { $0 == $1 })
  let _: EventStream<Int> = source.distinctUntilChanged { $0 == $1 }
  let _: EventStream<Int> = source.distinctUntilChanged { $0 % 2 }
  let _: EventStream<Int> = source.map { $0 + 1 }.filter { $0 > 1 }.compactMap { Optional($0) }
  let _: EventStream<Int> = source.flatMap { .just($0) }.flatMapLatest { .just($0) }
  let _: EventStream<String> = source.map { value in
    let doubled = value * 2
    return "\(doubled)"
  }
  let _: EventStream<(Int, Int)> = .combineLatest(source, relay)
  let _: EventStream<Int> = .combineLatest(source, value) { $0 + $1 }
  let _: EventStream<(Int, Int)> = .zip(source, relay)
  let _: EventStream<Int> = .zip(source, value) { $0 + $1 }
  let _: EventStream<Int> = .combineLatest(source, value, transform: { $0 + $1 })
  let _: EventStream<Int> = source.withLatestFrom(value) { $0 + $1 }
  let _: EventStream<Int> = .combineLatest(source, source, source, source, source) {
    $0 + $1 + $2 + $3 + $4
  }
  let _: Driver<Int> = .combineLatest(driver, driver) { $0 + $1 }
  let _: Driver<Int> = .zip(driver, driver) { $0 + $1 }
  let _: Driver<Int> = driver.withLatestFrom(signal) { $0 + $1 }
  let _: EventStream<Int> = .merge(source, relay)
  let _: EventStream<Int> = source.withLatestFrom(value).sample(relay).startWith(1, 2).concat(
    .just(1)
  )
  let _: EventStream<Int> = source.debounce(.seconds(1), scheduler: time).delay(
    .seconds(1),
    scheduler: time
  )
  let _: EventStream<Int> = source.throttle(.seconds(1), scheduler: time).timeout(
    .seconds(1),
    scheduler: time
  )
  let _: EventStream<Int> = source.share(replay: 1).multicast { PublishSubject() }.refCount()
  let _: EventStream<Int> = source.multicast(subject).refCount()
  let _: EventStream<Int> = source.do(onNext: { _ in }).debug("a").catch { _ in .just(1) }
  let _: EventStream<Int> = .from([1, 2]).concat(.of(1, 2)).concat(.just(1)).concat(.repeating(1))
  let _: EventStream<Int> = .create { _ in AnyDisposable() }
  source.subscribe { _ in }.disposed(by: bag)
  source.subscribe().disposed(by: bag)
  source.subscribe(onNext: { _ in }, onError: { _ in }).disposed(by: bag)
  source.subscribe(onCompleted: {}).disposed(by: bag)
  source.bind(to: value).disposed(by: bag)
  source.bind { _ in }.disposed(by: bag)
  driver.drive(value).disposed(by: bag)
  signal.emit(to: relay).disposed(by: bag)
  bag.insert(AnyDisposable())
  bag.insert(AnyDisposable(), AnyDisposable())
  bag.dispose()
  _ = value.asDriver().map { $0 + 1 }
  _ = relay.asSignal().map { $0 + 1 }
  _ = subject.asStream().asDriver(onErrorJustReturn: 1)
  let held = BehaviorSubject(value: 1)
  let _: Int = held.value
  let _: String = held.value.description
  let _: EventStream<Int> = .create { observer in
    observer.onNext(1)
    observer.onCompleted()
    return AnyDisposable {}
  }
  let _: EventStream<[Int]> = .combineLatest([source, source]) { $0 }
  let _: EventStream<[Int]> = .zip([source, source]) { $0 }
  let _: EventStream<Int> = source.do(onNext: { _ in }, onCompleted: {}, onDispose: {}).do()
  let _: EventStream<Int> = source.take(while: { $0 > 1 }, inclusive: true).take(until: { $0 > 1 })
  let _: Driver<Int> = driver.distinctUntilChanged().skip(1).take(1).startWith(1)
  let _: Driver<Int> = driver.debounce(.seconds(1), scheduler: time)
  _ = relay.asStream().subscribe(with: time, onNext: { _, _ in }, onCompleted: { _ in })
  _ = value.asStream().distinctUntilChanged().subscribe(onNext: { _ in })
  _ = ReplaySubject<Int>(bufferSize: 1)
  _ = ReplaySubject<Int>.unbounded()
  _ = ReplayRelay<Int>(bufferSize: .max)
  _ = CompositeDisposable([AnyDisposable()])
  _ = CompositeDisposable()
  _ = MainScheduler()
  _ = VirtualTime()
  _ = DisposeBag()
  _ = SerialDisposable()
}
