public import Observation2

extension EventStream {
  /// RxSwift’s `repeatElement(_:)`.
  @available(*, unavailable, renamed: "repeating(_:)")
  public static func repeatElement(_ value: Element) -> EventStream { unreachable() }

  /// RxSwift’s `using(_:observableFactory:)`.
  @available(*, unavailable, renamed: "using(_:_:)")
  public static func using<Resource: Disposable>(
    _ makeResource: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> EventStream
  ) -> EventStream { unreachable() }

  /// RxSwift’s `just(_:scheduler:)`.
  @available(*, unavailable, message: "Write just(_:): no value waits for a scheduler.")
  public static func just(_ value: Element, scheduler: Any) -> EventStream { unreachable() }

  /// RxSwift’s `of(_:scheduler:)`.
  @available(*, unavailable, message: "Write of(_:): no value waits for a scheduler.")
  public static func of(_ values: Element..., scheduler: Any) -> EventStream { unreachable() }

  /// RxSwift’s `from(_:scheduler:)`.
  @available(*, unavailable, message: "Write from(_:): no value waits for a scheduler.")
  public static func from(_ values: [Element], scheduler: Any) -> EventStream { unreachable() }

  /// RxSwift’s `empty(scheduler:)`.
  @available(*, unavailable, message: "Write empty(): no end waits for a scheduler.")
  public static func empty(scheduler: Any) -> EventStream { unreachable() }

  /// RxSwift’s `generate(initialState:condition:scheduler:iterate:)`.
  @available(*, unavailable, message: "Leave the scheduler out: the values come at once.")
  public static func generate(
    initialState: Element,
    condition: @escaping (Element) throws -> Bool,
    scheduler: Any,
    iterate: @escaping (Element) throws -> Element
  ) -> EventStream { unreachable() }

  /// RxSwift’s `create(subscribe:)`.
  @available(*, unavailable, renamed: "create(_:)")
  public static func create(
    subscribe: @escaping (StreamObserver<Element>) -> any Disposable
  ) -> EventStream { unreachable() }
}

extension EventStream where Element: FixedWidthInteger {
  /// RxSwift’s `range(start:count:scheduler:)`.
  @available(*, unavailable, message: "Leave the scheduler out: the values come at once.")
  public static func range(start: Element, count: Int, scheduler: Any) -> EventStream {
    unreachable()
  }
}

extension MainScheduler {
  /// RxSwift’s `instance`.
  @available(
    *,
    unavailable,
    message:
      "A scheduler is handed on: clock.scheduler in a part of a scene, VirtualTime in a test."
  )
  public static var instance: MainScheduler { unreachable() }

  /// RxSwift’s `asyncInstance`.
  @available(
    *,
    unavailable,
    message:
      "A scheduler is handed on: clock.scheduler in a part of a scene, VirtualTime in a test."
  )
  public static var asyncInstance: MainScheduler { unreachable() }
}
