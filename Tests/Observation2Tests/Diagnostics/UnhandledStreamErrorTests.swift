import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct UnhandledStreamErrorTests {
  private let subject = PublishSubject<Int>()
  private let bag = DisposeBag()

  private func unhandled(_ body: () -> Void) -> [UnhandledStreamError] {
    let seen = Guarded<[UnhandledStreamError]>([])
    UnhandledStreamError.withHandler({ error in seen.withLock { $0.append(error) } }, perform: body)
    return seen.withLock { $0 }
  }

  @Test func `each subscription without onError tells the handler once, with its place`() {
    var lines: [Int] = []
    let unhandled = unhandled {
      lines.append(#line + 1)
      subject.asStream().subscribe { _ in }.disposed(by: bag)
      lines.append(#line + 1)
      subject.asStream().subscribe(onError: nil).disposed(by: bag)
      lines.append(#line + 1)
      subject.asStream().subscribe(with: bag) { _, _ in }.disposed(by: bag)
      lines.append(#line + 1)
      subject.asStream().bind(to: BehaviorRelay(value: 0)).disposed(by: bag)
      subject.onError(TestError())
    }
    #expect(Set(unhandled.map(\.origin.line)) == Set(lines.map { UInt($0) }))
    #expect(unhandled.count == lines.count)
    #expect(unhandled.allSatisfy { $0.error is TestError })
    #expect(
      unhandled.allSatisfy {
        $0.description.contains("UnhandledStreamErrorTests.swift:\($0.origin.line)")
      }
    )
  }

  @Test func `an error that is handled tells nobody`() {
    let unhandled = unhandled {
      subject.asStream().subscribe(onError: { _ in }).disposed(by: bag)
      subject.asStream().subscribe(onEvent: { _ in }).disposed(by: bag)
      subject.asStream().catchAndReturn(0).subscribe { _ in }.disposed(by: bag)
      subject.onError(TestError())
    }
    #expect(unhandled.isEmpty)
  }

  @Test func `what fails in tasks that were started there comes to it too`() async {
    let time = VirtualTime()
    let seen = Guarded(0)
    await UnhandledStreamError.withHandler { _ in
      seen.withLock { $0 += 1 }
    } perform: {
      time.run { [subject, bag] in
        subject.asStream().subscribe { _ in }.disposed(by: bag)
        subject.onError(TestError())
      }
      .disposed(by: bag)
      await time.settle()
    }
    #expect(seen.withLock { $0 } == 1)
  }

  @Test func `the handler of the process gets the rest, and may be set at any time`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let seen = Guarded<[String]>([])
        UnhandledStreamError.handler = { error in seen.withLock { $0.append("\(error.error)") } }
        let handled = EventStream<Int>.error(TestError()).subscribe { _ in }
        handled.dispose()
        let first = seen.withLock { $0 }
        UnhandledStreamError.handler = UnhandledStreamError.writeToStandardError
        EventStream<Int>.error(TestError()).subscribe { _ in }.dispose()
        precondition(first.count == 1 && seen.withLock { $0 } == first)
      }
    }
  }

  @Test func `without a handler it is written to standard error, with its place`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { EventStream<Int>.error(TestError("boom")).subscribe { _ in }.dispose() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Unhandled stream error: boom. The subscription at Observation2Tests/"))
    #expect(text.contains("UnhandledStreamErrorTests.swift:\(#line - 5) has no onError; "))
  }

  @Test func `rule 33: what the former handler held may fail a stream as it goes`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let seen = Guarded(0)
        UnhandledStreamError.handler = { [last = FailingAtLast()] _ in withExtendedLifetime(last) {}
        }
        UnhandledStreamError.handler = { _ in seen.withLock { $0 += 1 } }
        precondition(seen.withLock { $0 } == 1, "the new handler is in place by then")
      }
    }
  }
}

/// Fails a stream in its `deinit`.
private final class FailingAtLast: Sendable {
  deinit { EventStream<Int>.error(TestError()).subscribe { _ in }.dispose() }
}
