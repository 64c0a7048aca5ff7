import Combine
import Observation2
import Testing

@MainActor @Suite struct StreamFromPublisherTests {
  @Test func `values and the end pass at once on the main thread`() {
    let subject = PassthroughSubject<Int, Broken>()
    var seen: [String] = []
    let subscription = EventStream.from(subject).subscribe(onEvent: { seen.append("\($0)") })
    subject.send(1)
    #expect(seen == ["next(1)"])
    subject.send(completion: .failure(Broken()))
    #expect(seen.count == 2)
    subscription.dispose()
  }

  @Test func `a publisher that gives all at once is heard to its end`() {
    var seen: [Int] = []
    var isCompleted = false
    let subscription = EventStream.from([1, 2, 3].publisher)
      .subscribe(onNext: { seen.append($0) }, onError: nil, onCompleted: { isCompleted = true })
    #expect(seen == [1, 2, 3])
    #expect(isCompleted)
    subscription.dispose()
  }

  @Test func `an endless publisher ends with the stream`() {
    var seen: [Int] = []
    let endless = sequence(first: 1) { $0 + 1 }.publisher
    let subscription = EventStream.from(endless).take(3).subscribe { seen.append($0) }
    #expect(seen == [1, 2, 3])
    subscription.dispose()
  }

  @Test func `disposing cancels`() {
    var isCancelled = false
    let publisher = PassthroughSubject<Int, Never>()
    let watched = publisher.handleEvents(receiveCancel: { isCancelled = true })
    var seen: [Int] = []
    let subscription = EventStream.from(watched).subscribe { seen.append($0) }
    subscription.dispose()
    #expect(isCancelled)
    publisher.send(1)
    #expect(seen == [])
  }

  @Test func `values of other threads arrive on the main actor, in order`() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let stream = EventStream<Int>.from(subject).do(onNext: { _ in MainActor.assertIsolated() })
    var seen: [Int] = []
    let subscription = stream.subscribe { seen.append($0) }
    let values = stream.values()
    onAnotherThread { for value in 1...1_000 { subject.send(value) } }
    // On the main thread, but after those that are on their way.
    subject.send(1_001)
    onAnotherThread { subject.send(completion: .finished) }
    #expect(seen == [])
    var received: [Int] = []
    for try await value in values { received.append(value) }
    #expect(seen == Array(1...1_001))
    #expect(received == seen)
    subscription.dispose()
  }

  @Test func `what is on its way when the subscription ends is not delivered`() async {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let subscription = EventStream.from(subject).subscribe { seen.append($0) }
    onAnotherThread { subject.send(1) }
    subscription.dispose()
    await VirtualTime().settle()
    #expect(seen == [])
  }

  @Test func `values that may not change threads stop the program with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let subject = PassthroughSubject<Probe, Never>()
        _ = EventStream.from(subject).subscribe { _ in }
        onAnotherThread { subject.send(Probe()) }
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Put receive(on: DispatchQueue.main) behind it"))
  }

  @Test func `there and back again`() {
    let relay = BehaviorRelay(value: 1)
    var seen: [Int] = []
    let subscription = EventStream.from(relay.asDriver().publisher().map { $0 * 2 })
      .subscribe { seen.append($0) }
    relay.accept(2)
    #expect(seen == [2, 4])
    subscription.dispose()
    #expect(!relay.hasObservers)
  }
}
