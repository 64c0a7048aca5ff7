import Observation2
import Outside
import Testing

@MainActor @Suite struct SlowMotionClockTests {
  private let time = VirtualTime()
  private let ledger = Ledger()
  private let bag = DisposeBag()

  @Test func `virtual time settles the work that was started here`() async {
    let clock = SlowMotionClock(time, times: 4)
    var log: [String] = []
    clock.run {
      log.append("begun")
      try? await clock.sleep(for: .seconds(1))
      log.append("done at \(clock.now)")
    }
    .disposed(by: bag)
    await time.settle()
    #expect(log == ["begun"])
    await time.advance(by: .seconds(3))
    #expect(log == ["begun"])
    await time.advance(by: .seconds(1))
    #expect(log == ["begun", "done at 1.0 seconds"])
    #expect(time.stuck.isEmpty)
  }

  @Test func `timers and tasks are reported at the place that asked`() async {
    let clock = SlowMotionClock(time, times: 2)
    let line = #line + 2
    await ledger.watch {
      clock.run { try? await clock.sleep(for: .seconds(1)) }.disposed(by: bag)
      clock.scheduler.schedule(after: .seconds(1)) {}.disposed(by: bag)
      await time.settle()
    }
    let task = "task from OutsideTests/SlowMotionClockTests.swift:\(line)"
    let sleep = "timer from OutsideTests/SlowMotionClockTests.swift:\(line)"
    let timer = "timer from OutsideTests/SlowMotionClockTests.swift:\(line + 1)"
    #expect(Set(ledger.entries.map(\.description)) == [task, sleep, timer])
    await time.advance(by: .seconds(2))
    #expect(ledger.entries.isEmpty)
  }
}
