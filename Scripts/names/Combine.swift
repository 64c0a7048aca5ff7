import Dispatch
import Observation2
import Observation2Migration

// Each line is written by habit; it must not compile, and the compiler must name what stands behind `//-`.

@MainActor func types() {
  let _: any Publisher  //- EventStreamConvertible
  let _: AnyPublisher<Int, Never>  //- EventStream
  let _: ConnectablePublisher<Int>  //- ConnectableStream
  let _: PassthroughSubject<Int, Never>  //- PublishRelay
  let _: CurrentValueSubject<Int, Never>  //- BehaviorRelay
  let _: any Cancellable  //- Disposable
  let _: Set<AnyCancellable>  //- DisposeBag

  let _: Just<Int>  //- EventStream.just(_:)
  let _: Empty<Int, Never>  //- EventStream.empty()
  let _: Fail<Int, any Error>  //- EventStream.error(_:)
  let _: Future<Int, any Error>  //- async function
  let _: Deferred<Int>  //- EventStream.deferred(_:)
  let _: Published<Int>  //- Observed
  let _: any Subject  //- StreamSubject
  let _: Subscription  //- any Disposable
  let _: any Scheduler  //- StreamScheduler

  _ = Just(1).map { $0 + 1 }  //- EventStream.just(_:)
  _ = Empty<Int, Never>()  //- EventStream.empty()
  _ = Empty<Int, Never>(completeImmediately: false)  //- EventStream.never()
  _ = Fail<Int, any Error>(error: StreamError.timeout)  //- EventStream.error(_:)
  _ = Future<Int, any Error> { promise in promise(.success(1)) }  //- async function
  _ = CurrentValueSubject<Int, Never>(0)  //- BehaviorRelay(value:)
  _ = PassthroughSubject<Int, Never>()  //- PublishRelay
  let _: any ObservableObject  //- ObservedModel
  let _: EventStream<Int> = Fail(error: StreamError.timeout)  //- EventStream.error(_:)
    .eraseToAnyPublisher()
  _ = Fail(outputType: Int.self, failure: StreamError.timeout)  //- EventStream.error(_:)
}

@MainActor final class Model: ObservedModel {
  @Observed var title = ""
  func bind(_ source: EventStream<String>, _ driver: Driver<String>, _ bag: DisposeBag) {
    source.assign(to: &$title)  //- immutable
    driver.assign(to: &$title)  //- immutable
    objectWillChange.send()  //- willChange
    _ = objectWillChange.sink {}  //- willChange
  }
}

@MainActor func onSubjects(
  _ subject: PassthroughSubject<Int, Never>,  //- PublishRelay
  _ value: CurrentValueSubject<Int, Never>,  //- BehaviorRelay
  _ target: Target
) {
  _ = subject.eraseToAnyPublisher()  //- asStream()
  _ = subject.sink { _ in }  //- asStream()
  _ = subject.sink(receiveCompletion: { _ in }, receiveValue: { _ in })  //- asStream()
  _ = value.assign(to: \.number, on: target)  //- asStream()
  _ = subject.removeDuplicates()  //- asStream()
  _ = subject.receive(on: DispatchQueue.main)  //- asStream()
  _ = subject.debounce(for: .seconds(1), scheduler: DispatchQueue.main)  //- asStream()
  _ = subject.debounce(for: 0.3, scheduler: DispatchQueue.main)  //- asStream()
  let queue = DispatchQueue.main
  _ = subject.throttle(for: .seconds(1), scheduler: queue, latest: true)  //- asStream()
  _ = subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: true)  //- asStream()
  _ = subject.delay(for: .seconds(1), scheduler: DispatchQueue.main)  //- asStream()
  _ = subject.combineLatest(value)  //- asStream()
  _ = subject.zip(value)  //- asStream()
  _ = subject.merge(with: value)  //- asStream()
  _ = subject.prefix(1)  //- asStream()
  _ = subject.dropFirst()  //- asStream()
  _ = subject.prepend(1)  //- asStream()
  _ = subject.tryMap { $0 + 1 }  //- asStream()
  _ = subject.replaceError(with: 1)  //- asStream()
  _ = subject.handleEvents(receiveOutput: { _ in })  //- asStream()
}

@MainActor func operators(
  _ source: EventStream<Int>,
  _ other: EventStream<Int>,
  _ optional: EventStream<Int?>,
  _ inner: EventStream<EventStream<Int>>,
  _ time: VirtualTime
) {
  _ = source.removeDuplicates()  //- distinctUntilChanged()
  _ = source.removeDuplicates(by: { $0 == $1 })  //- distinctUntilChanged(by:)
  _ = source.tryMap { $0 + 1 }  //- map(_:)
  _ = source.tryCompactMap { Optional($0) }  //- compactMap(_:)
  _ = source.tryFilter { $0 > 1 }  //- filter(_:)
  _ = source.tryScan(0) { $0 + $1 }  //- scan(_:_:)
  _ = source.tryReduce(0) { $0 + $1 }  //- reduce(_:_:)
  _ = source.tryCatch { _ in .just(1) }  //- catch(_:)
  _ = source.flatMap(maxPublishers: .max(2)) { EventStream.just($0) }  //- merge(maxConcurrent:)
  _ = source.collect()  //- toArray()
  _ = source.collect(2)  //- buffer(timeSpan:count:scheduler:)
  _ = source.eraseToAnyPublisher()  //- asStream()
  _ = source.makeConnectable()  //- publish()
  _ = source.multicast(subject: PublishSubject())  //- multicast(_:)
  _ = source.handleEvents(receiveOutput: { _ in })  //- do(onNext:
  _ = source.print("a")  //- debug(
  _ = source.breakpoint()  //- do(onNext:)
  _ = source.breakpoint(receiveOutput: { $0 > 1 })  //- do(onNext:)
  _ = source.breakpointOnError()  //- do(onError:)
  _ = source.decode(type: Int.self, decoder: 0)  //- decoder.decode
  _ = source.encode(encoder: 0)  //- encoder.encode
  _ = source.prefix(1)  //- take(_:)
  _ = source.prefix(while: { $0 > 1 })  //- take(while:)
  _ = source.prefix(untilOutputFrom: other)  //- take(until:)
  _ = source.dropFirst()  //- skip(_:)
  _ = source.drop(while: { $0 > 1 })  //- skip(while:)
  _ = source.drop(untilOutputFrom: other)  //- skip(until:)
  _ = source.last()  //- take(last: 1)
  _ = source.output(at: 1)  //- elementAt(_:)
  _ = source.ignoreOutput()  //- ignoreElements()
  _ = inner.switchToLatest()  //- switchLatest()
  _ = source.replaceError(with: 1)  //- catchAndReturn(_:)
  _ = source.replaceEmpty(with: 1)  //- ifEmpty(default:)
  _ = optional.replaceNil(with: 1)  //- map { $0 ?? value }
  _ = source.mapError { $0 }  //- any Error
  _ = source.setFailureType(to: (any Error).self)  //- any Error
  _ = source.assertNoFailure()  //- asDriver(onErrorJustReturn:)
  _ = source.prepend(1)  //- startWith(_:)
  _ = source.append(1)  //- endWith(_:)
  _ = source.append(other)  //- concat(_:)
  _ = source.combineLatest(other)  //- EventStream.combineLatest(a, b)
  _ = source.zip(other)  //- EventStream.zip(a, b)
  _ = source.merge(with: other)  //- EventStream.merge(a, b)
  _ = Publishers.CombineLatest(source, other)  //- EventStream.combineLatest(a, b)
  _ = Publishers.Zip(source, other).map { $0 + $1 }  //- zip(a, b)
  _ = Publishers.Merge(source, other)  //- merge(a, b)
  _ = Publishers.MergeMany([source, other])  //- merge(a, b)
  _ = source.merge(with: other, other)  //- EventStream.merge(a, b)
  _ = source.combineLatest(other, other)  //- EventStream.combineLatest(a, b, c)
  _ = source.combineLatest(other) { $0 + $1 }  //- EventStream.combineLatest(a, b) {
  _ = source.zip(other, other)  //- EventStream.zip(a, b, c)
  _ = source.prepend(other)  //- first.concat(self)
  _ = source.debounce(for: .milliseconds(3), scheduler: DispatchQueue.main)  //- debounce(_:
  _ = source.debounce(for: .seconds(1), scheduler: time)  //- debounce(_:scheduler:)
  _ = source.throttle(for: .seconds(1), scheduler: time, latest: true)  //- throttle(_:
  _ = source.delay(for: .seconds(1), scheduler: time)  //- delay(_:scheduler:)
  _ = source.debounce(for: 0.3, scheduler: DispatchQueue.main)  //- clock.scheduler
  _ = source.throttle(for: 1, scheduler: DispatchQueue.main, latest: true)  //- clock.scheduler
  _ = source.delay(for: 1, scheduler: DispatchQueue.main)  //- clock.scheduler
  _ = source.measureInterval(using: time)  //- measureInterval(scheduler:)
  _ = source.receive(on: time)  //- StreamInlet
}

final class Target {
  var number = 0
}

@MainActor func subscribing(
  _ source: EventStream<Int>,
  _ driver: Driver<Int>,
  _ relay: PublishRelay<Int>,
  _ subject: PublishSubject<Int>,
  _ target: Target
) {
  _ = source.sink { _ in }  //- subscribe(onNext:)
  _ = source.sink(receiveValue: { _ in })  //- subscribe(onNext:)
  _ = source.sink(receiveCompletion: { _ in }, receiveValue: { _ in })  //- onCompleted:
  _ = source.assign(to: \.number, on: target)  //- bind(to:
  let queue = DispatchQueue.main
  _ = driver.removeDuplicates()  //- distinctUntilChanged()
  _ = driver.removeDuplicates { $0 == $1 }  //- distinctUntilChanged(by:)
  _ = driver.receive(on: DispatchQueue.main)  //- leave it out
  _ = driver.debounce(for: .milliseconds(3), scheduler: queue)  //- debounce(_:
  _ = driver.throttle(for: .seconds(1), scheduler: queue, latest: true)  //- throttle(_:
  _ = driver.delay(for: .seconds(1), scheduler: queue)  //- delay(_:
  _ = driver.debounce(for: 0.3, scheduler: queue)  //- clock.scheduler
  _ = driver.throttle(for: 1, scheduler: queue, latest: true)  //- clock.scheduler
  _ = driver.delay(for: 1, scheduler: queue)  //- clock.scheduler
  _ = driver.dropFirst()  //- skip(_:)
  _ = driver.prefix(1)  //- take(_:)
  _ = driver.prepend(1)  //- startWith(_:)
  _ = driver.combineLatest(driver)  //- Driver.combineLatest(a, b)
  _ = driver.merge(with: driver)  //- Driver.merge(a, b)
  _ = driver.sink { _ in }  //- drive(onNext:)
  _ = driver.assign(to: \.number, on: target)  //- rx[
  _ = driver.eraseToAnyPublisher()  //- asStream()
  relay.send(1)  //- accept(_:)
  subject.send(1)  //- onNext(_:)
  subject.send(completion: .finished)  //- onCompleted()
  AnyDisposable().cancel()  //- dispose()
  var set = Set<AnyCancellable>()  //- DisposeBag
  AnyDisposable().store(in: &set)  //- disposed(by:)
}

@MainActor func further(
  _ source: EventStream<Int>,
  _ other: EventStream<Int>,
  _ subject: PublishSubject<Void>,
  _ relay: PublishRelay<Void>
) {
  _ = Record<Int, any Error>(output: [1], completion: .finished)  //- EventStream.from(_:)
  _ = Fail<Int, any Error>(  //- EventStream.error(_:)
    outputType: Int.self,
    failure: CancellationError()
  )
  _ = Deferred { Just(1) }  //- EventStream.deferred(_:)
  _ = [1, 2].publisher  //- EventStream.from(values)
  _ = Optional(1).publisher  //- from(optional: value)
  _ = Result<Int, any Error>.success(1).publisher  //- EventStream.just(_:)
  _ = AnyCancellable {}  //- AnyDisposable
  let kept: AnyCancellable? = nil  //- DisposeBag
  kept?.cancel()  //- dispose()
  source.sink(  //- subscribe(onNext:onError:onCompleted:)
    receiveCompletion: { completion in
      switch completion {
      case .finished: break
      case .failure(let error): print(error)
      }
    },
    receiveValue: { print($0) }
  )
  .dispose()
  subject.send()  //- onNext()
  relay.send()  //- accept()
  subject.send(completion: .finished)  //- onCompleted()
  _ = source.timeout(.seconds(1), scheduler: DispatchQueue.main)  //- catch(_:)
  _ = source.timeout(.seconds(1), scheduler: 0, customError: { CancellationError() })  //- catch(_:)
  _ = source.count()  //- reduce(0)
  _ = source.contains(1)  //- reduce(false)
  _ = source.contains { $0 > 1 }  //- reduce(false)
  _ = source.allSatisfy { $0 > 1 }  //- reduce(true)
  _ = source.last { $0 > 1 }  //- take(last: 1)
  _ = source.min()  //- toArray()
  _ = source.max()  //- toArray()
  _ = Publishers.CombineLatest3(source, other, other)  //- combineLatest
  _ = Publishers.Zip3(source, other, other)  //- zip
  _ = Publishers.Merge3(source, other, other)  //- merge
  _ = Publishers.Concatenate(prefix: source, suffix: other)  //- concat
  let _: Subscribers.Completion<any Error>  //- subscribe(onNext:onError:onCompleted:)
  let _: Subscribers.Demand  //- subscribe(onNext:onError:onCompleted:)
  let _: any ImmediateScheduler  //- leave the argument out
  let _: AnySubscriber<Int, Never>  //- subscribe(onNext:onError:onCompleted:)
}
