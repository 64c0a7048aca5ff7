import Observation2
import Observation2Testing
import Testing

/// The contract of every operator.
@MainActor @Suite struct OperatorContractTests {
  private let source = PublishSubject<Int>()
  private let time = VirtualTime()

  private func build(_ operation: OperatorCase) -> EventStream<Int> {
    operation.apply(source.asStream(), Probe(), time)
  }

  /// Records, and lets pass what an operator waits for at first.
  private func record(_ operation: OperatorCase) -> StreamRecording<Int> {
    let recording = build(operation).recorded()
    wait()
    return recording
  }

  /// Sends an event, and lets pass the time that an operator may hold it back.
  private func send(_ event: StreamEvent<Int>) {
    source.on(event)
    wait()
  }

  private func send(_ value: Int) { send(.next(value)) }

  private func wait() {
    time.advanceSynchronously(to: time.now + .seconds(2))
  }

  @Test(arguments: OperatorCase.all)
  func `completion passes, once, and lets go of the source`(operation: OperatorCase) {
    let recording = record(operation)
    send(1)
    send(2)
    send(.completed)
    send(.completed)
    #expect(recording.values == operation.received([1, 2], isCompleted: true))
    #expect(recording.isCompleted)
    #expect(recording.events.count == operation.prefix.count + 3)
    #expect(!source.hasObservers)
  }

  @Test(arguments: OperatorCase.all)
  func `an error passes, once, and lets go of the source`(operation: OperatorCase) {
    let recording = record(operation)
    send(1)
    send(.error(TestError("boom")))
    send(2)
    #expect(recording.values == operation.received([1]))
    #expect(recording.error as? TestError == "boom")
    #expect(recording.events.count == operation.received([1]).count + 1)
    #expect(!source.hasObservers)
  }

  @Test(arguments: OperatorCase.all)
  func `rule 4: after dispose nothing is delivered and the source has no observer`(
    operation: OperatorCase
  ) {
    let recording = record(operation)
    send(1)
    recording.dispose()
    recording.dispose()
    #expect(!source.hasObservers)
    send(2)
    send(.completed)
    #expect(recording.values == operation.received([1]))
    #expect(!recording.isCompleted)
  }

  @Test(arguments: OperatorCase.all)
  func `what an operator holds back when it is disposed of is not delivered`(
    operation: OperatorCase
  ) {
    let recording = record(operation)
    source.onNext(1)
    let before = recording.values
    recording.dispose()
    #expect(!source.hasObservers)
    wait()
    #expect(recording.values == before)
  }

  @Test(arguments: OperatorCase.all)
  func `disposing inside the callback stops at once`(operation: OperatorCase) {
    let subscription = SerialDisposable()
    var seen: [Int] = []
    subscription.disposable = build(operation).subscribe { value in
      seen.append(value)
      if value == 1 { subscription.dispose() }
    }
    wait()
    send(1)
    if operation.delivery == .atEnd { send(.completed) }
    #expect(!source.hasObservers)
    send(2)
    #expect(seen == operation.prefix + [1])
  }

  @Test(arguments: OperatorCase.all, [StreamEvent<Int>.next(1), .completed, .error(TestError())])
  func `rule 4: a sibling that disposes during the very same event silences it`(
    operation: OperatorCase,
    event: StreamEvent<Int>
  ) {
    let subscription = SerialDisposable()
    var late: [String] = []
    let sibling = source.asStream().subscribe(onEvent: { _ in subscription.dispose() })
    subscription.disposable = build(operation)
      .do(
        onNext: { if $0 > 0 { late.append("next") } },
        onError: { _ in late.append("error") },
        onCompleted: { late.append("completed") }
      )
      .subscribe(onEvent: { if $0.isTerminal || ($0.value ?? 0) > 0 { late.append("event") } })
    wait()
    send(event)
    #expect(late == [])
    #expect(!event.isTerminal || !source.hasObservers)
    sibling.dispose()
    #expect(!source.hasObservers)
  }

  @Test(arguments: OperatorCase.passingAtOnce)
  func `a send inside the callback is delivered after it`(operation: OperatorCase) {
    let stream = build(operation)
    var log: [String] = []
    let bag = DisposeBag()
    stream.subscribe { [source] value in
      log.append("A\(value)")
      if value == 1 { source.onNext(2) }
      log.append("a\(value)")
    }
    .disposed(by: bag)
    stream.subscribe { log.append("B\($0)") }.disposed(by: bag)
    wait()
    log.removeAll()
    send(1)
    #expect(log == ["A1", "a1", "B1", "A2", "a2", "B2"])
  }

  @Test(arguments: OperatorCase.passingAtOnce)
  func `completing inside the callback is delivered after it`(operation: OperatorCase) {
    let recording = StreamRecordingBox()
    let bag = DisposeBag()
    build(operation).subscribe(onEvent: { [source] event in
      recording.note(event)
      if event.value == 1 {
        source.onCompleted()
        source.onNext(2)
        recording.entries.append("·")
      }
    })
    .disposed(by: bag)
    source.onNext(1)
    #expect(recording.entries == operation.prefix.map { "\($0)" } + ["1", "·", "|"])
  }

  @Test(arguments: OperatorCase.passing)
  func `subscribing again inside the callback works`(operation: OperatorCase) {
    let stream = build(operation)
    let bag = DisposeBag()
    var inner: [Int] = []
    var outer: [Int] = []
    stream.subscribe { value in
      outer.append(value)
      if value == 1 { stream.subscribe { inner.append($0) }.disposed(by: bag) }
    }
    .disposed(by: bag)
    wait()
    send(1)
    send(2)
    #expect(outer == operation.prefix + [1, 2])
    #expect(inner.last == 2)
    #expect(inner.count { $0 == 2 } == 1)
    bag.dispose()
    #expect(!source.hasObservers)
  }

  @Test(arguments: OperatorCase.all)
  func `subscribing twice gives two independent runs that end apart`(operation: OperatorCase) {
    let stream = build(operation)
    let (first, second) = (stream.recorded(), stream.recorded())
    wait()
    send(1)
    first.dispose()
    send(2)
    #expect(first.values == operation.received([1]))
    #expect(second.values == operation.received([1, 2]))
    second.dispose()
    #expect(!source.hasObservers)
    let third = stream.recorded()
    wait()
    send(3)
    #expect(third.values.suffix(1) == operation.received([3]).suffix(1))
  }
}

/// Events as short texts.
@MainActor
final class StreamRecordingBox {
  var entries: [String] = []

  func note(_ event: StreamEvent<Int>) {
    switch event {
    case .next(let value): entries.append("\(value)")
    case .error(let error): entries.append("#\(error)")
    case .completed: entries.append("|")
    }
  }
}
