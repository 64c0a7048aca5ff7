public import Observation2

extension EventStream {
  /// Combine’s `sink(receiveValue:)`.
  @available(*, unavailable, renamed: "subscribe(onNext:)")
  public func sink(receiveValue: @escaping (Element) -> Void) -> any Disposable { unreachable() }

  /// Combine’s `sink(receiveCompletion:receiveValue:)`.
  @available(*, unavailable, renamed: "subscribe(onNext:onError:onCompleted:)")
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<any Error>) -> Void,
    receiveValue: @escaping (Element) -> Void
  ) -> any Disposable { unreachable() }

  /// Combine’s `assign(to:on:)`.
  @available(
    *,
    unavailable,
    message:
      "Write bind(to: object.rx[\\.property]), which holds the object weakly; a Driver is driven there."
  )
  public func assign<Root: AnyObject>(
    to property: ReferenceWritableKeyPath<Root, Element>,
    on root: Root
  ) -> any Disposable { unreachable() }

  /// Combine’s `assign(to:)`: the compiler says that `$property` is immutable.
  @available(*, unavailable, message: "Write bind(to: rx[\\.property]).")
  public func assign(to property: inout Driver<Element>) { unreachable() }
}

extension SharedStream {
  /// Combine’s `sink(receiveValue:)`.
  @available(
    *,
    unavailable,
    message: "Write drive(onNext:) of a Driver, emit(onNext:) of a Signal."
  )
  public func sink(receiveValue: @escaping (Element) -> Void) -> any Disposable { unreachable() }

  /// Combine’s `assign(to:on:)`.
  @available(
    *,
    unavailable,
    message: "Write drive(object.rx[\\.property]), which holds the object weakly."
  )
  public func assign<Root: AnyObject>(
    to property: ReferenceWritableKeyPath<Root, Element>,
    on root: Root
  ) -> any Disposable { unreachable() }

  /// Combine’s `eraseToAnyPublisher()`.
  @available(*, unavailable, renamed: "asStream()")
  public func eraseToAnyPublisher() -> EventStream<Element> { unreachable() }

  /// Combine’s `assign(to:)`: the compiler says that `$property` is immutable.
  @available(*, unavailable, message: "Write drive(rx[\\.property]).")
  public func assign(to property: inout Driver<Element>) { unreachable() }
}

extension StreamRelay {
  /// Combine’s `send(_:)`.
  @available(*, unavailable, renamed: "accept(_:)")
  public func send(_ value: Element) { unreachable() }
}

extension StreamSubject {
  /// Combine’s `send(_:)`.
  @available(*, unavailable, renamed: "onNext(_:)")
  public func send(_ value: Element) { unreachable() }

  /// Combine’s `send(completion:)`.
  @available(*, unavailable, message: "Write onCompleted() or onError(_:).")
  public func send(completion: Subscribers.Completion<any Error>) { unreachable() }
}

extension StreamSubject where Element == Void {
  /// Combine’s `send()`.
  @available(*, unavailable, renamed: "onNext()")
  public func send() { unreachable() }
}

extension StreamRelay where Element == Void {
  /// Combine’s `send()`.
  @available(*, unavailable, renamed: "accept()")
  public func send() { unreachable() }
}

extension Disposable {
  /// Combine’s `cancel()`.
  @available(*, unavailable, renamed: "dispose()")
  public func cancel() { unreachable() }

  /// Combine’s `store(in:)`.
  @available(*, unavailable, renamed: "disposed(by:)")
  public func store(in subscriptions: inout Set<AnyCancellable>) { unreachable() }
}

extension ObservedModel {
  /// Combine’s `objectWillChange`.
  @available(*, unavailable, renamed: "willChange")
  public var objectWillChange: PublishRelay<Void> { unreachable() }
}
