import Observation2
import Observation2Migration

// Each line is written by habit; it must not compile, and the compiler must name what stands behind `//-`.

@MainActor func testing(_ time: VirtualTime) {
  _ = TestScheduler(initialClock: 0)  //- VirtualTime()
  let _ = time.createHotObservable([.next(210, 1), .completed(220)])  //- HotTestStream
  let _ = time.createColdObservable([.next(10, 1), .completed(20)])  //- ColdTestStream
  _ = time.createObserver(Int.self)  //- time.record(stream)
  time.scheduleAt(10) {}  //- schedule(at:
  time.start()  //- run(to: tick)
  time.advanceTo(10)  //- run(to: tick)
  time.advanceBy(10)  //- run(to: tick)
  let _: [Recorded<Event<Int>>] = [.next(210, 1)]  //- RecordedEvent<Int>
  _ = Recorded.next(210, 1)  //- RecordedEvent<Int>
  _ = Recorded.events(.next(210, 1), .completed(220))  //- RecordedEvent<Int>
  _ = Recorded.events([.next(210, 1), .error(220, StreamError.timeout)])  //- RecordedEvent<Int>
  _ = Subscription(200, 260)  //- SubscriptionSpan
  SharingScheduler.mock(scheduler: time) {}  //- leave it out
  _ = time.scheduleRelative((), dueTime: .seconds(1)) { _ in AnyDisposable() }  //- schedule(after:
  _ = time.schedulePeriodic(  //- timer(_:period:scheduler:)
    0,
    startAfter: .seconds(1),
    period: .seconds(1)
  ) { $0 + 1 }
}

@MainActor func recording(
  _ source: EventStream<Int>,
  _ driver: Driver<Int>,
  _ signal: Signal<Int>,
  _ time: VirtualTime
) {
  let observer = time.createObserver(Int.self)  //- time.record(stream)
  _ = source.subscribe(observer)  //- time.record(stream)
  _ = source.bind(to: observer)  //- time.record(stream)
  _ = driver.drive(observer)  //- time.record(driver)
  _ = signal.emit(to: observer)  //- time.record(signal)
  XCTAssertRecordedElements(observer.events, [1])  //- observer.values
}
