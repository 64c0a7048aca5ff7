import Dispatch
import Observation
import Observation2
import Testing

/// Rule 28 of *The rules*: settled is known, not guessed.
@MainActor @Suite struct SettlingTests {
  @MainActor fileprivate final class Log {
    var entries: [String] = []
    var continuation: CheckedContinuation<Void, Never>?
    func add(_ entry: String) { entries.append(entry) }
  }

  @Observable fileprivate final class Settings {
    var size = 0
  }

  private struct Refused: Error {}

  private let time = VirtualTime()
  private let log = Log()

  /// Counts the turns that other work on the main queue gets.
  @MainActor private final class Turns {
    private var count = 0
    private var isOver = false

    /// Runs `body` and returns the number of turns that it took.
    static func taken(by body: () async -> Void) async -> Int {
      let turns = Turns()
      turns.take()
      await body()
      turns.isOver = true
      return turns.count
    }

    private func take() {
      count += 1
      if !isOver { DispatchQueue.main.async { self.take() } }
    }
  }

  @Test func `child tasks of child tasks are waited for, whatever they call`() async {
    let (time, log) = (time, log)
    _ = time.run {
      await withTaskGroup(of: Int.self) { group in
        for number in 0..<5 {
          group.addTask { await family(of: number) }
        }
        for await number in group { log.add("\(number)") }
      }
      async let first = family(of: 10)
      async let second: Void = hop(20)
      log.add("\(await first)")
      await second
      log.add("done")
    }
    await time.settle()
    #expect(log.entries.suffix(2) == ["16", "done"])
    #expect(Set(log.entries.dropLast(2)) == ["6", "7", "8", "9", "10"])
    #expect(time.stuck.isEmpty)
  }

  @Test func `one that waits for parked children is not stuck, and moves on when they have`() async
  {
    let (time, log) = (time, log)
    _ = time.run {
      await withTaskGroup(of: Void.self) { group in
        for seconds in 1...3 {
          group.addTask {
            await withTaskGroup(of: Void.self) { group in
              group.addTask { try? await time.sleep(for: .seconds(seconds)) }
              group.addTask { try? await time.sleep(for: .seconds(seconds * 10)) }
            }
            await log.add("\(seconds)")
          }
        }
      }
      await hop(20)
      log.add("all at \(time.now)")
    }
    await time.settle()
    #expect(time.stuck.isEmpty)
    await time.advance(by: .seconds(29))
    #expect(log.entries == ["1", "2"])
    #expect(time.stuck.isEmpty)
    await time.advance(by: .seconds(1))
    #expect(log.entries == ["1", "2", "3", "all at 30.0 seconds"])
  }

  @Test func `cancelling a parent cancels the sleeps of its children, at once`() async {
    let (time, log) = (time, log)
    let work = time.run {
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<3 {
          group.addTask {
            do { try await time.sleep(for: .seconds(9)) } catch { await log.add("\(number)") }
          }
        }
      }
      await hop(20)
      log.add("parent")
    }
    await time.settle()
    work.dispose()
    await time.settle()
    #expect(log.entries == ["0", "1", "2", "parent"])
    #expect(time.nextDue == nil)
    #expect(time.now == .zero)
  }

  @Test func `a continuation that known work resumes is followed to the end`() async {
    let (time, log) = (time, log)
    _ = time.run {
      await withCheckedContinuation { log.continuation = $0 }
      await hop(20)
      log.add("resumed at \(time.now)")
      try? await time.sleep(for: .seconds(1))
      log.add("and on at \(time.now)")
    }
    _ = time.run {
      try? await time.sleep(for: .seconds(3))
      log.continuation?.resume()
    }
    await time.advance(by: .seconds(4))
    #expect(log.entries == ["resumed at 3.0 seconds", "and on at 4.0 seconds"])
  }

  @Test func `an asynchronous stream of one's own is followed to the end`() async {
    let (time, log) = (time, log)
    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    _ = time.run {
      for await number in numbers {
        await hop(20)
        log.add("\(number)")
      }
    }
    await time.settle()
    for number in 1...3 { continuation.yield(number) }
    await time.settle()
    #expect(log.entries == ["1", "2", "3"])
    continuation.finish()
    await time.settle()
    #expect(time.stuck.isEmpty)
  }

  @Test func `the values of a stream and of a driver are waited for, and the first value`() async {
    let (time, log) = (time, log)
    let relay = BehaviorRelay(value: 0)
    _ = time.run {
      for await value in relay.asDriver().values() {
        await hop(20)
        log.add("\(value)")
        if value == 1 { relay.accept(2) }
        if value == 2 { break }
      }
      let next = try? await relay.asStream().skip(1).value
      await hop(20)
      log.add("next \(next ?? 0)")
    }
    _ = time.schedule(after: .seconds(1)) { relay.accept(1) }
    _ = time.schedule(after: .seconds(2)) { relay.accept(7) }
    await time.advance(by: .seconds(1))
    #expect(log.entries == ["0", "1", "2"])
    await time.advance(by: .seconds(1))
    #expect(log.entries == ["0", "1", "2", "next 7"])
    await time.settle()
    #expect(!relay.hasObservers)
  }

  @Test func `what goes from inlet to tracked property to inlet settles in one go`() async {
    let (settings, log) = (Settings(), log)
    let inlets = [StreamInlet<Int>(), StreamInlet<Int>()]
    let bag = DisposeBag()
    inlets[0].stream.subscribe { settings.size = $0 }.disposed(by: bag)
    EventStream.tracking { settings.size }.subscribe { inlets[1].send($0) }.disposed(by: bag)
    inlets[1].stream.subscribe { value in
      log.add("\(value)")
      if value < 50 { inlets[0].send(value + 1) }
    }
    .disposed(by: bag)
    await time.settle()
    #expect(log.entries == (0...50).map { "\($0)" })
  }

  @Test func `work off the main actor is waited for, and what it throws comes back`() async {
    let (time, log) = (time, log)
    _ = time.run {
      let sum = await time.offMainActor {
        await withTaskGroup(of: Int.self) { group in
          for number in 0..<10 { group.addTask { await family(of: number) } }
          return await group.reduce(0, +)
        }
      }
      log.add("\(sum)")
      do throws(Refused) {
        try await time.offMainActor { () throws(Refused) in throw Refused() }
      } catch {
        log.add("\(error)")
      }
    }
    await time.settle()
    #expect(log.entries == ["105", "Refused()"])
  }

  @Test func `an actor of one's own hands its results back within the work off the main actor`()
    async
  {
    let (time, log) = (time, log)
    let counter = ForeignCounter()
    _ = time.run {
      let count = await time.offMainActor {
        for _ in 0..<9 { _ = await counter.increment() }
        return await counter.increment()
      }
      await hop(20)
      log.add("\(count)")
    }
    await time.settle()
    #expect(log.entries == ["10"])
  }

  @Test func `an actor that is asked straight from the main actor is answered in the same instant`()
    async
  {
    let (time, log) = (time, log)
    let counter = ForeignCounter()
    _ = time.run {
      for _ in 0..<3 { log.add("\(await counter.increment())") }
    }
    await time.settle()
    #expect(log.entries == ["1", "2", "3"])
  }

  @Test func `a sleep straight after an answer of an actor of one's own begins in that instant`()
    async throws
  {
    let counter = ForeignCounter()
    for _ in 0..<50 {
      let (time, log) = (VirtualTime(), Log())
      let clock: any AppClock = time
      _ = time.run {
        for _ in 0..<3 {
          log.add("\(await counter.increment() > 0) at \(time.now)")
          try? await clock.sleep(for: .seconds(1))
          _ = await counter.increment()
          try? await time.sleep(for: .seconds(1))
        }
      }
      for second in 0..<6 {
        await time.settle()
        #expect(time.stuck.isEmpty)
        try #require(time.nextDue == .seconds(second + 1))
        await time.advanceToNext(limit: .seconds(9))
      }
      #expect(log.entries == ["true at 0.0 seconds", "true at 2.0 seconds", "true at 4.0 seconds"])
    }
  }

  @Test func `what waits for anything else is reported at once, with its place`() async {
    let (time, log) = (time, log)
    _ = time.run { await withCheckedContinuation { log.continuation = $0 } }
    await time.settle()
    let line: UInt = #line - 2
    #expect(time.stuck.map(\.origin.line) == [line])
    log.continuation?.resume()
    await time.settle()
    #expect(time.stuck.isEmpty)
  }

  /// In a process of its own, since settling waits for other tests' work on the main actor.
  @Test func `what waits for anything else is found out in a few turns`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let time = VirtualTime()
      let log = Log()
      _ = time.run { await withCheckedContinuation { log.continuation = $0 } }
      let taken = await Turns.taken { await time.settle() }
      #expect(time.stuck.count == 1)
      #expect(taken < 1_000)
      log.continuation?.resume()
      await time.settle()
    }
  }

  /// In a process of its own, since settling waits for other tests' work on the main actor.
  @Test func `one that waits for something else costs a timer next to nothing`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (time, log) = (VirtualTime(), Log())
      _ = time.run { await withCheckedContinuation { log.continuation = $0 } }
      for second in 1...100 { _ = time.schedule(after: .seconds(second)) {} }
      let taken = await Turns.taken { await time.advance(by: .seconds(100)) }
      #expect(taken < 10_000)
      log.continuation?.resume()
      await time.settle()
    }
  }

  /// In a process of its own, since settling waits for other tests' work on the main actor.
  @Test func `many sleeping tasks take few turns each`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (time, log) = (VirtualTime(), Log())
      for second in 1...1_000 {
        _ = time.run {
          try? await time.sleep(for: .seconds(second))
          log.add("\(second)")
        }
      }
      let taken = await Turns.taken { await time.advance(by: .seconds(1_000)) }
      #expect(log.entries == (1...1_000).map { "\($0)" })
      #expect(taken < 20_000)
    }
  }

  @Test func `a work that sleeps on another clock is brought on by that one only`() async {
    let (time, log) = (time, log)
    let other = VirtualTime()
    let work = other.run { try? await other.sleep(for: .seconds(99)) }
    _ = time.run {
      try? await other.sleep(for: .seconds(2))
      log.add("at \(other.now)")
    }
    await time.advance(by: .seconds(9))
    #expect(log.entries.isEmpty)
    let line: UInt = #line - 6
    #expect(time.stuck.map(\.origin.line) == [line])
    await other.advance(by: .seconds(2))
    #expect(log.entries == ["at 2.0 seconds"])
    #expect(other.stuck.isEmpty)
    await time.settle()
    #expect(time.stuck.isEmpty)
    work.dispose()
    await other.settle()
  }

  @Test func `work that is disposed of before it starts still ends, and its bag drops it`() async {
    let time = time
    let bag = DisposeBag()
    for _ in 0..<100 { time.run {}.disposed(by: bag) }
    #expect(bag.count == 100)
    await time.settle()
    #expect(bag.count == 0)
    let work = time.run { try? await time.sleep(for: .seconds(9)) }
    work.dispose()
    await time.settle()
    #expect(time.stuck.isEmpty)
    #expect(time.nextDue == nil)
  }
}

private actor ForeignCounter {
  private var count = 0

  func increment() -> Int {
    count += 1
    return count
  }
}

/// Returns the number plus six, computed by child tasks and theirs, by way of the main actor.
@concurrent
private func family(of number: Int) async -> Int {
  await withTaskGroup(of: Int.self) { group in
    for _ in 0..<3 {
      group.addTask {
        await hop(3)
        async let one = one()
        return await one + 1
      }
    }
    return await group.reduce(number, +)
  }
}

@concurrent private func one() async -> Int {
  await hop(1)
  return 1
}

@MainActor private func hop(_ depth: Int) async {
  if depth > 0 { await hop(depth - 1) }
}
