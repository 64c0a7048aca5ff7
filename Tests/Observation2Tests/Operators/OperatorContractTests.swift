import Observation2
import Observation2Testing
import Testing

/// The contract of every operator.
@MainActor @Suite struct OperatorContractTests {
  private let source = PublishSubject<Int>()

  private func build(_ operation: OperatorCase) -> EventStream<Int> {
    operation.apply(source.asStream(), Probe())
  }

  @Test(arguments: OperatorCase.all)
  func `completion passes, once, and lets go of the source`(operation: OperatorCase) {
    let recording = build(operation).recorded()
    source.onNext(1)
    source.onNext(2)
    source.onCompleted()
    source.onCompleted()
    #expect(recording.values == operation.prefix + [1, 2])
    #expect(recording.isCompleted)
    #expect(recording.events.count == operation.prefix.count + 3)
    #expect(!source.hasObservers)
  }

  @Test(arguments: OperatorCase.all)
  func `an error passes, once, and lets go of the source`(operation: OperatorCase) {
    let recording = build(operation).recorded()
    source.onNext(1)
    source.onError(TestError("boom"))
    source.onNext(2)
    #expect(recording.values == operation.prefix + [1])
    #expect(recording.error as? TestError == "boom")
    #expect(recording.events.count == operation.prefix.count + 2)
    #expect(!source.hasObservers)
  }

  @Test(arguments: OperatorCase.all)
  func `rule 4: after dispose nothing is delivered and the source has no observer`(
    operation: OperatorCase
  ) {
    let recording = build(operation).recorded()
    source.onNext(1)
    recording.dispose()
    recording.dispose()
    #expect(!source.hasObservers)
    source.onNext(2)
    source.onCompleted()
    #expect(recording.values == operation.prefix + [1])
    #expect(!recording.isCompleted)
  }

  @Test(arguments: OperatorCase.all)
  func `disposing inside the callback stops at once`(operation: OperatorCase) {
    let subscription = SerialDisposable()
    var seen: [Int] = []
    subscription.disposable = build(operation).subscribe { value in
      seen.append(value)
      if value == 1 { subscription.dispose() }
    }
    source.onNext(1)
    #expect(!source.hasObservers)
    source.onNext(2)
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
    source.on(event)
    #expect(late == [])
    #expect(!event.isTerminal || !source.hasObservers)
    sibling.dispose()
    #expect(!source.hasObservers)
  }

  @Test(arguments: OperatorCase.all)
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
    log.removeAll()
    source.onNext(1)
    #expect(log == ["A1", "a1", "B1", "A2", "a2", "B2"])
  }

  @Test(arguments: OperatorCase.all)
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

  @Test(arguments: OperatorCase.all)
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
    source.onNext(1)
    source.onNext(2)
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
    source.onNext(1)
    first.dispose()
    source.onNext(2)
    #expect(first.values == operation.prefix + [1])
    #expect(second.values.suffix(2) == [1, 2])
    second.dispose()
    #expect(!source.hasObservers)
    let third = stream.recorded()
    source.onNext(3)
    #expect(third.values.last == 3)
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
