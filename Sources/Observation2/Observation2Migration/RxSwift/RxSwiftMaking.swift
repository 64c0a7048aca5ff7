public import Dispatch
public import Observation2

extension ReplaySubject {
  /// RxSwift’s `create(bufferSize:)`.
  @available(*, unavailable, renamed: "init(bufferSize:)")
  public static func create(bufferSize: Int) -> ReplaySubject { unreachable() }

  /// RxSwift’s `createUnbounded()`.
  @available(*, unavailable, renamed: "unbounded()")
  public static func createUnbounded() -> ReplaySubject { unreachable() }
}

extension ReplayRelay {
  /// RxSwift’s `create(bufferSize:)`.
  @available(*, unavailable, renamed: "init(bufferSize:)")
  public static func create(bufferSize: Int) -> ReplayRelay { unreachable() }

  /// RxSwift’s `createUnbound()`.
  @available(*, unavailable, message: "Write ReplayRelay(bufferSize: .max).")
  public static func createUnbound() -> ReplayRelay { unreachable() }
}

extension BehaviorSubject {
  /// RxSwift’s `value()`, which throws.
  @available(*, unavailable, message: "Write value, a property that throws nothing.")
  public func value() throws -> Element { unreachable() }
}

extension SerialDisposable {
  /// `setDisposable(_:)` of RxSwift’s `SingleAssignmentDisposable`.
  @available(*, unavailable, message: "Write serial.disposable = next.")
  public func setDisposable(_ disposable: any Disposable) { unreachable() }
}

extension CompositeDisposable {
  /// RxSwift’s `init(_:_:)`.
  @available(*, unavailable, message: "Write CompositeDisposable([a, b]).")
  public convenience init(
    _ first: any Disposable,
    _ second: any Disposable,
    _ others: any Disposable...
  ) { unreachable() }
}

extension MainScheduler {
  /// RxSwift’s `init(qos:)` of a background scheduler.
  @available(
    *,
    unavailable,
    message:
      "Streams never leave their isolation domain: put the work into an async function, and wait with clock.scheduler."
  )
  public convenience init(qos: DispatchQoS) { unreachable() }

  /// RxSwift’s `init(qos:internalSerialQueueName:)` of a background scheduler.
  @available(
    *,
    unavailable,
    message:
      "Streams never leave their isolation domain: put the work into an async function, and wait with clock.scheduler."
  )
  public convenience init(qos: DispatchQoS, internalSerialQueueName: String) { unreachable() }

  /// RxSwift’s `init(queue:)` of a background scheduler.
  @available(
    *,
    unavailable,
    message:
      "Streams never leave their isolation domain: put the work into an async function, and wait with clock.scheduler."
  )
  public convenience init(queue: DispatchQueue) { unreachable() }

  /// RxSwift’s `init(queue:internalSerialQueueName:)` of a background scheduler.
  @available(
    *,
    unavailable,
    message:
      "Streams never leave their isolation domain: put the work into an async function, and wait with clock.scheduler."
  )
  public convenience init(queue: DispatchQueue, internalSerialQueueName: String) { unreachable() }

  /// RxSwift’s `init(internalSerialQueueName:)` of a background scheduler.
  @available(
    *,
    unavailable,
    message:
      "Streams never leave their isolation domain: put the work into an async function, and wait with clock.scheduler."
  )
  public convenience init(internalSerialQueueName: String) { unreachable() }
}
