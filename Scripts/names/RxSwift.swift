import Observation2
import Observation2Migration

// Each line is written by habit; it must not compile, and the compiler must name what stands behind `//-`.

@MainActor func types() {
  let _: Observable<Int>  //- EventStream
  let _: any ObservableType  //- EventStreamConvertible
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
  _ = EventStream.repeatElement(1)  //- repeating(_:)
  _ = EventStream.just(1, scheduler: time)  //- just(_:)
  _ = EventStream.of(1, 2, scheduler: time)  //- of(_:)
  _ = EventStream.from([1, 2], scheduler: time)  //- from(_:)
  _ = EventStream<Int>.using({ AnyDisposable() }, observableFactory: { _ in .just(1) })  //- using(
  _ = MainScheduler.instance  //- clock.scheduler
  _ = MainScheduler.asyncInstance  //- clock.scheduler
}

@MainActor func operators(
  _ source: EventStream<Int>,
  _ other: EventStream<Int>,
  _ time: VirtualTime,
  _ target: DisposeBag
) {
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
}
