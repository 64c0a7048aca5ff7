import Observation2

extension GrowthRow {
  /// n values, or n beats, through one stage that waits.
  @MainActor static var timedValues: [GrowthRow] {
    [
      timedValues("buffer(timeSpan:count:scheduler:)") {
        $0.buffer(timeSpan: .seconds(2), count: 3, scheduler: $1)
      },
      timedValues("window(timeSpan:count:scheduler:)") {
        $0.window(timeSpan: .seconds(2), count: 3, scheduler: $1)
      },
      timedValues("debounce(_:scheduler:)") { $0.debounce(.milliseconds(500), scheduler: $1) },
      timedValues("debounce(_:scheduler:), never quiet") {
        $0.debounce(.seconds(3_600), scheduler: $1)
      },
      timedValues("delay(_:scheduler:)") { $0.delay(.seconds(1), scheduler: $1) },
      timedValues("delay(_:scheduler:), all waiting") {
        $0.delay(.seconds(1_000_000), scheduler: $1)
      },
      timedValues("measureInterval(scheduler:)") { $0.measureInterval(scheduler: $1) },
      timedValues("throttle(_:latest:scheduler:)") { $0.throttle(.seconds(3), scheduler: $1) },
      timedValues("throttle(_:latest: false, scheduler:)") {
        $0.throttle(.seconds(3), latest: false, scheduler: $1)
      },
      timedValues("timeout(_:scheduler:)") { $0.timeout(.seconds(3), scheduler: $1) },
      timedValues("timeout(_:scheduler:) of an hour") {
        $0.timeout(.seconds(3_600), scheduler: $1)
      },
      timedValues("sample(_:defaultValue:)") {
        $0.sample(EventStream<Int>.interval(.seconds(2), scheduler: $1))
      },
      timedValues("flatMapLatest(_:) to a timer") { stream, time in
        stream.flatMapLatest { _ in EventStream<Int>.timer(.seconds(5), scheduler: time) }
      },
      timedValues("flatMap(_:) to a timer") { stream, time in
        stream.flatMap { _ in EventStream<Int>.timer(.seconds(5), scheduler: time) }
      },
      beats("EventStream.interval(_:scheduler:)") {
        .interval(.seconds(1), scheduler: $0).take($1)
      },
      beats("EventStream.timer(_:period:scheduler:)") {
        .timer(.zero, period: .seconds(1), scheduler: $0).take($1)
      },
      beats("EventStream.timer(_:scheduler:), n of them") { time, n in
        .merge((0..<n).map { .timer(.seconds($0), scheduler: time) })
      },
      beats("EventStream.retry(attempts:delay:scheduler:)") { time, n in
        let probe = Probe()
        return .deferred {
          probe.add()
          return probe.count < n ? .concat(.just(1), .error(Failure())) : .just(1)
        }
        .retry(attempts: n, delay: .fixed(.seconds(1)), scheduler: time)
      },
      beats("SharedStream.interval(_:scheduler:)") { time, n in
        Signal.interval(.seconds(1), scheduler: time).asStream().take(n)
      },
      beats("SharedStream.timer(_:scheduler:), n of them") { time, n in
        Signal.merge((0..<n).map { .timer(.seconds($0), scheduler: time) }).asStream()
      },
    ]
  }

  /// Sends n values, one a second, and the end through a stage.
  @MainActor
  private static func timedValues<Output>(
    _ symbol: String,
    _ stage: @escaping @MainActor (EventStream<Int>, VirtualTime) -> EventStream<Output>
  ) -> GrowthRow {
    GrowthRow("n values in time through EventStream.\(symbol)", of: [], n: 500) { n, gauge in
      let probe = Probe()
      let time = VirtualTime()
      let subject = PublishSubject<Int>()
      gauge.start()
      let subscription = stage(subject.asStream(), time).count(in: probe)
      for value in 0..<n {
        subject.onNext(value)
        time.advanceSynchronously(to: time.now + .seconds(1))
      }
      subject.onCompleted()
      time.advanceSynchronously(to: time.now + .seconds(2_000_000))
      subscription.dispose()
      gauge.stop()
      return probe.count
    }
  }

  /// n values that time alone triggers.
  @MainActor
  private static func beats(
    _ symbol: String,
    _ make: @escaping @MainActor (VirtualTime, Int) -> EventStream<Int>
  ) -> GrowthRow {
    GrowthRow(
      "n beats of \(symbol)",
      of: [String(symbol.prefix { $0 != "," })],
      n: 500
    ) { n, gauge in
      let probe = Probe()
      let time = VirtualTime()
      gauge.start()
      let subscription = make(time, n).count(in: probe)
      time.advanceSynchronously(to: .seconds(100_000))
      subscription.dispose()
      gauge.stop()
      return probe.count
    }
  }
}
