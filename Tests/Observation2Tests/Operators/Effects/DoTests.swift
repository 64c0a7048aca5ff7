import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct DoTests {
  private func logged(
    _ stream: EventStream<Int>,
    _ note: @escaping (String) -> Void
  ) -> EventStream<Int> {
    stream.do(
      onNext: { note("next \($0)") },
      onError: { note("error \($0)") },
      onCompleted: { note("completed") },
      onSubscribe: { note("subscribe") },
      onDispose: { note("dispose") }
    )
  }

  @Test func `side effects come before the observer's, dispose after the end`() {
    var log: [String] = []
    let subscription = logged(.of(1, 2)) { log.append($0) }
      .subscribe(
        onNext: { log.append("got \($0)") },
        onError: nil,
        onCompleted: { log.append("over") }
      )
    #expect(
      log == ["subscribe", "next 1", "got 1", "next 2", "got 2", "completed", "over", "dispose"]
    )
    subscription.dispose()
    #expect(log.count == 8)
  }

  @Test func `an error is seen before it passes`() {
    var log: [String] = []
    let recording = logged(.error(TestError("boom"))) { log.append($0) }.recorded()
    #expect(log == ["subscribe", "error boom", "dispose"])
    #expect(recording.error as? TestError == "boom")
  }

  @Test func `disposing calls dispose alone, once`() {
    var log: [String] = []
    let source = PublishSubject<Int>()
    let recording = logged(source.asStream()) { log.append($0) }.recorded()
    recording.dispose()
    recording.dispose()
    #expect(log == ["subscribe", "dispose"])
  }

  @Test func `a source that goes without an end calls dispose, once, whoever is disposed of in it`()
  {
    var log: [String] = []
    var source: PublishSubject<Int>? = PublishSubject()
    let (first, second) = (SerialDisposable(), SerialDisposable())
    first.disposable = source?.asStream()
      .do(onDispose: {
        log.append("first")
        first.dispose()
        second.dispose()
      })
      .subscribe { _ in }
    second.disposable = source?.asStream().do(onDispose: { log.append("second") }).subscribe { _ in
    }
    source?.onNext(1)
    source = nil
    #expect(log == ["first", "second"])
  }

  @Test func `disposing from inside its own closure passes nothing on`() {
    let source = PublishSubject<Int>()
    let subscription = SerialDisposable()
    var log: [String] = []
    subscription.disposable = source.asStream()
      .do(onNext: { _ in subscription.dispose() }, onDispose: { log.append("dispose") })
      .subscribe { log.append("\($0)") }
    source.onNext(1)
    source.onNext(2)
    #expect(log == ["dispose"])
    #expect(!source.hasObservers)
  }

  @Test(arguments: [StreamEvent<Int>.next(1), .error(TestError("first")), .completed])
  func `a thrown error replaces the event and lets go of the source`(event: StreamEvent<Int>) {
    let source = PublishSubject<Int>()
    let recording = source.asStream()
      .do(
        onNext: { _ in throw TestError("thrown") },
        onError: { _ in throw TestError("thrown") },
        onCompleted: { throw TestError("thrown") }
      )
      .recorded()
    source.on(event)
    #expect(recording.events.count == 1)
    #expect(recording.error as? TestError == "thrown")
    #expect(!source.hasObservers)
  }

  @Test(arguments: SilentCase.all)
  func `disposing of what comes to nothing is noticed, once, above and below`(silent: SilentCase) {
    var log: [String] = []
    let stream = silent.apply(.never().do(onDispose: { log.append("above") }))
    let subscription = stream.do(onDispose: { log.append("below") }).subscribe { _ in }
    #expect(log == [])
    subscription.dispose()
    subscription.dispose()
    #expect(log == ["above", "below"])
  }

  @Test(arguments: SilentCase.besideAnother)
  func `what comes to nothing is over when its neighbour's origin has gone`(pair: SilentPair) {
    var log: [String] = []
    var source: PublishSubject<Int>? = PublishSubject()
    let silent = EventStream<Int>.using(
      { AnyDisposable { log.append("resource") } },
      { _ in .never().do(onDispose: { log.append("dispose") }) }
    )
    let ledger = Ledger()
    let subscription = ledger.watch {
      pair.apply(source.unsafelyUnwrapped.asStream(), silent).subscribe { _ in }
    }
    source?.onNext(1)
    #expect(log == [])
    source = nil
    #expect(log.sorted() == ["dispose", "resource"])
    #expect(ledger.count(.subscription) == 0)
    subscription.dispose()
    #expect(log.count == 2)
  }

  @Test func `what is left of a shared source is over when its last observer has left`() {
    var log: [String] = []
    var shared: EventStream<Int>? = EventStream<Int>.never()
      .do(onDispose: { log.append("dispose") }).share()
    let ledger = Ledger()
    let subscriptions = ledger.watch {
      (0..<3).compactMap { _ in shared?.subscribe { _ in } }
    }
    shared = nil
    for subscription in subscriptions {
      #expect(log == [])
      subscription.dispose()
      subscription.dispose()
    }
    #expect(log == ["dispose"])
    #expect(ledger.count(.subscription) == 0)
  }

  @Test(arguments: SilentCase.besideAnother.prefix(5))
  func `what one source's end sends into the next, which nobody keeps, is safe`(pair: SilentPair) {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let subscription = pair.apply(
      first.asStream().do(onDispose: { second.onNext(1) }),
      EventStream.deferred { second.asStream().share() }
    )
    .subscribe { _ in }
    first.onNext(1)
    subscription.dispose()
    #expect(!second.hasObservers)
  }

  @Test func `a resource of what comes to nothing is kept until it is disposed of`() {
    var log: [String] = []
    let subscription = EventStream<Int>.using({ AnyDisposable { log.append("dispose") } }) { _ in
      .never()
    }
    .subscribe { _ in }
    #expect(log == [])
    subscription.dispose()
    #expect(log == ["dispose"])
  }

  @Test func `disposing while the source is still left in silence is noticed`() {
    var log: [String] = []
    let subscription = SerialDisposable()
    let source = PublishSubject<Int>()
    subscription.disposable = source.asStream().take(1)
      .flatMap { _ in
        EventStream<Int>.never().do(
          onSubscribe: { subscription.dispose() },
          onDispose: { log.append("dispose") }
        )
      }
      .subscribe { _ in }
    source.onNext(1)
    #expect(log == ["dispose"])
    #expect(!source.hasObservers)
  }

  @Test func `dispose comes after the end that a subject gives, too`() {
    var log: [String] = []
    let source = PublishSubject<Int>()
    let subscription = logged(source.asStream()) { log.append($0) }
      .subscribe(onNext: { _ in }, onError: nil, onCompleted: { log.append("over") })
    source.onCompleted()
    #expect(log == ["subscribe", "completed", "over", "dispose"])
    subscription.dispose()
    #expect(log.count == 4)
  }

  @Test func `nothing is told after an end that comes inside it`() {
    var log: [String] = []
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let subscription = logged(
      EventStream.merge(first.asStream(), second.asStream()).single()
    ) { log.append($0) }
    .subscribe(
      onNext: { _ in },
      onError: { _ in second.onNext(3) }
    )
    first.onNext(1)
    first.onNext(2)
    #expect(log == ["subscribe", "next 1", "error \(StreamError.moreThanOneElement)", "dispose"])
    subscription.dispose()
  }
}
