import Combine
import Observation2
import Testing

/// Subscribers that ask for one value at a time, as many of Combine's operators do.
@MainActor @Suite struct OneAtATimeTests {
  private let subject = PublishSubject<Int>()

  private var publisher: AnyPublisher<Int, any Error> { subject.asStream().publisher() }

  private func send(_ values: some Sequence<Int>) {
    for value in values { subject.onNext(value) }
  }

  @Test func `a burst is handed out one value for each demand, and the end with the last one`() {
    let taker = Taker<Int>(first: 1)
    publisher.subscribe(taker)
    send(1...10_000)
    subject.onCompleted()
    for count in 1..<10_000 {
      #expect(taker.events.count == count)
      taker.request(1)
    }
    #expect(taker.events == (1...10_000).map(String.init) + ["finished"])
  }

  @Test func `demand made inside a value is met at once, in a loop and not by recursion`() {
    let taker = Taker<Int>(first: 0)
    taker.onValue = { taker.request(1) }
    publisher.subscribe(taker)
    send(1...100_000)
    taker.request(1)
    #expect(taker.events.count == 100_000)
    #expect(taker.events.last == "100000")
  }

  @Test func `demand made inside a value and demand that it returns add up`() {
    let taker = Taker<Int>(first: 1, perValue: 1)
    taker.onValue = { if taker.events == ["1"] { taker.request(1) } }
    publisher.subscribe(taker)
    send(1...2)
    #expect(taker.events == ["1", "2"])
    send(3...3)
    #expect(taker.events == ["1", "2", "3"])
  }

  @Test func `without any demand all waits, and a later one gets it in order`() {
    let taker = Taker<Int>(first: 0)
    publisher.subscribe(taker)
    send(1...3)
    taker.request(0)
    #expect(taker.events == [])
    taker.request(2)
    send(4...4)
    #expect(taker.events == ["1", "2"])
    taker.request(.max)
    send(5...5)
    #expect(taker.events == ["1", "2", "3", "4", "5"])
  }

  @Test func `what is sent inside a value comes after what already waits`() {
    let taker = Taker<Int>(first: 0)
    taker.onValue = { if taker.events.count == 1 { send(3...4) } }
    publisher.subscribe(taker)
    send(1...2)
    taker.request(1)
    #expect(taker.events == ["1"])
    taker.request(.max)
    #expect(taker.events == ["1", "2", "3", "4"])
  }

  @Test func `cancelling inside a value takes nothing more, whatever is demanded`() {
    let taker = Taker<Int>(first: 0)
    taker.onValue = {
      taker.request(.max)
      taker.cancel()
      taker.request(.max)
    }
    publisher.subscribe(taker)
    send(1...3)
    taker.request(1)
    subject.onCompleted()
    #expect(taker.events == ["1"])
    #expect(!subject.hasObservers)
  }

  @Test func `a failure waits for the values before it`() {
    let taker = Taker<Int>(first: 1)
    publisher.subscribe(taker)
    send(1...2)
    subject.onError(Broken())
    #expect(taker.events == ["1"])
    taker.request(1)
    #expect(taker.events == ["1", "2", "failure Broken()"])
  }

  @Test func `each demand of another thread is met on the main one, in order`() async {
    let taker = Taker<Int>(first: 1)
    taker.onValue = { MainActor.assertIsolated() }
    publisher.subscribe(taker)
    send(1...1_000)
    onAnotherThread { for _ in 1...998 { taker.request(1) } }
    // Before those of the other thread have been met.
    taker.request(1)
    await VirtualTime().settle()
    #expect(taker.events == (1...1_000).map(String.init))
  }

  @Test func `the first value ends a subscription that has asked for one`() {
    let log = EventLog<Int>()
    log.follow(publisher.prefix(1).eraseToAnyPublisher())
    send(1...2)
    #expect(log.events == ["1", "finished"])
    #expect(!subject.hasObservers)
    let again = EventLog<Int>()
    again.follow(EventStream.repeating(7).publisher().first().eraseToAnyPublisher())
    #expect(again.events == ["7", "finished"])
  }

  @Test func `an operator that runs one after the other gets each value when it asks`() {
    var running: [PassthroughSubject<String, any Error>] = []
    let log = EventLog<String>()
    log.follow(
      publisher.flatMap(maxPublishers: .max(1)) { value in
        let inner = PassthroughSubject<String, any Error>()
        running.append(inner)
        return inner.map { "\(value)\($0)" }.eraseToAnyPublisher()
      }
      .eraseToAnyPublisher()
    )
    send(1...3)
    subject.onCompleted()
    #expect(running.count == 1)
    for index in 0..<3 {
      running[index].send("a")
      running[index].send("b")
      running[index].send(completion: .finished)
    }
    #expect(log.events == ["1a", "1b", "2a", "2b", "3a", "3b", "finished"])
  }

  @Test func `and as many of them as come, if each ends at once`() {
    let log = EventLog<Int>()
    log.follow(
      EventStream.range(start: 1, count: 20_000).publisher()
        .flatMap(maxPublishers: .max(1)) { Just($0).setFailureType(to: (any Error).self) }
        .eraseToAnyPublisher()
    )
    #expect(log.events.count == 20_001)
    #expect(log.events.last == "finished")
  }

  @Test func `two publishers are zipped, however far one is ahead`() {
    let other = PublishSubject<Int>()
    let log = EventLog<String>()
    log.follow(
      publisher.zip(other.asStream().publisher()).map { "\($0)-\($1)" }.eraseToAnyPublisher()
    )
    send(1...1_000)
    for value in 1...999 { other.onNext(-value) }
    #expect(log.events == (1...999).map { "\($0)-\(-$0)" })
    subject.onCompleted()
    other.onNext(-1_000)
    #expect(log.events.suffix(2) == ["1000--1000", "finished"])
  }

  @Test func `what has been handed out is not retained while the rest waits`() {
    let probes = PublishSubject<Probe>()
    let taker = Taker<Probe>(first: 0)
    probes.asStream().publisher().subscribe(taker)
    weak var first: Probe?
    weak var second: Probe?
    do {
      let (one, two) = (Probe(), Probe())
      (first, second) = (one, two)
      probes.onNext(one)
      probes.onNext(two)
    }
    taker.request(1)
    #expect(first == nil)
    #expect(second != nil)
    taker.cancel()
    #expect(second == nil)
  }
}
