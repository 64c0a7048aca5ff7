import Observation2
import Outside
import Testing

@MainActor @Suite struct FrameClockTests {
  private let clock = FrameClock(timeSince1970: .seconds(1000))
  private let ledger = Ledger()
  private let bag = DisposeBag()

  /// Lets tasks go on until the ledger counts so many.
  private func wait(for kind: Ledger.Kind, _ count: Int) async {
    while ledger.count(kind) != count { await Task.yield() }
  }

  @Test func `a task and its sleep stand in the ledger, at the place that started it`() async {
    var isDone = false
    let line = #line + 2
    ledger.watch {
      clock.run { [clock] in
        try? await clock.sleep(for: .seconds(1))
        isDone = true
      }
      .disposed(by: bag)
    }
    await wait(for: .timer, 1)
    #expect(ledger.entries.map(\.kind) == [.task, .timer])
    for entry in ledger.entries {
      #expect(entry.origin.description == "OutsideTests/FrameClockTests.swift:\(line)")
    }
    clock.frame(at: .seconds(1))
    await wait(for: .task, 0)
    #expect(isDone)
    #expect(ledger.entries.isEmpty)
    #expect(clock.timeSince1970 == .seconds(1001))
  }

  @Test func `a task that is cancelled wakes, and leaves nothing in the ledger`() async {
    var wasCancelled = false
    let work = ledger.watch {
      clock.run { [clock] in
        do { try await clock.sleep(for: .seconds(1)) } catch { wasCancelled = true }
      }
    }
    await wait(for: .timer, 1)
    work.dispose()
    await wait(for: .task, 0)
    #expect(wasCancelled)
    #expect(ledger.entries.isEmpty)
  }
}
