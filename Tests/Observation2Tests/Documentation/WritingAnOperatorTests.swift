import Observation2
import Observation2Testing
import Testing

extension EventStream {
  /// Every n-th value.
  ///
  /// ```
  /// source    --1--2--3--4--|
  /// every(2)  -----2-----4--|
  /// ```
  func every(_ n: Int) -> EventStream {
    scan((count: 0, value: Element?.none)) { state, value in (state.count + 1, value) }
      .compactMap { $0.count.isMultiple(of: n) ? $0.value : nil }
  }
}

extension SharedStream {
  /// Each value with the one before it.
  func changes() -> SharedStream<Strategy, (old: Element, new: Element)> {
    scan((Element?.none, Element?.none)) { pair, value in (pair.1, value) }
      .compactMap { old, new in
        guard let old, let new else { return nil }
        return (old, new)
      }
  }
}

extension EventStream where Element == Int {
  /// Counts down to zero, one number a step.
  static func countdown(
    from start: Int,
    every step: Duration,
    scheduler: any StreamScheduler
  ) -> EventStream {
    create { observer in
      let timer = SerialDisposable()
      func tick(_ number: Int) {
        observer.onNext(number)
        if number == 0 { return observer.onCompleted() }
        timer.disposable = scheduler.schedule(after: step) { tick(number - 1) }
      }
      tick(start)
      return timer
    }
  }
}

extension EventStream {
  /// Lets values pass while a gate is open, and the newest one that it kept back when it opens.
  ///
  /// ```
  /// source      -1---2--3-----4--|
  /// gate        t--f-------t-----
  /// gated(by:)  -1---------3--4--|
  /// ```
  func gated(by gate: some EventStreamConvertible<Bool>) -> EventStream {
    .derived { observer in
      var isOpen = false
      var kept: Element?
      observer.listen(to: gate, derives: false) { event in
        if case .error(let error) = event { return observer.onError(error) }
        guard let value = event.value else { return }
        isOpen = value
        if isOpen, let newest = kept.take() { observer.onNext(newest) }
      }
      observer.listen(to: self) { event in
        if case .next(let value) = event, !isOpen { kept = value } else { observer.on(event) }
      }
    }
  }
}

/// The listings of the article "Writing an operator".
@MainActor @Suite struct WritingAnOperatorTests {
  @Test func `an operator made of others`() throws {
    let time = VirtualTime()
    let numbers = try HotTestStream<Int>(time, "-1-2-3-4|")
    let observer = time.start { numbers.asStream().every(2) }
    observer.expectMarbles("---2---4|", report: report)
  }

  @Test func `an operator of drivers`() {
    let relay = BehaviorRelay(value: 1)
    let bag = DisposeBag()
    var seen: [String] = []
    relay.asDriver().changes()
      .drive(onNext: { seen.append("\($0.old)→\($0.new)") })
      .disposed(by: bag)
    relay.accept(2)
    relay.accept(5)
    #expect(seen == ["1→2", "2→5"])
  }

  @Test func `a source of one's own`() {
    let time = VirtualTime()
    let observer = time.start {
      EventStream.countdown(from: 2, every: .ticks(10), scheduler: time)
    }
    #expect(
      observer.events == [.next(200, 2), .next(210, 1), .next(220, 0), .completed(220)]
    )
  }

  @Test func `a source of one's own stops when nobody listens`() {
    let time = VirtualTime()
    let observer = time.start(dispose: 215) {
      EventStream.countdown(from: 5, every: .ticks(10), scheduler: time)
    }
    #expect(observer.values == [5, 4])
    #expect(time.nextDue == nil)
  }

  @Test func `an operator of two sources, made by hand`() throws {
    let time = VirtualTime()
    let values = try HotTestStream<Int>(time, "-1---2--3-----4--|")
    let gate = try HotTestStream<String>(time, "-t--f-------t----")
    let observer = time.start { values.asStream().gated(by: gate.asStream().map { $0 == "t" }) }
    observer.expectMarbles("-1----------3-4--|", report: report)
  }

  @Test func `two of them that derive from one relay are combined once per change`() {
    let (relay, gate) = (BehaviorRelay(value: 1), BehaviorRelay(value: true))
    let recording = EventStream<String>.combineLatest(
      relay.asStream().gated(by: gate),
      relay.asStream().map { $0 * 10 }.gated(by: gate)
    ) { "\($0) \($1)" }
    .recorded()
    relay.accept(2)
    #expect(recording.values == ["1 10", "2 20"])
  }
}
