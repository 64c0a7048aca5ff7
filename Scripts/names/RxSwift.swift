import Dispatch
import Observation2
import Observation2Migration

// Each line is written by habit; it must not compile, and the compiler must name what stands behind `//-`.

@MainActor func types() {
  let _: Observable<Int>  //- EventStream
  let _: ObservableType<Int>  //- EventStream
  let _: any ObservableConvertibleType  //- EventStreamConvertible
  let _: Event<Int>  //- StreamEvent
  let _: AnyObserver<Int>  //- StreamObserver
  let _: Infallible<Int>  //- Driver
  let _: Single<Int>  //- single()
  let _: Maybe<Int>  //- async function
  let _: Completable  //- EventStream<Never>
  let _: SharedSequence<NewestValueSharing, Int>  //- SharedStream
  let _: any SharedSequenceConvertibleType  //- SharedStream
  let _: ConnectableObservable<Int>  //- ConnectableStream
  let _: DriverSharingStrategy  //- NewestValueSharing
  let _: SignalSharingStrategy  //- NoReplaySharing
  let _: PrimitiveSequence<SingleTrait, Int>  //- single()
  let _: SingleTrait  //- async function
  let _: MaybeTrait  //- optional
  let _: CompletableTrait  //- async function
  let _: RxSwift.Event<Int>  //- module’s name
  let _: RxSwift.Observable<Int>  //- module’s name
  let _: GroupedObservable<Int, Int>  //- GroupedStream
  let _: any SubjectType  //- StreamSubject
  let _: ControlEvent<Int>  //- PublishRelay
  let _: ControlProperty<Int>  //- @Observed
  let _: any Cancelable  //- Disposable
  let _: BooleanDisposable  //- AnyDisposable
  let _: SingleAssignmentDisposable  //- SerialDisposable
  let _: RxError  //- StreamError
  let _: RxTimeInterval  //- Duration
  let _: any SchedulerType  //- StreamScheduler
  let _: any ImmediateSchedulerType  //- StreamScheduler
  let _: any ObserverType  //- StreamSubject
  let _: Variable<Int>  //- BehaviorRelay
  let _: RefCountDisposable  //- refCount()
  let _: ScheduledDisposable  //- leave it out
  let _: SubjectLifetimeScope  //- ShareScope
  let _: TakeBehavior  //- inclusive
  let _: ConcurrentMainScheduler  //- MainScheduler
  let _: SerialDispatchQueueScheduler  //- async function
  let _: ConcurrentDispatchQueueScheduler  //- async function
  let _: OperationQueueScheduler  //- async function
  let _: CurrentThreadScheduler  //- leave the argument out
  let _: TestScheduler  //- VirtualTime
  let _: TestableObservable<Int>  //- HotTestStream
  let _: TestableObserver<Int>  //- TestObserver
  let _: Recorded<Int>  //- RecordedEvent
}

@MainActor func sources(_ time: VirtualTime) {
  _ = Observable.just(1)  //- EventStream
  _ = Observable<Int>.create { _ in AnyDisposable() }  //- EventStream
  _ = EventStream<Int>.create(subscribe: { _ in AnyDisposable() })  //- create(_:)
  _ = EventStream<Int>.create { _ in Disposables.create() }  //- AnyDisposable
  _ = EventStream<Int>.create { _ in Disposables.create {} }  //- AnyDisposable
  _ = Disposables.create(with: {})  //- AnyDisposable
  _ = Disposables.create([AnyDisposable()])  //- AnyDisposable
  _ = CompositeDisposable(AnyDisposable(), AnyDisposable())  //- CompositeDisposable([a, b])
  _ = Single<Int>.create { single in  //- async function
    single(.success(1))
    return Disposables.create()  //- AnyDisposable
  }
  _ = ReplaySubject<Int>.create(bufferSize: 1)  //- init(bufferSize:)
  _ = ReplaySubject<Int>.createUnbounded()  //- unbounded()
  _ = ReplayRelay<Int>.create(bufferSize: 1)  //- init(bufferSize:)
  _ = ReplayRelay<Int>.createUnbound()  //- ReplayRelay(bufferSize: .max)
  _ = Variable(1)  //- init(value:)
  _ = try? BehaviorSubject(value: 1).value()  //- Write value
  _ = ConcurrentDispatchQueueScheduler(qos: .background)  //- async function
  _ = SerialDispatchQueueScheduler(qos: .utility, internalSerialQueueName: "a")  //- async function
  _ = SerialDispatchQueueScheduler(internalSerialQueueName: "a")  //- async function
  _ = ConcurrentDispatchQueueScheduler(queue: .global())  //- async function
  _ = SerialDispatchQueueScheduler(queue: .main, internalSerialQueueName: "a")  //- async function
  _ = EventStream.repeatElement(1)  //- repeating(_:)
  _ = EventStream.just(1, scheduler: time)  //- just(_:)
  _ = EventStream.of(1, 2, scheduler: time)  //- of(_:)
  _ = EventStream.from([1, 2], scheduler: time)  //- from(_:)
  _ = EventStream<Int>.using({ AnyDisposable() }, observableFactory: { _ in .just(1) })  //- using(
  _ = MainScheduler.instance  //- clock.scheduler
  _ = MainScheduler.asyncInstance  //- clock.scheduler
}

extension ObservableType {  //- EventStream
  func pairs() -> Observable<(Element, Element)> {  //- EventStream
    map { ($0, $0) }
  }
}

extension SharedSequence where Strategy == DriverSharingStrategy {  //- NewestValueSharing
  func same() -> SharedSequence<Strategy, Element> { self }  //- SharedStream
}

@MainActor func operators(
  _ source: EventStream<Int>,
  _ other: EventStream<Int>,
  _ time: VirtualTime,
  _ target: DisposeBag,
  _ optional: EventStream<Int?>,
  _ flags: EventStream<Bool>,
  _ driver: Driver<Int>
) {
  _ = source.do(onNext: { _ in }, afterNext: { _ in })  //- before the event
  _ = source.do(afterCompleted: {})  //- before the event
  _ = source.take(while: { $0 > 1 }, behavior: .inclusive)  //- take(while:inclusive:)
  _ = source.take(until: { $0 > 1 }, behavior: .inclusive)  //- take(until:inclusive:)
  _ = EventStream.combineLatest([source, other])  //- combineLatest(streams) { $0 }
  _ = EventStream.zip([source, other])  //- zip(streams) { $0 }
  _ = source.ignoreElements().andThen(other)  //- async function
  _ = optional.unwrap()  //- compactMap { $0 }
  _ = optional.filterNil()  //- compactMap { $0 }
  _ = flags.not()  //- map { !$0 }
  _ = driver.withUnretained(target)  //- drive(with:)
  _ = StreamEvent.next(1).isStopEvent  //- isTerminal
  _ = source.asObservable()  //- asStream()
  _ = source.asSingle()  //- asStream().single()
  _ = source.asMaybe()  //- asStream()
  _ = source.asCompletable()  //- ignoreElements()
  _ = source.asInfallible(onErrorJustReturn: 0)  //- asDriver(onErrorJustReturn:)
  _ = source.takeLast(1)  //- take(last:)
  _ = source.element(at: 1)  //- elementAt(_:)
  _ = source.takeWhile { $0 < 1 }  //- take(while:)
  _ = source.takeUntil(other)  //- take(until:)
  _ = source.take(.seconds(1), scheduler: time)  //- take(for:scheduler:)
  _ = source.skipWhile { $0 < 1 }  //- skip(while:)
  _ = source.skipUntil(other)  //- skip(until:)
  _ = source.skip(.seconds(1), scheduler: time)  //- skip(for:scheduler:)
  _ = source.distinctUntilChanged(\.description)  //- distinctUntilChanged(on:)
  _ = source.distinctUntilChanged(at: \.description)  //- distinctUntilChanged(on:)
  _ = source.groupBy(keySelector: { $0 % 2 })  //- groupBy(_:)
  _ = source.mapTo("a")  //- map { _ in value }
  _ = source.withUnretained(target)  //- subscribe(with:)
  _ = source.shareReplay(1)  //- share(replay: 1)
  _ = source.shareReplayLatestWhileConnected()  //- share(replay: 1)
  _ = source.retry(3)  //- retry(attempts: n)
  _ = source.retryWhen { $0 }  //- retry(when:)
  _ = source.catchError { _ in .just(1) }  //- catch(_:)
  _ = source.catchErrorJustReturn(1)  //- catchAndReturn(_:)
  _ = source.catchErrorJustComplete()  //- catch { _ in .empty() }
  _ = source.observe(on: time)  //- StreamInlet
  _ = source.observeOn(time)  //- StreamInlet
  _ = source.subscribe(on: time)  //- StreamInlet
  _ = source.subscribeOn(time)  //- StreamInlet
}

@MainActor func selectors(
  _ source: EventStream<Int>,
  _ other: EventStream<Int>,
  _ driver: Driver<Int>
) {
  _ = EventStream<Int>.combineLatest(source, other, resultSelector: { $0 + $1 })  //- transform
  _ = EventStream<Int>.zip(source, other, resultSelector: { $0 + $1 })  //- transform
  _ = source.withLatestFrom(other, resultSelector: { $0 + $1 })  //- transform
  _ = Driver<Int>.combineLatest(driver, driver, resultSelector: { $0 + $1 })  //- transform
  _ = Driver<Int>.zip(driver, driver, resultSelector: { $0 + $1 })  //- transform
  _ = driver.withLatestFrom(driver, resultSelector: { $0 + $1 })  //- transform
}

@MainActor func subscribing(
  _ source: EventStream<Int>,
  _ driver: Driver<Int>,
  _ signal: Signal<Int>,
  _ relay: PublishRelay<Int>,
  _ second: PublishRelay<Int>,
  _ subject: PublishSubject<Int>,
  _ bag: DisposeBag
) {
  _ = source.subscribe(subject)  //- bind(to:)
  _ = source.bind(to: subject)  //- relay
  _ = source.bind(to: relay, second)  //- bind(to:)
  _ = source.subscribe(onSuccess: { _ in })  //- subscribe(onNext:onError:)
  _ = source.subscribe(onSuccess: { _ in }, onFailure: { _ in })  //- subscribe(onNext:onError:)
  _ = source.subscribe(onSuccess: { _ in }, onError: { _ in })  //- subscribe(onNext:onError:)
  _ = source.subscribeNext { _ in }  //- subscribe(onNext:)
  _ = driver.asInfallible()  //- Driver
  _ = driver.asObservable()  //- asStream()
  _ = driver.drive(relay, second)  //- drive(_:)
  _ = signal.emit(to: relay, second)  //- emit(to:)
  _ = DisposeBag(disposing: AnyDisposable())  //- insert(_:)
  bag.insert([AnyDisposable()])  //- insert(a, b)
}

@MainActor func relays(
  _ relay: PublishRelay<Int>,
  _ value: BehaviorRelay<Int>,
  _ other: EventStream<Int>,
  _ time: VirtualTime
) {
  _ = relay.asObservable()  //- asStream()
  _ = relay.map { $0 + 1 }  //- asStream()
  _ = relay.filter { $0 > 1 }  //- asStream()
  _ = relay.compactMap { Optional($0) }  //- asStream()
  _ = relay.flatMapLatest { EventStream.just($0) }  //- asStream()
  _ = relay.flatMap { EventStream.just($0) }  //- asStream()
  _ = relay.withLatestFrom(value)  //- asStream()
  _ = relay.distinctUntilChanged()  //- asStream()
  _ = relay.skip(1)  //- asStream()
  _ = relay.take(1)  //- asStream()
  _ = relay.startWith(1)  //- asStream()
  _ = relay.debounce(.seconds(1), scheduler: time)  //- asStream()
  _ = relay.subscribe(onNext: { _ in })  //- asStream()
  _ = relay.bind(onNext: { _ in })  //- asStream()
  _ = relay.bind(to: value)  //- asStream()
  _ = relay.share()  //- asStream()
  _ = relay.asDriver(onErrorJustReturn: 1)  //- asStream()
  _ = relay.asSignal(onErrorJustReturn: 1)  //- asStream()
  _ = relay.scan(0) { $0 + $1 }  //- asStream()
  _ = relay.do(onNext: { _ in })  //- asStream()
  _ = relay.debug()  //- asStream()
  _ = relay.throttle(.seconds(1), scheduler: MainScheduler.instance)  //- asStream()
  _ = relay.delay(.seconds(1), scheduler: time)  //- asStream()
  _ = relay.timeout(.seconds(1), scheduler: time)  //- asStream()
  _ = relay.observe(on: MainScheduler.instance)  //- asStream()
  _ = relay.flatMapFirst { EventStream.just($0) }  //- asStream()
  _ = relay.concatMap { EventStream.just($0) }  //- asStream()
  _ = relay.withLatestFrom(value, resultSelector: { $0 + $1 })  //- asStream()
  _ = relay.distinctUntilChanged { $0 == $1 }  //- asStream()
  _ = relay.distinctUntilChanged(\.description)  //- asStream()
  _ = relay.first()  //- asStream()
  _ = relay.take(while: { $0 > 1 })  //- asStream()
  _ = relay.take(until: value)  //- asStream()
  _ = relay.skip(while: { $0 > 1 })  //- asStream()
  _ = relay.skip(until: value)  //- asStream()
  _ = relay.concat(value)  //- asStream()
  _ = relay.sample(value)  //- asStream()
  _ = relay.withUnretained(time)  //- asStream()
  _ = relay.subscribe()  //- asStream()
  _ = relay.subscribe(onNext: { _ in }, onCompleted: {})  //- asStream()
  _ = relay.subscribe(onNext: { _ in }, onError: { _ in }, onDisposed: {})  //- asStream()
  _ = relay.subscribe(with: time, onNext: { _, _ in })  //- asStream()
  _ = relay.subscribe(with: time) { _, _ in }  //- asStream()
  _ = relay.bind(with: time) { _, _ in }  //- asStream()
  _ = relay.bind(to: Binder(time) { _, _ in })  //- asStream()
  _ = relay.asDriver(onErrorDriveWith: .empty())  //- asStream()
  _ = relay.asSignal(onErrorSignalWith: .empty())  //- asStream()
}

@MainActor func subjects(
  _ subject: PublishSubject<Int>,
  _ value: BehaviorRelay<Int>,
  _ time: VirtualTime
) {
  _ = subject.asObserver()  //- StreamObserver
  _ = subject.map { $0 + 1 }  //- asStream()
  _ = subject.filter { $0 > 1 }  //- asStream()
  _ = subject.compactMap { Optional($0) }  //- asStream()
  _ = subject.flatMapLatest { EventStream.just($0) }  //- asStream()
  _ = subject.flatMap { EventStream.just($0) }  //- asStream()
  _ = subject.withLatestFrom(value)  //- asStream()
  _ = subject.distinctUntilChanged()  //- asStream()
  _ = subject.skip(1)  //- asStream()
  _ = subject.take(1)  //- asStream()
  _ = subject.startWith(1)  //- asStream()
  _ = subject.debounce(.seconds(1), scheduler: time)  //- asStream()
  _ = subject.subscribe(onNext: { _ in })  //- asStream()
  _ = subject.bind(onNext: { _ in })  //- asStream()
  _ = subject.bind(to: value)  //- asStream()
  _ = subject.share()  //- asStream()
  _ = subject.asDriver(onErrorJustReturn: 1)  //- asStream()
  _ = subject.asSignal(onErrorJustReturn: 1)  //- asStream()
  _ = subject.scan(0) { $0 + $1 }  //- asStream()
  _ = subject.do(onNext: { _ in })  //- asStream()
  _ = subject.debug()  //- asStream()
  _ = subject.throttle(.seconds(1), scheduler: MainScheduler.instance)  //- asStream()
  _ = subject.delay(.seconds(1), scheduler: time)  //- asStream()
  _ = subject.timeout(.seconds(1), scheduler: time)  //- asStream()
  _ = subject.observe(on: MainScheduler.instance)  //- asStream()
  _ = subject.flatMapFirst { EventStream.just($0) }  //- asStream()
  _ = subject.concatMap { EventStream.just($0) }  //- asStream()
  _ = subject.withLatestFrom(value, resultSelector: { $0 + $1 })  //- asStream()
  _ = subject.distinctUntilChanged { $0 == $1 }  //- asStream()
  _ = subject.distinctUntilChanged(\.description)  //- asStream()
  _ = subject.first()  //- asStream()
  _ = subject.take(while: { $0 > 1 })  //- asStream()
  _ = subject.take(until: value)  //- asStream()
  _ = subject.skip(while: { $0 > 1 })  //- asStream()
  _ = subject.skip(until: value)  //- asStream()
  _ = subject.concat(value)  //- asStream()
  _ = subject.sample(value)  //- asStream()
  _ = subject.withUnretained(time)  //- asStream()
  _ = subject.subscribe()  //- asStream()
  _ = subject.subscribe(onNext: { _ in }, onCompleted: {})  //- asStream()
  _ = subject.subscribe(onNext: { _ in }, onError: { _ in }, onDisposed: {})  //- asStream()
  _ = subject.subscribe(with: time, onNext: { _, _ in })  //- asStream()
  _ = subject.subscribe(with: time) { _, _ in }  //- asStream()
  _ = subject.bind(with: time) { _, _ in }  //- asStream()
  _ = subject.bind(to: Binder(time) { _, _ in })  //- asStream()
  _ = subject.asDriver(onErrorDriveWith: .empty())  //- asStream()
  _ = subject.asSignal(onErrorSignalWith: .empty())  //- asStream()
  _ = subject.catch { _ in .just(1) }  //- asStream()
  _ = subject.catchAndReturn(1)  //- asStream()
  _ = subject.retry()  //- asStream()
}

@MainActor func rarer(_ source: EventStream<Int>, _ driver: Driver<Int>, _ time: VirtualTime) {
  let _: SingleEvent<Int>  //- async function
  let _: CompletableEvent  //- async function
  let _: MaybeEvent<Int>  //- async function
  let _: VirtualTimeScheduler<Int>  //- VirtualTime
  let _: HistoricalScheduler  //- VirtualTime
  let _: BlockingObservable<Int>  //- recorded().values
  _ = Completable.create { completable in  //- async function
    completable(.completed)
    return AnyDisposable()
  }
  _ = EventStream<Int>.empty(scheduler: time)  //- empty()
  _ = EventStream.range(start: 1, count: 2, scheduler: time)  //- Leave the scheduler out
  _ = EventStream.generate(  //- Leave the scheduler out
    initialState: 0,
    condition: { $0 < 3 },
    scheduler: time,
    iterate: { $0 + 1 }
  )
  _ = try? source.toBlocking().toArray()  //- recorded().values
  _ = source.toBlocking(timeout: 1)  //- stream.values
  _ = source.debug("a", trimOutput: true)  //- debug(_:)
  _ = driver.asSharedSequence()  //- Driver or Signal itself
  SingleAssignmentDisposable().setDisposable(AnyDisposable())  //- serial.disposable = next
  _ = time.start(created: 1, subscribed: 2, disposed: 3) { source }  //- create:subscribe:dispose:
  _ = time.clock  //- now.inTicks
}
