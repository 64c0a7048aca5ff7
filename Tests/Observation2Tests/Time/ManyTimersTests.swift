import Testing

@testable import Observation2

/// Many timers of real time: they cost what those that are alive cost (rule 35 of *The rules*).
@MainActor @Suite struct ManyTimersTests {
  private let clock = ManualClock()
  private static let count = 20_000

  @Test func `timers that are cancelled in the turn that schedules them need no sleep`() async {
    let scheduler = MainScheduler(clock)
    var captive = Captive()
    for number in 0..<Self.count {
      let probe = Probe()
      captive = Captive(probe: probe)
      scheduler.schedule(after: .seconds(number)) { withExtendedLifetime(probe) {} }.dispose()
    }
    #expect(captive.isFree)
    await Task.yield()
    let last = scheduler.schedule(after: .seconds(7)) {}
    #expect(await clock.nextSleep() == .seconds(7))
    #expect(clock.begunSleeps == 1)
    last.dispose()
    #expect(clock.sleeping == 0)
  }

  @Test func `timers that come in front of each other in one turn need one sleep`() async {
    let scheduler = MainScheduler(clock)
    let bag = DisposeBag()
    for number in 0..<Self.count {
      scheduler.schedule(after: .seconds(Self.count - number)) {}.disposed(by: bag)
    }
    #expect(await clock.nextSleep() == .seconds(1))
    #expect(clock.begunSleeps == 1)
    bag.dispose()
    #expect(clock.sleeping == 0)
  }

  @Test func `each turn that schedules and cancels timers needs one sleep at most`() async {
    let scheduler = ClockScheduler(clock)
    for turn in 1...100 {
      for _ in 0..<100 { scheduler.schedule(after: .seconds(9)) {}.dispose() }
      let timer = scheduler.schedule(after: .seconds(5)) {}
      #expect(await clock.nextSleep() == .seconds(5))
      #expect(clock.begunSleeps == turn)
      timer.dispose()
      #expect(clock.sleeping == 0)
    }
  }

  @Test func `random timers run in order, whatever is cancelled before, and one task sleeps`() async
  {
    var random = SplitMix(seed: 41)
    let scheduler = ClockScheduler(clock)
    var waiting: [(due: Int, number: Int, timer: any Disposable)] = []
    var ran: [Int] = []
    for turn in 0..<200 {
      for step in 0..<20 {
        let number = turn * 20 + step
        if random.next() % 2 == 0, !waiting.isEmpty {
          waiting.remove(at: Int(random.next() % UInt64(waiting.count))).timer.dispose()
        } else {
          let delay = 1 + Int(random.next() % 50)
          let timer = scheduler.schedule(after: .seconds(delay)) { ran.append(number) }
          waiting.append((turn + delay, number, timer))
        }
      }
      let sorted = waiting.sorted { ($0.due, $0.number) < ($1.due, $1.number) }
      let due = sorted.filter { $0.due <= turn + 1 }.map(\.number)
      waiting.removeAll { $0.due <= turn + 1 }
      let before = ran
      // The sleeper begins in a turn of its own, and may sleep until a cancelled timer's time.
      while let first = sorted.first?.due, clock.firstDue ?? .seconds(first + 1) > .seconds(first) {
        await Task.yield()
      }
      #expect(clock.sleeping <= 1)
      clock.advance(by: .seconds(1))
      while ran.count < before.count + due.count { await Task.yield() }
      #expect(ran == before + due)
    }
    #expect(clock.begunSleeps <= 400)
    for item in waiting { item.timer.dispose() }
    #expect(clock.sleeping == 0)
  }

  @Test func `many timers that are due at once leave others their turns`() async {
    let scheduler = ClockScheduler(clock)
    let finished = AsyncStream.makeStream(of: Void.self)
    var ran: [Int] = []
    var ranBeforeOther: Int?
    let timers = (0..<Self.count).map { number in
      scheduler.schedule(after: .seconds(1)) {
        ran.append(number)
        if number == 0 { Task { ranBeforeOther = ran.count } }
        if number == Self.count - 1 { finished.continuation.finish() }
      }
    }
    #expect(await clock.nextSleep() == .seconds(1))
    clock.advance(by: .seconds(1))
    for await _ in finished.stream {}
    #expect(ran == Array(0..<Self.count))
    #expect(ranBeforeOther.map { $0 <= 1_000 } == true)
    for timer in timers { timer.dispose() }
  }

  @Test func `the queue returns the memory of timers that are over`() {
    let queue = TimerQueue()
    var timers = (0..<Self.count).map { number in
      queue.add(due: .seconds(number), at: SourceSpot(), isDeadline: false) {}
    }
    #expect(queue.capacity >= Self.count)
    while timers.count > 100 { timers.removeLast().dispose() }
    #expect(queue.capacity <= 400)
    while let timer = timers.popLast() { timer.dispose() }
    #expect(queue.capacity <= 64)
  }
}
