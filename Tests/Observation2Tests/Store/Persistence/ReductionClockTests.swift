import Observation2
import StateStore
import Testing

@testable import StorePersistence

/// The clock of a recorder, and the times that it records.
@MainActor @Suite struct ReductionClockTests {
  private let time = VirtualTime(timeSince1970: .seconds(70))

  @Test func `it shows the time below it, and stands still while it is held`() async {
    await time.advance(by: .seconds(5))
    let clock = ReductionClock(time)
    #expect(clock.epoch == .seconds(70))
    #expect(clock.now == .seconds(5) && clock.timeSince1970 == .seconds(75))
    clock.hold()
    time.advanceSynchronously(to: .seconds(6))
    #expect(clock.now == .seconds(5) && clock.timeSince1970 == .seconds(75))
    #expect(clock.scheduler.now == .seconds(5))
    clock.hold()
    #expect(clock.now == .seconds(6))
    clock.release()
    time.advanceSynchronously(to: .seconds(7))
    #expect(clock.now == .seconds(7) && clock.timeSince1970 == .seconds(77))
  }

  @Test func `its timers, sleeps and work are those of the clock below it`() async {
    let clock = ReductionClock(time)
    var ends: [String] = []
    let timer = clock.schedule(after: .seconds(2), at: SourceSpot(), isDeadline: false) {
      ends.append("timer")
    }
    let late = clock.schedule(after: .seconds(1), at: SourceSpot(), isDeadline: true) {
      ends.append("deadline")
    }
    let soon = clock.schedule(after: .seconds(1), at: SourceSpot(), isDeadline: false) {
      ends.append("soon")
    }
    let work = clock.run(at: SourceSpot()) {
      try? await clock.sleep(for: .seconds(3))
      ends.append("sleep")
    }
    await time.advance(by: .seconds(1))
    #expect(ends == ["soon", "deadline"])
    await time.advance(by: .seconds(2))
    #expect(ends == ["soon", "deadline", "timer", "sleep"])
    let cancelled = clock.schedule(after: .seconds(1), at: SourceSpot(), isDeadline: false) {
      ends.append("cancelled")
    }
    cancelled.dispose()
    await time.advance(by: .seconds(2))
    #expect(ends.count == 4)
    withExtendedLifetime((timer, late, soon, work)) {}
  }

  @Test func `an action has the time at which its reduction began, and the next one its own`()
    async throws
  {
    var lines: [String] = []
    let recorder = StoreRecorder<Int, Int>(
      of: 0,
      clock: time,
      report: { Issue.record($0) },
      write: { lines.append($0) }
    )
    let clock = recorder.clock
    var seen: [Duration] = []
    let store = Store<Int, Int>(
      initial: 0,
      clock: clock,
      middleware: [recorder.middleware]
    ) { [time] state, action in
      seen.append(clock.scheduler.now)
      time.advanceSynchronously(to: time.now + .seconds(1))
      seen.append(clock.scheduler.now)
      state = action
      return .none
    }
    store.send(1)
    #expect(clock.scheduler.now == .seconds(1))
    store.send(2)
    store.replaceState(with: 5)
    recorder.writeChecksum()
    #expect(seen == [.zero, .zero, .seconds(1), .seconds(1)])
    let times = lines.map { line in
      (0...2).first { line.contains("\"at\":[\($0),0]") } ?? -1
    }
    #expect(times == [-1, 0, 1, 2, 2])
    #expect(lines[0].hasPrefix(#"{"epoch":[70,0],"state":0,"version":2"#))
  }
}
