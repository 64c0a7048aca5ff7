import Observation2
import Observation2Migration

// Each line is written by habit; it must not compile, and the compiler must name what stands behind `//-`.

@MainActor func types() {
  let _: SignalProducer<Int, Never>  //- EventStream
  let _: any SignalProducerConvertible  //- EventStreamConvertible
  let _: any SignalProtocol  //- EventStreamConvertible
  let _: MutableProperty<Int>  //- BehaviorRelay
  let _: Property<Int>  //- Driver
  let _: ValidatingProperty<Int>  //- BehaviorRelay
  let _: BindingTarget<Int>  //- Binder
  let _: Lifetime  //- DisposeBag
  let _: ScopedDisposable<AnyDisposable>  //- DisposeBag
  _ = ScopedDisposable(AnyDisposable())  //- DisposeBag
  let _: CocoaAction<Int>  //- delegate
  let _: UIScheduler  //- MainScheduler
  let _: QueueScheduler  //- async function
  let _: any DateScheduler  //- StreamScheduler
  let _: FlattenStrategy  //- flatMapLatest(_:)
  _ = SignalProducer<Int, Never>(value: 1)  //- EventStream
  _ = EventStream(value: 1)  //- EventStream.just(_:)
  _ = EventStream([1, 2])  //- EventStream.from(_:)
  _ = EventStream<Int>(error: StreamError.timeout)  //- EventStream.error(_:)
}

@MainActor func operators(
  _ source: EventStream<Int>,
  _ other: EventStream<Int>,
  _ inner: EventStream<EventStream<Int>>,
  _ time: VirtualTime,
  _ bag: DisposeBag
) {
  _ = source.flatMap(.latest) { EventStream.just($0) }  //- flatMapLatest(_:)
  _ = inner.flatten(.latest)  //- switchLatest()
  _ = source.flatMapError { _ in .just(1) }  //- catch(_:)
  _ = source.retry(upTo: 2)  //- retry(attempts: n + 1)
  _ = source.promoteError((any Error).self)  //- any Error
  _ = source.attemptMap { $0 + 1 }  //- map(_:)
  _ = source.skipRepeats()  //- distinctUntilChanged()
  _ = source.skipRepeats { $0 == $1 }  //- distinctUntilChanged(by:)
  _ = source.combinePrevious()  //- pairwise()
  _ = source.take(first: 1)  //- take(_:)
  _ = source.take(during: bag)  //- disposed(by:)
  _ = source.skip(first: 1)  //- skip(_:)
  _ = source.prefix(value: 1)  //- startWith(_:)
  _ = source.then(other)  //- concat(next)
  _ = source.replayLazily(upTo: 1)  //- share(replay: n, scope: .forever)
  _ = source.logEvents()  //- debug(
  _ = source.on(value: { _ in })  //- do(onNext:
  _ = source.combineLatest(with: other)  //- EventStream.combineLatest(a, b)
  _ = source.zip(with: other)  //- EventStream.zip(a, b)
  _ = source.withLatest(from: other)  //- withLatestFrom(_:transform:)
  _ = source.sample(with: other)  //- withLatestFrom(source)
  _ = source.sample(on: other)  //- withLatestFrom(source)
  _ = source.debounce(.seconds(1), on: time)  //- debounce(_:scheduler:)
  _ = source.throttle(.seconds(1), on: time)  //- throttle(_:latest:scheduler:)
  _ = source.delay(.seconds(1), on: time)  //- delay(_:scheduler:)
  _ = source.timeout(after: .seconds(1), raising: StreamError.timeout, on: time)  //- timeout(
  _ = source.collect(every: .seconds(1), on: time)  //- buffer(timeSpan:count:scheduler:)
}

final class Target: ReactiveCompatible {}

@MainActor func subscribing(
  _ source: EventStream<Int>,
  _ relay: BehaviorRelay<Int>,
  _ binder: Binder<Int>,
  _ target: Target,
  _ time: VirtualTime
) {
  _ = source.observeValues { _ in }  //- subscribe(onNext:)
  _ = source.startWithValues { _ in }  //- subscribe(onNext:)
  _ = source.startWithResult { _ in }  //- subscribe(onNext:onError:)
  _ = source.startWithCompleted {}  //- subscribe(onCompleted:)
  _ = source.observeCompleted {}  //- subscribe(onCompleted:)
  _ = source.startWithFailed { _ in }  //- subscribe(onError:)
  _ = source.start()  //- subscribe()
  _ = source.start(on: time)  //- StreamInlet
  _ = relay.producer  //- asStream()
  _ = relay.signal  //- asStream()
  _ = target.reactive  //- rx
  relay <~ source  //- bind(to:
  binder <~ source  //- bind(to:
}

@MainActor func further(
  _ source: EventStream<Int>,
  _ other: EventStream<Int>,
  _ optional: EventStream<Int?>,
  _ flags: EventStream<Bool>,
  _ relay: PublishRelay<Int>,
  _ value: BehaviorRelay<Int>,
  _ target: DisposeBag,
  _ observer: StreamObserver<Int>
) {
  let _: Action<Int, Int, Never>  //- flatMapFirst(_:)
  _ = Action<Int, Int, Never> { _ in .just(1) }.apply(1)  //- flatMapFirst(_:)
  _ = Signal<Int>.pipe()  //- PublishSubject()
  _ = SignalProducer<Int, Never> { observer, _ in observer.onNext(1) }  //- EventStream.create
  observer.send(value: 1)  //- onNext(_:)
  observer.send(error: CancellationError())  //- onError(_:)
  observer.sendCompleted()  //- onCompleted()
  value.modify { $0 += 1 }  //- accept(
  _ = value.swap(1)  //- accept(
  _ = value.withValue { $0 + 1 }  //- Read value
  _ = Property(capturing: value)  //- asDriver()
  _ = Property(initial: 0, then: source)  //- startWith(initial)
  _ = Lifetime.make()  //- DisposeBag()
  target.observeEnded {}  //- AnyDisposable
  _ = QueueScheduler.main  //- clock.scheduler
  relay <~ source  //- bind(to: target)
  _ = source.filterMap { Optional($0) }  //- compactMap(_:)
  _ = optional.skipNil()  //- compactMap { $0 }
  _ = source.map(value: 1)  //- map { _ in value }
  _ = source.take(duringLifetimeOf: target)  //- take(untilGone:)
  _ = source.combinePrevious(0)  //- pairwise()
  _ = source.collect(count: 2)  //- buffer(timeSpan:count:scheduler:)
  _ = source.concat(value: 1)  //- endWith(_:)
  _ = source.concat(error: CancellationError())  //- concat(.error(error))
  _ = source.prefix(other)  //- first.concat(self)
  _ = source.promoteError()  //- leave it out
  _ = source.observeFailed { _ in }  //- subscribe(onError:)
  _ = source.observeResult { _ in }  //- subscribe(onNext:onError:)
  _ = source.observe { _ in }  //- subscribe(onEvent:)
  _ = source.start { _ in }  //- subscribe(onEvent:)
  _ = flags.negate()  //- map { !$0 }
  _ = flags.and(flags)  //- $0 && $1
  _ = flags.or(flags)  //- $0 || $1
}
