public import Observation2

extension VirtualTime {
  /// RxTest’s `init(initialClock:)`.
  @available(*, unavailable, message: "Write VirtualTime(), whose ticks are milliseconds from 0.")
  public convenience init(initialClock: Int) { unreachable() }

  /// RxTest’s `createHotObservable(_:)`.
  @available(
    *,
    unavailable,
    message: "Import Observation2Testing and write HotTestStream(time, events)."
  )
  public func createHotObservable<Event>(_ events: [Event]) -> EventStream<Event> { unreachable() }

  /// RxTest’s `createColdObservable(_:)`.
  @available(
    *,
    unavailable,
    message: "Import Observation2Testing and write ColdTestStream(time, events)."
  )
  public func createColdObservable<Event>(_ events: [Event]) -> EventStream<Event> { unreachable() }

  /// RxTest’s `createObserver(_:)`.
  @available(
    *,
    unavailable,
    message: "Import Observation2Testing and write time.record(stream), or TestObserver(time)."
  )
  public func createObserver<Element>(_ type: Element.Type) -> StreamObserver<Element> {
    unreachable()
  }

  /// RxTest’s `scheduleAt(_:action:)`.
  @available(*, unavailable, message: "Write schedule(at: .milliseconds(tick)) { … }.")
  public func scheduleAt(_ tick: Int, action: @escaping () -> Void) { unreachable() }

  /// RxTest’s `start(created:subscribed:disposed:_:)`.
  @available(
    *,
    unavailable,
    message: "Import Observation2Testing and write start(create:subscribe:dispose:) { stream }."
  )
  public func start<Element>(
    created: Int,
    subscribed: Int,
    disposed: Int,
    create: @escaping () -> EventStream<Element>
  ) -> StreamObserver<Element> { unreachable() }

  /// RxTest’s `clock`.
  @available(*, unavailable, renamed: "now")
  public var clock: Int { unreachable() }

  /// RxTest’s `start()`.
  @available(*, unavailable, message: "Write advanceSynchronously(to:), or await advance(by:).")
  public func start() { unreachable() }
}
