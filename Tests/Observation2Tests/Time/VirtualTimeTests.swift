import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct VirtualTimeTests {
  private let time = VirtualTime()

  @MainActor fileprivate final class Log {
    var entries: [String] = []
    var continuation: CheckedContinuation<Void, Never>?
  }

  private let log = Log()

  @Test func `rule 25: items due at the same instant run in the order they were scheduled`() {
    var order: [Int] = []
    for index in 0..<100 { _ = time.schedule(at: .ticks(10)) { order.append(index) } }
    _ = time.schedule(at: .ticks(5)) { [time] in
      _ = time.schedule(after: .ticks(5)) { order.append(100) }
    }
    time.run(to: 10)
    #expect(order == Array(0...100))
  }

  @Test func `random due times run in order, equals in order of scheduling`() {
    var random = SplitMix(seed: 7)
    var expected: [(Int, Int)] = []
    var ran: [(Int, Int)] = []
    var taken: [any Disposable] = []
    for index in 0..<500 {
      let due = Int(random.next() % 40)
      let item = time.schedule(at: .ticks(due)) { ran.append((due, index)) }
      if random.next() % 5 == 0 { taken.append(item) } else { expected.append((due, index)) }
    }
    for item in taken { item.dispose() }
    time.run(to: 40)
    expected.sort { $0 < $1 }
    #expect(ran.map(\.0) == expected.map(\.0))
    #expect(ran.map(\.1) == expected.map(\.1))
  }

  @Test func `what is scheduled for now or the past runs now, but not before the call returns`() {
    time.run(to: 100)
    _ = time.schedule(after: .zero) { [log] in log.entries.append("zero") }
    _ = time.schedule(after: .seconds(-1)) { [log] in log.entries.append("negative") }
    _ = time.schedule(at: .ticks(50)) { [log] in log.entries.append("past") }
    #expect(log.entries == [])
    time.run(to: 100)
    #expect(log.entries == ["zero", "negative", "past"])
    #expect(time.now == .ticks(100))
  }

  @Test func `an item taken back by another at the same instant does not run`() {
    let serial = SerialDisposable()
    _ = time.schedule(at: .ticks(10)) { serial.dispose() }
    serial.disposable = time.schedule(at: .ticks(10)) { [log] in log.entries.append("late") }
    time.run(to: 10)
    #expect(log.entries == [])
    #expect(time.nextDue == nil)
  }

  @Test func `the wall clock begins where it is told and moves with time`() {
    let time = VirtualTime(timeSince1970: .seconds(100))
    time.run(to: 5_000)
    #expect(time.timeSince1970 == .seconds(105))
  }

  @Test func `rule 28: advancing runs what sleeps on the way, in order, and settles in between`()
    async
  {
    let (time, log) = (time, log)
    for (name, seconds) in [("b", 2), ("a", 1), ("c", 3)] {
      _ = time.run {
        try? await time.sleep(for: .seconds(seconds))
        log.entries.append("\(name) at \(time.now.inTicks)")
        try? await time.sleep(for: .seconds(10))
        log.entries.append("\(name) again at \(time.now.inTicks)")
      }
    }
    await time.advance(by: .seconds(5))
    #expect(log.entries == ["a at 1000", "b at 2000", "c at 3000"])
    await time.advance(by: .seconds(100))
    #expect(
      log.entries.suffix(3) == ["a again at 11000", "b again at 12000", "c again at 13000"]
    )
    #expect(time.stuck.isEmpty)
  }

  @Test func `rule 28: settled means finished, however many steps that takes`() async {
    let (time, log) = (time, log)
    @Sendable func deep(_ depth: Int) async -> Int {
      if depth == 0 { return 0 }
      return await deep(depth - 1) + 1
    }
    _ = time.run {
      for _ in 0..<500 { await Task.yield() }
      let sum = await withTaskGroup(of: Int.self) { group in
        for depth in 0..<20 { group.addTask { await deep(depth) } }
        var sum = 0
        for await value in group { sum += value }
        return sum
      }
      log.entries.append("\(sum)")
    }
    await time.settle()
    #expect(log.entries == ["190"])
    #expect(time.stuck.isEmpty)
  }

  @Test func `rule 28: child tasks that sleep count as parked`() async {
    let (time, log) = (time, log)
    _ = time.run {
      async let first: Void? = try? time.sleep(for: .seconds(1))
      async let second: Void? = try? time.sleep(for: .seconds(2))
      _ = await (first, second)
      log.entries.append("both at \(time.now.inTicks)")
    }
    await time.settle()
    #expect(time.stuck.isEmpty)
    await time.advance(by: .seconds(2))
    #expect(log.entries == ["both at 2000"])
  }

  @Test func `rule 28: one that waits for anything else is reported with its file and line`() async
  {
    let (time, log) = (time, log)
    let line: UInt = #line + 1
    _ = time.run { await withCheckedContinuation { log.continuation = $0 } }
    _ = time.run { try? await time.sleep(for: .seconds(1)) }
    await time.settle()
    #expect(time.stuck.map(\.origin.line) == [line])
    #expect(time.stuck.first?.origin.fileID.hasSuffix("VirtualTimeTests.swift") == true)
    #expect(time.stuck.first?.kind == .task)
    log.continuation?.resume()
    await time.advance(by: .seconds(1))
    #expect(time.stuck.isEmpty)
  }

  @Test func `rule 28: one task that waits for another is not stuck once that has finished`() async
  {
    let (time, log) = (time, log)
    _ = time.run {
      await withCheckedContinuation { log.continuation = $0 }
      log.entries.append("waited until \(time.now.inTicks)")
    }
    _ = time.run {
      try? await time.sleep(for: .seconds(3))
      log.continuation?.resume()
    }
    await time.advance(by: .seconds(3))
    #expect(log.entries == ["waited until 3000"])
    #expect(time.stuck.isEmpty)
  }

  @Test func `a cancelled sleep throws at once, and its timer is gone`() async {
    let (time, log) = (time, log)
    let work = time.run {
      do {
        try await time.sleep(for: .seconds(10))
      } catch {
        log.entries.append("\(type(of: error)) at \(time.now.inTicks)")
      }
    }
    await time.advance(by: .seconds(1))
    work.dispose()
    await time.settle()
    #expect(log.entries == ["CancellationError at 1000"])
    #expect(time.nextDue == nil)
  }

  @Test func `a task that was cancelled before it began finds its sleep cancelled`() async {
    let (time, log) = (time, log)
    let work = time.run {
      do {
        try await time.sleep(for: .seconds(1))
      } catch {
        log.entries.append("cancelled")
      }
    }
    work.dispose()
    await time.settle()
    #expect(log.entries == ["cancelled"])
    #expect(time.nextDue == nil)
  }

  @Test func `a sleep of nothing returns at once`() async throws {
    try await time.sleep(for: .zero)
    try await time.sleep(for: .seconds(-1))
    #expect(time.now == .zero)
  }

  @Test func `work that a timer starts settles at that timer's instant`() async {
    let (time, log) = (time, log)
    _ = time.schedule(after: .seconds(1)) {
      _ = time.run {
        log.entries.append("work at \(time.now.inTicks)")
        try? await time.sleep(for: .milliseconds(500))
        log.entries.append("done at \(time.now.inTicks)")
      }
    }
    _ = time.schedule(after: .milliseconds(1_200)) {
      log.entries.append("timer at \(time.now.inTicks)")
    }
    await time.advance(by: .seconds(2))
    #expect(log.entries == ["work at 1000", "timer at 1200", "done at 1500"])
  }

  @Test func `moving on to the next item stops at the limit`() async {
    _ = time.schedule(after: .seconds(5)) { [log] in log.entries.append("five") }
    #expect(await time.advanceToNext(limit: .seconds(3)) == false)
    #expect(time.now == .zero)
    #expect(await time.advanceToNext(limit: .seconds(5)))
    #expect(time.now == .seconds(5))
    #expect(log.entries == ["five"])
  }

  @Test func `many clocks at once don't disturb each other`() async {
    let clocks = (0..<10).map { _ in VirtualTime() }
    let logs = clocks.map { _ in Log() }
    for (clock, log) in zip(clocks, logs) {
      for step in 1...5 {
        _ = clock.run {
          try? await clock.sleep(for: .seconds(step))
          log.entries.append("\(clock.now.inTicks)")
        }
      }
    }
    for (index, clock) in clocks.enumerated() { await clock.advance(by: .seconds(index)) }
    for (index, log) in logs.enumerated() { #expect(log.entries.count == min(index, 5)) }
    for clock in clocks { await clock.advance(by: .seconds(5)) }
    #expect(logs.allSatisfy { $0.entries.count == 5 })
  }

  @Test func `a child that hops on the main actor is waited for while another one sleeps`() async {
    let (time, log) = (time, log)
    _ = time.run {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { try? await time.sleep(for: .seconds(9)) }
        group.addTask { await hopAround(log) }
      }
    }
    await time.settle()
    #expect(log.entries == ["hopped"])
    #expect(time.stuck.isEmpty)
    await time.advance(by: .seconds(9))
  }
}

@MainActor
private func hopAround(_ log: VirtualTimeTests.Log) async {
  for _ in 0..<20 { await hop(20) }
  log.entries.append("hopped")
}

@MainActor
private func hop(_ depth: Int) async {
  if depth > 0 { await hop(depth - 1) }
}
