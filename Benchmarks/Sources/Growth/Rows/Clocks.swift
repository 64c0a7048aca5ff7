import Observation2

extension GrowthRow {
  /// n timers.
  @MainActor static var clocks: [GrowthRow] {
    [
      GrowthRow(
        "n timers of VirtualTime, fired",
        of: [
          "VirtualTime.init(timeSince1970:)",
          "VirtualTime.schedule(after:at:isDeadline:_:)",
          "StreamScheduler.schedule(after:at:isDeadline:_:)",
          "VirtualTime.advanceSynchronously(to:)", "StreamScheduler.schedule(after:_:)",
        ],
        n: 1_000,
        expected: .each
      ) { n, gauge in
        let probe = Probe()
        let time = VirtualTime()
        gauge.start()
        for index in 0..<n {
          _ = time.schedule(after: .seconds(index * 7 % n)) { probe.add() }
        }
        time.advanceSynchronously(to: .seconds(n))
        gauge.stop()
        return probe.count
      },
      GrowthRow(
        "n timers of VirtualTime, due at once",
        of: ["VirtualTime.schedule(at:_:)", "VirtualTime.advance(by:)", "VirtualTime.settle()"],
        n: 200,
        expected: .each
      ) { n, gauge in
        let probe = Probe()
        let time = VirtualTime()
        gauge.start()
        for _ in 0..<n { _ = time.schedule(at: .seconds(1)) { probe.add() } }
        await time.advance(by: .seconds(1))
        gauge.stop()
        return probe.count
      },
      GrowthRow(
        "n timers of VirtualTime, one after another",
        of: ["VirtualTime.advance(to:)"],
        n: 200,
        expected: .each
      ) { n, gauge in
        let probe = Probe()
        let time = VirtualTime()
        gauge.start()
        for index in 0..<n { _ = time.schedule(after: .seconds(index)) { probe.add() } }
        await time.advance(to: .seconds(n))
        gauge.stop()
        return probe.count
      },
      GrowthRow(
        "n steps of VirtualTime to what is due next",
        of: ["VirtualTime.advanceToNext(limit:)", "VirtualTime.nextDue"],
        n: 200,
        expected: .each
      ) { n, gauge in
        let probe = Probe()
        let time = VirtualTime()
        gauge.start()
        for index in 1...n { _ = time.schedule(after: .seconds(index)) { probe.add() } }
        while time.nextDue != nil, await time.advanceToNext(limit: .seconds(n)) {}
        gauge.stop()
        return probe.count
      },
      cancelled("VirtualTime", of: []) { VirtualTime() },
      cancelled("ClockScheduler", of: ["ClockScheduler.init(_:)"]) {
        ClockScheduler(ContinuousClock())
      },
      cancelled(
        "MainScheduler",
        of: [
          "MainScheduler.init(timeSince1970:)", "MainScheduler.init()",
          "MainScheduler.init(_:wallClock:)",
          "MainScheduler.schedule(after:at:isDeadline:_:)",
          "ClockScheduler.schedule(after:at:isDeadline:_:)",
        ]
      ) { MainScheduler() },
      fired("ClockScheduler") { ClockScheduler(ContinuousClock()) },
      fired("MainScheduler") { MainScheduler() },
      GrowthRow("n timers, each set by the one before", of: [], n: 1_000, expected: .each) {
        n,
        gauge in
        let probe = Probe()
        let time = VirtualTime()
        gauge.start()
        @MainActor
        func setNext() {
          guard probe.count < n else { return }
          _ = time.schedule(after: .seconds(1)) {
            probe.add()
            setNext()
          }
        }
        setNext()
        time.advanceSynchronously(to: .seconds(n))
        gauge.stop()
        return probe.count
      },
    ]
  }

  /// Sets n timers and cancels them, half of them from the first, the others from the last.
  @MainActor
  private static func cancelled(
    _ name: String,
    of symbols: [String],
    _ make: @escaping @MainActor () -> any StreamScheduler
  ) -> GrowthRow {
    GrowthRow("n timers of \(name), cancelled", of: symbols, n: 1_000, expected: .exactly(0)) {
      n,
      gauge in
      let probe = Probe()
      let scheduler = make()
      gauge.start()
      let timers = (0..<n).map { scheduler.schedule(after: .seconds(3_600 + $0)) { probe.add() } }
      for timer in timers[..<(n / 2)] { timer.dispose() }
      for timer in timers[(n / 2)...].reversed() { timer.dispose() }
      gauge.stop()
      return probe.count
    }
  }

  /// Fires n timers that are due at once, in real time.
  @MainActor
  private static func fired(
    _ name: String,
    _ make: @escaping @MainActor () -> any StreamScheduler
  ) -> GrowthRow {
    GrowthRow(
      "n timers of \(name), fired",
      of: ["\(name).schedule(after:at:isDeadline:_:)"],
      n: 500,
      expected: .each
    ) { n, gauge in
      let probe = Probe()
      let scheduler = make()
      gauge.start()
      await withCheckedContinuation { continuation in
        for _ in 0..<n {
          _ = scheduler.schedule(after: .zero) {
            probe.add()
            if probe.count == n { continuation.resume() }
          }
        }
      }
      gauge.stop()
      return probe.count
    }
  }
}
