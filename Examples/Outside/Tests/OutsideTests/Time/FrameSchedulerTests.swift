import Observation2
import Outside
import Testing

@MainActor @Suite struct FrameSchedulerTests {
  private let frames = FrameScheduler()
  private let ledger = Ledger()
  private let bag = DisposeBag()

  @Test func `what is due runs in a frame, in the order of due time and of scheduling`() {
    var log: [Int] = []
    for (number, delay) in [(3, 20), (1, 10), (2, 10)] {
      frames.schedule(after: .milliseconds(delay)) { log.append(number) }.disposed(by: bag)
    }
    frames.frame(at: .milliseconds(9))
    #expect(log == [])
    frames.frame(at: .milliseconds(20))
    #expect(log == [1, 2, 3])
  }

  @Test func `a timer stands in the ledger, at the place that asked, until it has fired`() {
    let line = #line + 1
    ledger.watch { frames.schedule(after: .seconds(1)) {}.disposed(by: bag) }
    #expect(
      ledger.entries.map(\.description)
        == ["timer from OutsideTests/FrameSchedulerTests.swift:\(line)"]
    )
    frames.frame(at: .seconds(1))
    #expect(ledger.entries.isEmpty)
  }

  @Test func `one that is taken back is struck out`() {
    let timer = ledger.watch { frames.schedule(after: .seconds(1)) {} }
    timer.dispose()
    #expect(ledger.entries.isEmpty)
  }

  @Test func `what a timer starts is counted where the timer was`() {
    let subject = PublishSubject<Int>()
    ledger.watch {
      frames.schedule(after: .zero) { [bag] in
        subject.asStream().subscribe { _ in }.disposed(by: bag)
      }
      .disposed(by: bag)
    }
    frames.frame(at: .zero)
    #expect(ledger.count(.subscription) == 1)
  }

  @Test func `operators name their call, and a value that comes when they are due is in time`() {
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    let line = #line + 2
    ledger.watch {
      subject.asStream().debounce(.milliseconds(10), scheduler: frames)
        .subscribe { seen.append($0) }
        .disposed(by: bag)
      subject.onNext(1)
      frames.schedule(after: .milliseconds(10)) { subject.onNext(2) }.disposed(by: bag)
    }
    #expect(ledger.countsByOrigin(.timer).contains { $0.origin.line == line })
    frames.frame(at: .milliseconds(10))
    frames.frame(at: .milliseconds(20))
    #expect(seen == [2])
  }
}
