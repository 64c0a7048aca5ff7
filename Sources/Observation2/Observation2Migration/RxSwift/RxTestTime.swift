public import Observation2

extension VirtualTime {
  /// RxTest’s `init(initialClock:)`.
  @available(
    *,
    unavailable,
    message: "Write VirtualTime(), whose tick is a millisecond, while RxTest’s is a second."
  )
  public convenience init(initialClock: Int) { unreachable() }

  /// RxTest’s `createHotObservable(_:)`.
  @available(
    *,
    unavailable,
    message: "Import Observation2Testing and write HotTestStream(time, events)."
  )
  public func createHotObservable<Element>(
    _ events: [Recorded<StreamEvent<Element>>]
  ) -> TestableObservable<Element> { unreachable() }

  /// RxTest’s `createColdObservable(_:)`.
  @available(
    *,
    unavailable,
    message: "Import Observation2Testing and write ColdTestStream(time, events)."
  )
  public func createColdObservable<Element>(
    _ events: [Recorded<StreamEvent<Element>>]
  ) -> TestableObservable<Element> { unreachable() }

  /// RxTest’s `createObserver(_:)`.
  @available(
    *,
    unavailable,
    message: "Import Observation2Testing and write time.record(stream), or TestObserver(time)."
  )
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
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
  ) -> TestableObserver<Element> { unreachable() }

  /// RxTest’s `advanceTo(_:)`.
  @available(*, unavailable, message: "Import Observation2Testing and write run(to: tick).")
  public func advanceTo(_ tick: Int) { unreachable() }

  /// RxTest’s `advanceBy(_:)`.
  @available(*, unavailable, message: "Import Observation2Testing and write run(to: tick).")
  public func advanceBy(_ ticks: Int) { unreachable() }

  /// RxTest’s `clock`.
  @available(
    *,
    unavailable,
    message: "Import Observation2Testing and write now.inTicks; now is a Duration."
  )
  public var clock: Int { unreachable() }

  /// RxTest’s `start()`.
  @available(
    *,
    unavailable,
    message: "Import Observation2Testing and write run(to: tick), or await advance(by:)."
  )
  public func start() { unreachable() }
}
