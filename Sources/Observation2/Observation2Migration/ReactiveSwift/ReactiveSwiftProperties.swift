public import Observation2

extension EventStream {
  /// ReactiveSwift’s `init(value:)`.
  @available(*, unavailable, message: "Write EventStream.just(_:).")
  @_disfavoredOverload
  public init(value: Element) { unreachable() }

  /// ReactiveSwift’s `init(_:)`.
  @available(*, unavailable, message: "Write EventStream.from(_:).")
  public init(_ values: some Sequence<Element>) { unreachable() }

  /// ReactiveSwift’s `init(_:)` with an observer and a lifetime.
  @available(*, unavailable, message: "Write EventStream.create { observer in … }.")
  public init(_ start: @escaping (StreamObserver<Element>, DisposeBag) -> Void) { unreachable() }

  /// ReactiveSwift’s `init(error:)`.
  @available(*, unavailable, message: "Write EventStream.error(_:).")
  public init(error: any Error) { unreachable() }
}

extension SharedStream {
  /// ReactiveSwift’s `Signal.pipe()`.
  @available(*, unavailable, message: "Write PublishSubject(), or PublishRelay(), and asStream().")
  public static func pipe() -> (SharedStream, StreamObserver<Element>) { unreachable() }
}

extension BehaviorRelay {
  /// ReactiveSwift’s `modify(_:)`.
  @available(*, unavailable, message: "Write relay.accept(relay.value + 1), or use @Observed.")
  public func modify(_ change: (inout Element) -> Void) { unreachable() }

  /// ReactiveSwift’s `swap(_:)`.
  @available(*, unavailable, message: "Read value, then write accept(_:): nothing comes between.")
  public func swap(_ value: Element) -> Element { unreachable() }

  /// ReactiveSwift’s `withValue(_:)`.
  @available(*, unavailable, message: "Read value: nothing comes between on the main actor.")
  public func withValue<Result>(_ action: (Element) throws -> Result) -> Result { unreachable() }

  /// ReactiveSwift’s `Property(capturing:)`.
  @available(*, unavailable, message: "Hand on relay.asDriver(), which others read.")
  public convenience init(capturing property: BehaviorRelay) { unreachable() }

  /// ReactiveSwift’s `Property(initial:then:)`.
  @available(
    *,
    unavailable,
    message: "Write values.startWith(initial).asDriver(onErrorJustReturn:)."
  )
  public convenience init(initial: Element, then values: EventStream<Element>) { unreachable() }
}

extension DisposeBag {
  /// ReactiveSwift’s `Lifetime.make()`.
  @available(*, unavailable, message: "Make a DisposeBag(): it is token and lifetime in one.")
  public static func make() -> (DisposeBag, DisposeBag) { unreachable() }

  /// ReactiveSwift’s `observeEnded(_:)`.
  @available(*, unavailable, message: "Insert AnyDisposable { … } into the bag.")
  public func observeEnded(_ action: @escaping () -> Void) { unreachable() }
}

extension MainScheduler {
  /// `main` of ReactiveSwift’s `QueueScheduler`.
  @available(
    *,
    unavailable,
    message:
      "A scheduler is handed on: clock.scheduler in a part of a scene, VirtualTime in a test."
  )
  public static var main: MainScheduler { unreachable() }
}

extension StreamObserver {
  /// ReactiveSwift’s `send(value:)`.
  @available(*, unavailable, renamed: "onNext(_:)")
  public func send(value: Element) { unreachable() }

  /// ReactiveSwift’s `send(error:)`.
  @available(*, unavailable, renamed: "onError(_:)")
  public func send(error: any Error) { unreachable() }

  /// ReactiveSwift’s `sendCompleted()`.
  @available(*, unavailable, renamed: "onCompleted()")
  public func sendCompleted() { unreachable() }
}

extension StreamRelay {
  /// ReactiveSwift’s `producer`.
  @available(*, unavailable, renamed: "asStream()")
  public var producer: EventStream<Element> { unreachable() }

  /// ReactiveSwift’s `signal`.
  @available(*, unavailable, renamed: "asStream()")
  public var signal: EventStream<Element> { unreachable() }
}

extension ReactiveCompatible {
  /// ReactiveSwift’s `reactive`.
  @available(*, unavailable, renamed: "rx")
  public var reactive: Reactive<Self> { unreachable() }
}
