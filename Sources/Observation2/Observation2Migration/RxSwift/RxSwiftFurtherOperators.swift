public import Observation2

extension EventStream {
  /// RxSwift’s `do` with a closure for what comes after an event.
  @available(
    *,
    unavailable,
    message:
      "Write do(onNext:onError:onCompleted:): here what is done comes before the event is passed on; do more in the observer."
  )
  @_disfavoredOverload
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> EventStream { unreachable() }

  /// RxSwift’s `take(while:behavior:)`.
  @available(*, unavailable, renamed: "take(while:inclusive:)")
  public func take(
    while predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior
  ) -> EventStream { unreachable() }

  /// RxSwift’s `take(until:behavior:)`.
  @available(*, unavailable, renamed: "take(until:inclusive:)")
  public func take(
    until predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior
  ) -> EventStream { unreachable() }

  /// RxSwift’s `combineLatest(_:)` of an array.
  @available(*, unavailable, message: "Write combineLatest(streams) { $0 }.")
  public static func combineLatest<Value>(_ streams: [EventStream<Value>]) -> EventStream
  where Element == [Value] { unreachable() }

  /// RxSwift’s `zip(_:)` of an array.
  @available(*, unavailable, message: "Write zip(streams) { $0 }.")
  public static func zip<Value>(_ streams: [EventStream<Value>]) -> EventStream
  where Element == [Value] { unreachable() }

  /// RxSwift’s `create(_:)` of a `Single`.
  @available(
    *,
    unavailable,
    message:
      "Write an async function, or create { observer in … }, whose observer takes a value and the end."
  )
  @_disfavoredOverload
  public static func create(
    _ subscribe: @escaping (@escaping (Result<Element, any Error>) -> Void) -> any Disposable
  ) -> EventStream { unreachable() }
}

extension EventStream<Never> {
  /// RxSwift’s `create(_:)` of a `Completable`.
  @available(*, unavailable, message: "Write an async function, which returns or throws.")
  public static func create(
    _ subscribe: @escaping (@escaping (CompletableEvent) -> Void) -> any Disposable
  ) -> EventStream { unreachable() }

  /// RxSwift’s `andThen(_:)`.
  @available(*, unavailable, message: "Write async functions, and await one after the other.")
  public func andThen<Value>(_ next: EventStream<Value>) -> EventStream<Value> { unreachable() }
}

extension EventStream {
  /// RxSwiftExt’s `unwrap()`.
  @available(*, unavailable, message: "Write compactMap { $0 }.")
  public func unwrap<Value>() -> EventStream<Value> where Element == Value? { unreachable() }

  /// RxOptional’s `filterNil()`.
  @available(*, unavailable, message: "Write compactMap { $0 }.")
  public func filterNil<Value>() -> EventStream<Value> where Element == Value? { unreachable() }

  /// RxSwiftExt’s `not()`.
  @available(*, unavailable, message: "Write map { !$0 }.")
  public func not() -> EventStream<Bool> where Element == Bool { unreachable() }
}

extension EventStream {
  /// RxBlocking’s `toBlocking(timeout:)`.
  @available(
    *,
    unavailable,
    message:
      "Await stream.values in an async test, or import Observation2Testing: recorded().values."
  )
  public func toBlocking(timeout: Double? = nil) -> EventStream { unreachable() }

  /// RxSwift’s `debug(_:trimOutput:)`.
  @available(*, unavailable, renamed: "debug(_:)")
  public func debug(_ name: String = "", trimOutput: Bool) -> EventStream { unreachable() }
}

extension SharedStream {
  /// RxSwift’s `asSharedSequence()`.
  @available(*, unavailable, message: "Hand on the Driver or Signal itself.")
  public func asSharedSequence() -> SharedStream { unreachable() }

  /// RxSwift’s `withUnretained(_:)`.
  @available(*, unavailable, message: "Write drive(with:) of a Driver, emit(with:) of a Signal.")
  public func withUnretained<Target: AnyObject>(
    _ target: Target
  ) -> SharedStream<Strategy, (Target, Element)> { unreachable() }
}

extension StreamEvent {
  /// RxSwift’s `isStopEvent`.
  @available(*, unavailable, renamed: "isTerminal")
  public var isStopEvent: Bool { unreachable() }
}
