public import Observation2

extension VirtualTime {
  /// Builds a stream, subscribes to it and disposes of the subscription at given ticks, running all
  /// timers that fall due on the way.
  ///
  /// Timers due at one instant run in the order in which they were scheduled: events of the hot
  /// streams that were made before this call, then creation, subscription, disposal, then the
  /// events that cold streams and timers scheduled later.
  ///
  /// ```swift
  /// let time = VirtualTime()
  /// let xs = HotTestStream(time, [.next(210, 1), .completed(260)])
  /// let observer = time.start { xs.asStream().map { $0 * 2 } }
  /// #expect(observer.events == [.next(210, 2), .completed(260)])
  /// #expect(xs.spans == [SubscriptionSpan(200, 260)])
  /// ```
  ///
  /// Time stands at `dispose` afterwards; run later timers with
  /// ``/Observation2/VirtualTime/advanceSynchronously(to:)``. A subscription before `create` builds the
  /// stream as well.
  ///
  /// - Returns: The observer with the recorded events.
  @discardableResult
  public func start<Result: EventStreamConvertible>(
    create: Int = 100,
    subscribe: Int = 200,
    dispose: Int = 1_000,
    _ make: @escaping () -> Result
  ) -> TestObserver<Result.Element> {
    let observer = TestObserver<Result.Element>(self)
    let subscription = SerialDisposable()
    var stream: Result?
    _ = schedule(at: .ticks(min(create, subscribe))) { stream = make() }
    _ = schedule(at: .ticks(subscribe)) {
      subscription.disposable = stream.map { observer.observe($0) }
    }
    _ = schedule(at: .ticks(dispose)) { subscription.dispose() }
    advanceSynchronously(to: .ticks(dispose))
    return observer
  }

  /// Subscribes now, and records the events with their ticks.
  ///
  /// The events of hot streams that are due at this very instant have not happened yet, so they are
  /// recorded too:
  ///
  /// ```swift
  /// let time = VirtualTime()
  /// let words = try HotTestStream<String>(time, "a-b--c", from: 0)
  /// let observer = time.record(words)
  /// time.run(to: 20)
  /// #expect(observer.events == [.next(0, "a"), .next(20, "b")])
  /// ```
  ///
  /// The subscription lasts until the stream ends, the observer is told to
  /// ``Observation2Testing/TestObserver/dispose()``, or nobody has it any more.
  ///
  /// - Parameters:
  ///   - stream: A stream, a subject, a relay, a driver or a test stream.
  ///   - fileID: The file to name in reports and ledgers; by default the caller's.
  ///   - line: The line in that file.
  /// - Returns: The observer with the recorded events.
  public func record<Source: EventStreamConvertible>(
    _ stream: Source,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> TestObserver<Source.Element> {
    let observer = TestObserver<Source.Element>(self)
    observer.record(stream, fileID, line)
    return observer
  }

  /// Schedules a subscription and its end, for tests with several observers.
  ///
  /// Nothing runs yet. Without `dispose` the subscription lasts as long as the stream.
  ///
  /// - Returns: The observer that records the events.
  public func observer<Source: EventStreamConvertible>(
    of stream: Source,
    subscribe: Int,
    dispose: Int? = nil
  ) -> TestObserver<Source.Element> {
    let observer = TestObserver<Source.Element>(self)
    let subscription = SerialDisposable()
    _ = schedule(at: .ticks(subscribe)) { subscription.disposable = observer.observe(stream) }
    if let dispose { _ = schedule(at: .ticks(dispose)) { subscription.dispose() } }
    return observer
  }

  /// Runs all timers due up to a tick and stops there, without asynchronous work.
  public func run(to tick: Int) {
    advanceSynchronously(to: .ticks(tick))
  }
}
