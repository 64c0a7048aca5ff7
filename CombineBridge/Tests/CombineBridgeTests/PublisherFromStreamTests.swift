import Combine
import Observation2
import Testing

@MainActor @Suite struct PublisherFromStreamTests {
  @Test func `a stream that gives all at once gives it to every subscriber`() {
    let publisher = EventStream.of(1, 2).publisher()
    for _ in 1...2 {
      let log = EventLog<Int>()
      log.follow(publisher)
      #expect(log.events == ["1", "2", "finished"])
    }
  }

  @Test func `the current value of a relay comes first`() {
    let relay = BehaviorRelay(value: 1)
    let log = EventLog<Int>()
    log.follow(relay.asStream().publisher())
    relay.accept(2)
    #expect(log.events == ["1", "2"])
  }

  @Test func `a failure comes after the values`() {
    let log = EventLog<Int>()
    log.follow(EventStream.of(1).concat(.error(Broken())).publisher())
    #expect(log.events == ["1", "failure Broken()"])
  }

  @Test func `nothing is subscribed to before a subscriber is there`() {
    var count = 0
    let stream = EventStream<Int>.deferred {
      count += 1
      return .just(count)
    }
    let publisher = stream.publisher()
    #expect(count == 0)
    EventLog<Int>().follow(publisher)
    EventLog<Int>().follow(publisher)
    #expect(count == 2)
  }

  @Test func `what is not demanded yet waits, and the end after it`() {
    let subject = PublishSubject<Int>()
    let taker = Taker<Int>(first: 1)
    subject.asStream().publisher().subscribe(taker)
    for value in 1...3 { subject.onNext(value) }
    subject.onCompleted()
    #expect(taker.events == ["1"])
    taker.request(1)
    #expect(taker.events == ["1", "2"])
    taker.request(1)
    #expect(taker.events == ["1", "2", "3", "finished"])
  }

  @Test func `the end needs no demand`() {
    let taker = Taker<Int>(first: 0)
    EventStream<Int>.empty().publisher().subscribe(taker)
    #expect(taker.events == ["finished"])
  }

  @Test func `demand that is returned with a value counts`() {
    let taker = Taker<Int>(first: 1, perValue: 1)
    EventStream.of(1, 2, 3).publisher().subscribe(taker)
    #expect(taker.events == ["1", "2", "3", "finished"])
  }

  @Test func `demand made while a value is received does not nest`() {
    let taker = Taker<Int>(first: 1)
    taker.onValue = { taker.request(1) }
    EventStream.range(start: 1, count: 20_000).publisher().subscribe(taker)
    #expect(taker.events.count == 20_001)
  }

  @Test func `cancelling ends the subscription to the stream`() {
    let subject = PublishSubject<Int>()
    let log = EventLog<Int>()
    log.follow(subject.asStream().publisher())
    subject.onNext(1)
    log.cancel()
    #expect(!subject.hasObservers)
    subject.onNext(2)
    #expect(log.events == ["1"])
  }

  @Test func `cancelling drops what waits`() {
    weak var waiting: Probe?
    let taker = Taker<Probe>(first: 0)
    do {
      let probe = Probe()
      waiting = probe
      EventStream.just(probe).publisher().subscribe(taker)
    }
    #expect(waiting != nil)
    taker.cancel()
    #expect(waiting == nil)
  }

  @Test func `a subscriber that cancels inside its first value gets no second`() {
    let taker = Taker<Int>(first: .max)
    taker.onValue = { taker.cancel() }
    EventStream.of(1, 2).publisher().subscribe(taker)
    #expect(taker.events == ["1"])
  }

  @Test func `an endless stream ends with its subscriber`() {
    let log = EventLog<Int>()
    log.follow(EventStream.repeating(1).publisher().prefix(3).eraseToAnyPublisher())
    #expect(log.events == ["1", "1", "1", "finished"])
  }

  @Test func `a subscriber that cancels before it demands anything is released`() {
    let subject = PublishSubject<Int>()
    let taker = Taker<Int>(first: 0)
    taker.onSubscription = { taker.cancel() }
    subject.asStream().publisher().subscribe(taker)
    #expect(!subject.hasObservers)
  }

  @Test func `the subscriber goes with the end`() {
    weak var gone: Taker<Int>?
    do {
      let taker = Taker<Int>(first: .max)
      gone = taker
      EventStream.of(1).publisher().subscribe(taker)
      taker.forget()
    }
    #expect(gone == nil)
  }

  @Test func `the subscriber goes with its source, once it has had what waits`() {
    weak var gone: Taker<Int>?
    var relay: BehaviorRelay<Int>? = BehaviorRelay(value: 1)
    var request: (Int) -> Void = { _ in }
    do {
      let taker = Taker<Int>(first: 0)
      gone = taker
      relay?.asStream().publisher().subscribe(taker)
      request = { [weak taker] in taker?.request($0) }
    }
    relay = nil
    #expect(gone != nil)
    request(1)
    #expect(gone == nil)
  }

  @Test func `demand and cancellation from another thread reach the main one`() async {
    let subject = PublishSubject<Int>()
    let taker = Taker<Int>(first: 0)
    let publisher = subject.asStream().publisher()
    publisher.subscribe(taker)
    subject.onNext(1)
    await withCheckedContinuation { continuation in
      taker.onValue = {
        MainActor.assertIsolated()
        continuation.resume()
      }
      onAnotherThread { taker.request(1) }
    }
    #expect(taker.events == ["1"])
    onAnotherThread { taker.cancel() }
    subject.onNext(2)
    #expect(taker.events == ["1"])
  }

  @Test func `subscribing on another thread stops the program with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let publisher = EventStream.of(1).publisher()
        onAnotherThread { EventLog<Int>().follow(publisher) }
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Leave out subscribe(on:)"))
  }
}
