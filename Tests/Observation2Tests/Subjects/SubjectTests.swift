import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct PublishSubjectTests {
  private let subject = PublishSubject<Int>()

  @Test func `it remembers nothing`() {
    subject.onNext(1)
    let recording = subject.recorded()
    subject.onNext(2)
    #expect(recording.values == [2])
  }

  @Test(arguments: [StreamEvent<Int>.completed, .error(TestError("boom"))])
  func `nothing follows an end, and late observers get the end alone`(end: StreamEvent<Int>) {
    let early = subject.recorded()
    subject.onNext(1)
    subject.on(end)
    subject.onNext(2)
    subject.onCompleted()
    subject.onError(TestError("other"))
    let late = subject.recorded()
    #expect(early.values == [1])
    #expect(early.events.count == 2)
    #expect(late.events.count == 1)
    #expect(late.isCompleted == early.isCompleted)
    #expect(late.error as? TestError == early.error as? TestError)
  }

  @Test func `a subject nobody observes costs nothing to send to`() {
    for value in 0..<1_000 { subject.onNext(value) }
    #expect(!subject.hasObservers)
  }

  @Test func `an observer added during a send hears the next one first`() {
    var log: [String] = []
    let bag = DisposeBag()
    subject.asStream().subscribe { [subject] value in
      log.append("A\(value)")
      if value == 1 {
        subject.asStream().subscribe { log.append("B\($0)") }.disposed(by: bag)
        subject.onNext(2)
      }
    }
    .disposed(by: bag)
    subject.onNext(1)
    #expect(log == ["A1", "A2", "B2"])
    bag.dispose()
  }

  @Test func `hundreds that join and leave in any order during sends`() {
    var counts = [Int](repeating: 0, count: 300)
    var subscriptions: [(any Disposable)?] = Array(repeating: nil, count: 300)
    for index in 0..<300 {
      subscriptions[index] = subject.asStream().subscribe { value in
        counts[index] += 1
        // Each value disposes of a later or an earlier subscription.
        subscriptions[(index * 7 + value) % 300]?.dispose()
        subscriptions[(index * 7 + value) % 300] = nil
      }
    }
    for value in 0..<20 { subject.onNext(value) }
    for index in 0..<300 where subscriptions[index] != nil { #expect(counts[index] == 20) }
    #expect(counts.contains { $0 < 20 })
    for subscription in subscriptions { subscription?.dispose() }
    #expect(!subject.hasObservers)
  }

  @Test func `an end sent during a send comes after it and after what was sent before`() {
    var log: [String] = []
    let subscription = subject.asStream().subscribe(onEvent: { [subject] event in
      log.append(event.value.map { "\($0)" } ?? "end")
      if event.value == 1 {
        subject.onNext(2)
        subject.onCompleted()
        subject.onNext(3)
      }
    })
    subject.onNext(1)
    #expect(log == ["1", "2", "end"])
    subscription.dispose()
  }

  @Test func `a send from inside the end is ignored`() {
    var log: [String] = []
    let subscription = subject.asStream().subscribe(onEvent: { [subject] event in
      log.append(event.value.map { "\($0)" } ?? "end")
      if event.isTerminal { subject.onNext(9) }
    })
    subject.onCompleted()
    #expect(log == ["end"])
    subscription.dispose()
  }

  @Test func `subscribing from inside the end gives the end`() {
    var late: StreamRecording<Int>?
    let subscription = subject.asStream().subscribe(onEvent: { [subject] _ in
      late = subject.recorded()
    })
    subject.onCompleted()
    #expect(late?.isCompleted == true)
    subscription.dispose()
  }
}

@MainActor @Suite struct BehaviorSubjectTests {
  private let subject = BehaviorSubject(value: 0)

  @Test func `an observer gets the value held first`() {
    subject.onNext(1)
    let recording = subject.recorded()
    subject.onNext(2)
    #expect(recording.values == [1, 2])
    #expect(subject.value == 2)
  }

  @Test(arguments: [StreamEvent<Int>.completed, .error(TestError("boom"))])
  func `after the end an observer gets the end alone`(end: StreamEvent<Int>) {
    subject.onNext(1)
    subject.on(end)
    subject.onNext(2)
    let recording = subject.recorded()
    #expect(recording.values == [])
    #expect(recording.events.count == 1)
    #expect(subject.value == 1)
  }

  @Test func `what is sent after an end that waits its turn does not count as held`() {
    var held: [Int] = []
    let subscription = subject.asStream().subscribe { [subject] value in
      if value == 1 {
        subject.onNext(2)
        held.append(subject.value)
        subject.onCompleted()
        subject.onNext(3)
        held.append(subject.value)
      }
    }
    subject.onNext(1)
    #expect(held == [2, 2])
    #expect(subject.value == 2)
    subscription.dispose()
  }

  @Test func `sending from inside the first value delivers afterwards, to all`() {
    let other = subject.recorded()
    var seen: [Int] = []
    let subscription = subject.asStream().subscribe { [subject] value in
      seen.append(value)
      if value == 0 { subject.onNext(1) }
    }
    #expect(seen == [0, 1])
    #expect(other.values == [0, 1])
    subscription.dispose()
  }

  @Test func `disposing from inside the first value leaves nothing behind`() {
    let trigger = PublishSubject<Void>()
    let subscription = SerialDisposable()
    subscription.disposable = trigger.asStream().flatMapLatest { [subject] in subject.asStream() }
      .subscribe { _ in subscription.dispose() }
    trigger.onNext(())
    #expect(!subject.hasObservers && !trigger.hasObservers)
  }
}

@MainActor @Suite struct ReplaySubjectTests {
  @Test(arguments: [(0, [Int]()), (1, [3]), (2, [2, 3]), (5, [1, 2, 3])])
  func `the newest values are repeated, then the end`(size: Int, expected: [Int]) {
    let subject = ReplaySubject<Int>(bufferSize: size)
    for value in 1...3 { subject.onNext(value) }
    let before = subject.recorded()
    subject.onCompleted()
    let after = subject.recorded()
    #expect(before.values == expected && before.isCompleted)
    #expect(after.values == expected && after.isCompleted)
  }

  @Test func `an unbounded one repeats everything`() {
    let subject = ReplaySubject<Int>.unbounded()
    for value in 0..<1_000 { subject.onNext(value) }
    subject.onError(TestError())
    let recording = subject.recorded()
    #expect(recording.values == Array(0..<1_000))
    #expect(recording.error != nil)
  }

  @Test func `a value sent while the buffer is replayed comes after it, once`() {
    let subject = ReplaySubject<Int>(bufferSize: 2)
    subject.onNext(1)
    subject.onNext(2)
    var seen: [Int] = []
    let subscription = subject.asStream().subscribe { value in
      seen.append(value)
      if value == 1 { subject.onNext(3) }
    }
    #expect(seen == [1, 2, 3])
    #expect(subject.recorded().values == [2, 3])
    subscription.dispose()
  }

  @Test func `an observer that joins during a value gets it once`() {
    let subject = ReplaySubject<Int>(bufferSize: 2)
    var late: StreamRecording<Int>?
    let subscription = subject.asStream().subscribe { value in
      if value == 2 { late = subject.recorded() }
    }
    for value in 1...3 { subject.onNext(value) }
    #expect(late?.values == [1, 2, 3])
    subscription.dispose()
  }

  @Test func `a negative buffer is a programmer's error`() async {
    await #expect(processExitsWith: .failure) { _ = ReplaySubject<Int>(bufferSize: -1) }
    await #expect(processExitsWith: .failure) { _ = ReplayRelay<Int>(bufferSize: -1) }
  }
}
