import Observation2
import Testing

@MainActor @Suite struct ValuesTests {
  @Test func `rule 27: values that come while the consumer is busy are kept`() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.asStream().values()
    for value in 1...100 { subject.onNext(value) }
    subject.onCompleted()
    var seen: [Int] = []
    for try await value in values { seen.append(value) }
    #expect(seen == Array(1...100))
  }

  @Test func `rule 27: a buffering policy says what is kept`() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.asStream().values(bufferingPolicy: .bufferingNewest(2))
    for value in 1...5 { subject.onNext(value) }
    subject.onCompleted()
    var seen: [Int] = []
    for try await value in values { seen.append(value) }
    #expect(seen == [4, 5])
  }

  @Test func `rule 27: the sequence ends with its task, and so does the subscription`() async {
    let time = VirtualTime()
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    let work = time.run {
      let values = subject.asStream().values()
      do { for try await value in values { seen.append(value) } } catch {}
      seen.append(-1)
    }
    await time.settle()
    subject.onNext(1)
    await time.settle()
    work.dispose()
    await time.settle()
    #expect(seen == [1, -1])
    #expect(!subject.hasObservers)
  }

  @Test func `the value of a stream is its first one`() async throws {
    #expect(try await EventStream.of(3, 4).value == 3)
    await #expect(throws: StreamError.noElements) { try await EventStream<Int>.empty().value }
  }

  @Test func `an endless source has a first value too, and is asked for no second`() async throws {
    var count = 0
    let endless = EventStream.repeating(1).do(onNext: { _ in count += 1 })
    #expect(try await endless.value == 1)
    #expect(count == 1)
  }

  @Test func `after the first value the subscription is over at once`() async throws {
    let relay = BehaviorRelay(value: 1)
    #expect(try await relay.asStream().value == 1)
    #expect(!relay.hasObservers)
  }

  @Test func `a driver's values begin with the newest one`() async {
    let relay = BehaviorRelay(value: 1)
    var iterator = relay.asDriver().values().makeAsyncIterator()
    relay.accept(2)
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == 2)
  }
}
