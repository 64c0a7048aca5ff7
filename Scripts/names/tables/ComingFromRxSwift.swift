import Dispatch
import Observation2
import Observation2Testing

// What the tables of "Coming from RxSwift" list. The comment above a line is the text of the table:
// `//=` stands over what compiles, `//!` over what does not.

final class Owner: ReactiveCompatible {
  var title = ""
}

@MainActor func follow(_ stream: EventStream<Int>) {}

@MainActor func habits(
  _ relay: PublishRelay<Int>,
  _ second: PublishRelay<Int>,
  _ subject: PublishSubject<Int>,
  _ stream: EventStream<Int>,
  _ words: EventStream<String>,
  _ driver: Driver<Int>,
  _ signal: Signal<Int>,
  _ owner: Owner,
  _ bag: DisposeBag
) {
  //! relay.map { … }
  _ = relay.map { $0 + 1 }
  //! subject.subscribe(…)
  _ = subject.subscribe(onNext: { _ in })
  //= relay.asStream().map { … }
  _ = relay.asStream().map { $0 + 1 }
  //= relay.asDriver().map { … }
  _ = BehaviorRelay(value: 1).asDriver().map { $0 + 1 }
  //= combineLatest
  _ = EventStream<(Int, Int)>.combineLatest(stream, relay)
  //= zip
  _ = EventStream<(Int, Int)>.zip(stream, relay)
  //= merge
  _ = EventStream.merge(stream, relay)
  //= withLatestFrom
  _ = stream.withLatestFrom(relay)
  //= concat
  _ = EventStream.concat(stream, relay)
  //= amb
  _ = EventStream.amb(stream, relay)
  //= take(until:)
  _ = stream.take(until: relay)
  //= skip(until:)
  _ = stream.skip(until: relay)
  //= sample
  _ = stream.sample(relay)
  //! subject.asDriver(onErrorJustReturn:)
  _ = subject.asDriver(onErrorJustReturn: 1)
  //= subject.asStream().asDriver(onErrorJustReturn:)
  _ = subject.asStream().asDriver(onErrorJustReturn: 1)
  //! follow(subject)
  follow(subject)
  //= follow(subject.asStream())
  follow(subject.asStream())
  //! flatMapLatest { _ in relay }
  _ = stream.flatMapLatest { _ in relay }
  //! catch { _ in relay }
  _ = stream.catch { _ in relay }
  //= flatMapLatest { _ in relay.asStream() }
  _ = stream.flatMapLatest { _ in relay.asStream() }
  //! Driver.merge(driver, relay)
  _ = Driver.merge(driver, relay)
  //= relay.asDriver()
  _ = Driver.merge(driver, BehaviorRelay(value: 1).asDriver())
  //! bind(to: subject)
  _ = stream.bind(to: subject)
  //! bind(to: a, b)
  _ = stream.bind(to: relay, second)
  //= bind(to: relay)
  _ = stream.bind(to: relay)
  //= subscribe(onNext:onError:onCompleted:)
  _ = stream.subscribe(onNext: { _ in }, onError: { _ in }, onCompleted: {})
  //! withUnretained(self)
  _ = stream.withUnretained(owner)
  //= subscribe(with: self)
  _ = stream.subscribe(with: owner) { _, _ in }
  //= bind(with:)
  _ = stream.bind(with: owner) { _, _ in }
  //= drive(with:)
  _ = driver.drive(with: owner) { _, _ in }
  //= emit(with:)
  _ = signal.emit(with: owner) { _, _ in }
  //! distinctUntilChanged(\.id)
  _ = words.distinctUntilChanged(\.count)
  //= distinctUntilChanged(on: \.id)
  _ = words.distinctUntilChanged(on: \.count)
  //! Disposables.create()
  _ = Disposables.create()
  //! Disposables.create { … }
  _ = Disposables.create {}
  //= AnyDisposable {}
  _ = AnyDisposable {}
  //= AnyDisposable { … }
  _ = AnyDisposable { bag.dispose() }
  //! relay.value = 1
  BehaviorRelay(value: 0).value = 1
  //= relay.accept(1)
  relay.accept(1)
}

@MainActor func dispatch(_ relay: PublishRelay<Int>) {
  //! DispatchQueue.global().async { relay.accept(1) }
  DispatchQueue.global().async { relay.accept(1) }
}

@MainActor func types() {
  //! Observable
  let _: Observable<Int>
  //! ObservableType
  let _: any ObservableType
  //! Event
  let _: Event<Int>
  //! AnyObserver
  let _: AnyObserver<Int>
  //! SharedSequence
  let _: SharedSequence<NewestValueSharing, Int>
  //! Infallible
  let _: Infallible<Int>
  //! Single
  let _: Single<Int>
  //! Maybe
  let _: Maybe<Int>
  //! Completable
  let _: Completable
  //! ControlEvent
  let _: ControlEvent<Int>
  //! ControlProperty
  let _: ControlProperty<Int>
  //! ConnectableObservable
  let _: ConnectableObservable<Int>
  //! GroupedObservable
  let _: GroupedObservable<Int, Int>
  //! RxError
  let _: RxError
  //! Disposables.create
  _ = Disposables.create
  //! RxSwift.Resources.total
  _ = RxSwift.Resources.total
  //= PublishSubject
  let _: PublishSubject<Int>
  //= BehaviorSubject
  let _: BehaviorSubject<Int>
  //= ReplaySubject
  let _: ReplaySubject<Int>
  //= AsyncSubject
  let _: AsyncSubject<Int>
  //= PublishRelay
  let _: PublishRelay<Int>
  //= BehaviorRelay
  let _: BehaviorRelay<Int>
  //= ReplayRelay
  let _: ReplayRelay<Int>
  //= Driver
  let _: Driver<Int>
  //= Signal
  let _: Signal<Int>
  //= Binder
  let _: Binder<Int>
  //= Reactive
  let _: Reactive<Owner>
  //= ReactiveCompatible
  let _: any ReactiveCompatible
  //= Disposable
  let _: any Disposable
  //= DisposeBag
  let _: DisposeBag
  //= CompositeDisposable
  let _: CompositeDisposable
  //= SerialDisposable
  let _: SerialDisposable
  //= MainScheduler
  let _: MainScheduler
}

@MainActor func making(_ stream: EventStream<Int>, _ time: VirtualTime) {
  //= just
  _ = EventStream.just(1)
  //= of
  _ = EventStream.of(1, 2)
  //= from
  _ = EventStream.from([1, 2])
  //= empty
  _ = EventStream<Int>.empty()
  //= never
  _ = EventStream<Int>.never()
  //= error
  _ = EventStream<Int>.error(StreamError.timeout)
  //= create
  _ = EventStream<Int>.create { _ in AnyDisposable() }
  //= deferred
  _ = EventStream.deferred { stream }
  //= using
  _ = EventStream.using({ AnyDisposable() }, { _ in stream })
  //= generate
  _ = EventStream.generate(initialState: 0, condition: { $0 < 3 }, iterate: { $0 + 1 })
  //= range
  _ = EventStream.range(start: 0, count: 3)
  //= interval
  _ = EventStream.interval(.seconds(1), scheduler: time)
  //= timer
  _ = EventStream.timer(.seconds(1), scheduler: time)
  //! repeatElement
  _ = EventStream.repeatElement(1)
}

@MainActor func transforming(
  _ stream: EventStream<Int>,
  _ inner: EventStream<EventStream<Int>>,
  _ time: VirtualTime
) {
  //= map
  _ = stream.map { $0 + 1 }
  //= compactMap
  _ = stream.compactMap { Optional($0) }
  //= flatMap
  _ = stream.flatMap { EventStream.just($0) }
  //= flatMapLatest
  _ = stream.flatMapLatest { EventStream.just($0) }
  //= flatMapFirst
  _ = stream.flatMapFirst { EventStream.just($0) }
  //= concatMap
  _ = stream.concatMap { EventStream.just($0) }
  //= scan
  _ = stream.scan(0) { $0 + $1 }
  //= scan(into:)
  _ = stream.scan(into: 0) { $0 += $1 }
  //= reduce
  _ = stream.reduce(0) { $0 + $1 }
  //= toArray
  _ = stream.toArray()
  //= buffer
  _ = stream.buffer(timeSpan: .seconds(1), count: 2, scheduler: time)
  //= window
  _ = stream.window(timeSpan: .seconds(1), count: 2, scheduler: time)
  //= groupBy
  _ = stream.groupBy { $0 % 2 }
  //= enumerated
  _ = stream.enumerated()
  //= materialize
  _ = stream.materialize()
  //= dematerialize
  _ = stream.materialize().dematerialize()
  //= pairwise
  _ = stream.pairwise()
  //= filter
  _ = stream.filter { $0 > 1 }
  //= distinctUntilChanged
  _ = stream.distinctUntilChanged()
  //= take
  _ = stream.take(1)
  //= take(while:)
  _ = stream.take(while: { $0 < 1 })
  //= take(until:)
  _ = stream.take(until: stream)
  //= take(for:)
  _ = stream.take(for: .seconds(1), scheduler: time)
  //= skip
  _ = stream.skip(1)
  //= skip(while:)
  _ = stream.skip(while: { $0 < 1 })
  //= skip(until:)
  _ = stream.skip(until: stream)
  //= single
  _ = stream.single()
  //= first
  _ = stream.first()
  //= ignoreElements
  _ = stream.ignoreElements()
  //= sample
  _ = stream.sample(stream)
  //= ifEmpty
  _ = stream.ifEmpty(default: 1)
  //= withLatestFrom
  _ = stream.withLatestFrom(stream)
  //= startWith
  _ = stream.startWith(1)
  //= amb
  _ = stream.amb(stream)
  //= debounce
  _ = stream.debounce(.seconds(1), scheduler: time)
  //= throttle
  _ = stream.throttle(.seconds(1), scheduler: time)
  //= delay
  _ = stream.delay(.seconds(1), scheduler: time)
  //= delaySubscription
  _ = stream.delaySubscription(.seconds(1), scheduler: time)
  //= timeout
  _ = stream.timeout(.seconds(1), scheduler: time)
  //= share(replay:scope:)
  _ = stream.share(replay: 1, scope: .forever)
  //= publish
  _ = stream.publish()
  //= replay
  _ = stream.replay(1)
  //= multicast
  _ = stream.multicast { PublishSubject() }
  //= replayAll
  _ = stream.replayAll()
  //= connect
  _ = stream.publish().connect()
  //= refCount
  _ = stream.publish().refCount()
  //= catch
  _ = stream.catch { _ in stream }
  //= catchAndReturn
  _ = stream.catchAndReturn(1)
  //= retry
  _ = stream.retry()
  //! ActivityIndicator
  _ = ActivityIndicator()
  //! trackActivity
  _ = stream.trackActivity(0)
  //= retry(when:)
  _ = stream.retry(when: { $0 })
  //= do
  _ = stream.do(onNext: { _ in })
  //= debug
  _ = stream.debug()
  //= values
  _ = stream.values()
  //= combineLatest
  _ = EventStream.combineLatest(stream, stream) { $0 + $1 }
  //= zip
  _ = EventStream.zip(stream, stream) { $0 + $1 }
  //= merge
  _ = EventStream.merge(stream, stream)
  //= merge(maxConcurrent:)
  _ = inner.merge(maxConcurrent: 2)
  //= concat
  _ = inner.concat()
  //= switchLatest
  _ = inner.switchLatest()
  //= catch(sequence:)
  _ = EventStream.catch(sequence: [stream])
  //! takeLast
  _ = stream.takeLast(1)
  //! skip(_:scheduler:)
  _ = stream.skip(.seconds(1), scheduler: time)
  //! element(at:)
  _ = stream.element(at: 1)
  //! retry(_:)
  _ = stream.retry(3)
  //! observe(on:)
  _ = stream.observe(on: time)
  //! subscribe(on:)
  _ = stream.subscribe(on: time)
}

@MainActor func subscribing(_ stream: EventStream<Int>, _ relay: PublishRelay<Int>, _ owner: Owner)
{
  //= subscribe(onNext:onError:onCompleted:onDisposed:)
  _ = stream.subscribe(onNext: { _ in }, onCompleted: {}, onDisposed: {})
  //= subscribe { event in }
  _ = stream.subscribe { event in _ = event }
  //= subscribe(with:)
  _ = stream.subscribe(with: owner, onNext: { _, _ in })
  //= bind(to:)
  _ = stream.bind(to: relay)
  //= bind(onNext:)
  _ = stream.bind(onNext: { _ in })
  //= bind(with:)
  _ = stream.bind(with: owner) { _, _ in }
  //= drive
  _ = BehaviorRelay(value: 1).asDriver().drive(relay)
  //= emit
  _ = relay.asSignal().emit(to: relay)
}

@MainActor func testing(_ stream: EventStream<Int>, _ time: VirtualTime) {
  //! TestScheduler(initialClock: 0)
  _ = TestScheduler(initialClock: 0)
  //! createHotObservable
  _ = time.createHotObservable([.next(210, 1)])
  //! createColdObservable
  _ = time.createColdObservable([.next(210, 1)])
  //= scheduler.start { … }
  _ = time.start { stream }
  //! createObserver
  _ = time.createObserver(Int.self)
  //! bind(to: observer)
  _ = stream.bind(to: AsyncSubject<Int>())
  //! scheduler.scheduleAt(20) { … }
  time.scheduleAt(20) {}
  //! scheduler.start()
  time.start()
  //! scheduler.clock
  _ = time.clock
  //! SharingScheduler.mock(scheduler: scheduler) { … }
  SharingScheduler.mock(scheduler: time) {}
  //! Recorded.next(210, 1)
  _ = Recorded.next(210, 1)
  //! Subscription(200, 260)
  _ = Subscription(200, 260)
  //! toBlocking()
  _ = stream.toBlocking()
}
