import Observation2

extension GrowthRow {
  /// n tasks, and n values that pass into and out of asynchronous code.
  @MainActor static var tasks: [GrowthRow] {
    [
      works("n tasks that sleep", of: ["VirtualTime.sleep(for:)", "VirtualTime.run(at:_:)"]) {
        time,
        n,
        probe in
        for index in 0..<n {
          _ = time.run {
            try? await time.sleep(for: .seconds(index))
            probe.add()
          }
        }
      },
      works("n tasks that sleep to the same instant", of: ["AppClock.run(_:)"]) { time, n, probe in
        for _ in 0..<n {
          _ = time.run {
            try? await time.sleep(for: .seconds(1))
            probe.add()
          }
        }
      },
      works("n tasks that end at once", of: ["AppClock.run(at:_:)"]) { time, n, probe in
        for _ in 0..<n { _ = time.run { probe.add() } }
      },
      works("n sleeps of one task", of: ["AppClock.sleep(for:)"]) { time, n, probe in
        _ = time.run {
          for _ in 0..<n {
            try? await time.sleep(for: .seconds(1))
            probe.add()
          }
        }
      },
      works("n child tasks that sleep", n: 20) { time, n, probe in
        _ = time.run {
          await withTaskGroup { group in
            for index in 0..<n { group.addTask { try? await time.sleep(for: .seconds(index)) } }
            for await _ in group { probe.add() }
          }
        }
      },
      works("n tasks, cancelled as they sleep") { time, n, probe in
        let works = (0..<n).map { index in
          time.run {
            try? await time.sleep(for: .seconds(3_600 + index))
            probe.add()
          }
        }
        _ = time.schedule(after: .seconds(1)) { for work in works { work.dispose() } }
      },
      works("n pieces of work off the main actor", of: ["AppClock.offMainActor(_:)"]) {
        time,
        n,
        probe in
        _ = time.run {
          for index in 0..<n {
            _ = await time.offMainActor { index }
            probe.add()
          }
        }
      },
      foreign("n timers beside a task that waits for something foreign", .timers),
      foreign("n tasks that wait for something foreign", .works),
      works(
        "n values through EventStream.mapAsync(clock:_:)",
        of: ["EventStream.mapAsync(clock:_:)"]
      ) {
        time,
        n,
        probe in
        let subject = PublishSubject<Int>()
        _ = subject.asStream()
          .mapAsync(clock: time) { value in
            try await time.sleep(for: .seconds(1))
            return value
          }
          .subscribe { _ in probe.add() }
        for value in 0..<n { subject.onNext(value) }
        // Retained until the last value has arrived, because a released source delivers nothing.
        _ = time.schedule(after: .seconds(n + 1)) { subject.onCompleted() }
      },
      works("n tasks of EventStream.task(clock:_:)", of: ["EventStream.task(clock:_:)"]) {
        time,
        n,
        probe in
        let streams = (0..<n).map { index in
          EventStream.task(clock: time) {
            try await time.sleep(for: .seconds(index))
            return index
          }
        }
        _ = EventStream.merge(streams).subscribe { _ in probe.add() }
      },
      works("n values of EventStream.from(_:clock:)", of: ["EventStream.from(_:clock:)"]) {
        time,
        n,
        probe in
        let (sequence, continuation) = AsyncStream.makeStream(of: Int.self)
        for value in 0..<n { continuation.yield(value) }
        continuation.finish()
        _ = EventStream.from(sequence, clock: time).subscribe { _ in probe.add() }
      },
      GrowthRow(
        "n values through EventStream.flatMapLatest(clock:_:), all but one cancelled",
        of: ["EventStream.flatMapLatest(clock:_:)"],
        n: 50,
        expected: .exactly(1)
      ) { n, gauge in
        let probe = Probe()
        let time = VirtualTime()
        let subject = PublishSubject<Int>()
        gauge.start()
        let subscription = subject.asStream()
          .flatMapLatest(clock: time) { value in
            try await time.sleep(for: .seconds(1))
            return value
          }
          .subscribe { _ in probe.add() }
        for value in 0..<n { subject.onNext(value) }
        await time.advance(by: .seconds(n))
        subscription.dispose()
        gauge.stop()
        return probe.count
      },
      values("EventStream.values(bufferingPolicy:)") { subject, probe in
        let sequence = subject.asStream().values()
        return { do { for try await _ in sequence { probe.add() } } catch {} }
      },
      values("SharedStream.values(bufferingPolicy:)") { subject, probe in
        let sequence = subject.asStream().asSignal(onErrorJustReturn: 0).values()
        return { for await _ in sequence { probe.add() } }
      },
      GrowthRow("n askings for EventStream.value", of: ["EventStream.value"], n: 200) { n, gauge in
        let probe = Probe()
        let relay = BehaviorRelay(value: 0)
        gauge.start()
        for _ in 0..<n where (try? await relay.asStream().value) == 0 { probe.add() }
        gauge.stop()
        return probe.count
      },
      GrowthRow(
        "n values through a StreamInlet",
        of: ["StreamInlet.init(bufferingPolicy:)", "StreamInlet.send(_:)", "StreamInlet.stream"],
        n: 1_000,
        expected: .each
      ) { n, gauge in
        let probe = Probe()
        let inlet = StreamInlet<Int>()
        let subscription = inlet.stream.subscribe { _ in probe.add() }
        gauge.start()
        for value in 0..<n { inlet.send(value) }
        await waitUntil { probe.count == n }
        gauge.stop()
        subscription.dispose()
        return probe.count
      },
      GrowthRow("n observers of a StreamInlet", of: ["StreamInlet.finish(throwing:)"], n: 500) {
        n,
        gauge in
        let probe = Probe()
        let inlet = StreamInlet<Int>()
        gauge.start()
        for _ in 0..<n { _ = inlet.stream.count(in: probe) }
        inlet.finish()
        await waitUntil { probe.count == n }
        gauge.stop()
        return probe.count
      },
      GrowthRow("n changes of EventStream.tracking(_:)", of: ["EventStream.tracking(_:)"], n: 50) {
        n,
        gauge in
        let probe = Probe()
        let model = TrackedModel()
        gauge.start()
        let subscription = EventStream.tracking { model.value }.subscribe { _ in probe.add() }
        for value in 1...n {
          model.value = value
          await waitUntil { probe.count == value + 1 }
        }
        subscription.dispose()
        gauge.stop()
        return probe.count
      },
      GrowthRow("n works of MainScheduler", of: ["MainScheduler.run(at:_:)"], n: 200) { n, gauge in
        let probe = Probe()
        let clock = MainScheduler()
        gauge.start()
        for _ in 0..<n { _ = clock.run { probe.add() } }
        await waitUntil { probe.count == n }
        gauge.stop()
        return probe.count
      },
      GrowthRow("n sleeps of MainScheduler", of: ["MainScheduler.sleep(for:)"], n: 100) {
        n,
        gauge in
        let probe = Probe()
        let clock = MainScheduler()
        gauge.start()
        for _ in 0..<n {
          _ = clock.run {
            try? await clock.sleep(for: .nanoseconds(1))
            probe.add()
          }
        }
        await waitUntil { probe.count == n }
        gauge.stop()
        return probe.count
      },
    ]
  }

  /// Work of virtual time that adds to the probe n times.
  @MainActor
  private static func works(
    _ name: String,
    of symbols: [String] = [],
    n: Int = 50,
    _ start: @escaping @MainActor (VirtualTime, Int, Probe) -> Void
  ) -> GrowthRow {
    GrowthRow(name, of: symbols, n: n, expected: .each) { n, gauge in
      let probe = Probe()
      let time = VirtualTime()
      gauge.start()
      start(time, n, probe)
      await time.advance(by: .seconds(n + 2))
      gauge.stop()
      return probe.count
    }
  }

  /// Timers and tasks, some of which wait for a gate that no clock opens.
  @MainActor
  private static func foreign(
    _ name: String,
    _ growing: Growing
  ) -> GrowthRow {
    GrowthRow(name, of: ["VirtualTime.stuck"], n: 4, expected: .each(plus: 1)) {
      n,
      gauge in
      let probe = Probe()
      let time = VirtualTime()
      let gate = Gate()
      gauge.start()
      for _ in 0..<(growing == .works ? n : 1) { _ = time.run { await gate.pass() } }
      for index in 0..<(growing == .timers ? n : 1) {
        _ = time.schedule(after: .seconds(index)) { probe.add() }
      }
      await time.advance(by: .seconds(n))
      let stuck = time.stuck.count
      gauge.stop()
      gate.open()
      await time.settle()
      return probe.count + stuck
    }
  }

  /// n values that a task takes out of a stream.
  ///
  /// It is a virtual clock's work, so that the main queue runs all of it: the standard library's
  /// sequences leave the main actor for each value, and beyond that a row would measure how the
  /// system wakes two threads in turn.
  @MainActor
  private static func values(
    _ symbol: String,
    _ make: @escaping @MainActor (PublishSubject<Int>, Probe) -> @MainActor () async -> Void
  ) -> GrowthRow {
    GrowthRow("n values of \(symbol)", of: [symbol], n: 500, expected: .each) { n, gauge in
      let probe = Probe()
      let time = VirtualTime()
      let subject = PublishSubject<Int>()
      gauge.start()
      _ = time.run(make(subject, probe))
      for value in 0..<n { subject.onNext(value) }
      subject.onCompleted()
      await time.settle()
      gauge.stop()
      return probe.count
    }
  }
}

/// The kind of which there are n, beside one of the other.
private enum Growing {
  case timers
  case works
}

/// A gate at which tasks wait, which no clock opens.
@MainActor
private final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

private final class TrackedModel: ObservedModel {
  @Observed var value = 0
}
