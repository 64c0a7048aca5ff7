import Observation2

extension GrowthRow {
  /// n sources of one stream.
  @MainActor static var inputs: [GrowthRow] {
    [
      // All but one are let go of at once: as many as the caches hold, or they are what is measured.
      inputs("amb(_:)", n: 100) { .amb($0) },
      inputs("combineLatest(_:transform:)") { EventStream<Int>.combineLatest($0) { $0.count } },
      inputs("concat(_:)") { .concat($0) },
      inputs("merge(_:)", expected: .each(plus: 1)) { .merge($0) },
      inputs("zip(_:transform:)") { EventStream<Int>.zip($0) { $0.count } },
      inputs("catch(sequence:)") { .catch(sequence: $0) },
      inputs("withLatestFrom merge", of: []) { .merge($0).withLatestFrom(EventStream.merge($0)) },
      // This is a chain too: as long as the other chains, so that it fits into the caches.
      inputs("nested combineLatest", of: [], n: 100) { streams in
        streams.dropFirst().reduce(streams[0]) { EventStream.combineLatest($0, $1) { $0 &+ $1 } }
      },
      drivers("combineLatest(_:transform:)") { Driver<Int>.combineLatest($0) { $0.count } },
      drivers("concat(_:)") { .concat($0) },
      drivers("merge(_:)") { .merge($0) },
      drivers("zip(_:transform:)") { Driver<Int>.zip($0) { $0.count } },
      concatenated("concat(_:)") { .concat($0) },
      concatenated("merge(_:)") { .merge($0) },
      concatenated("catch(sequence:), all failing") { streams in
        .catch(sequence: streams.map { $0.concat(.error(Failure())) } + [.empty()])
      },
    ]
  }

  /// Joins n subjects and subscribes, sends a value through each, completes all; the join is
  /// released.
  @MainActor
  private static func inputs(
    _ symbol: String,
    of symbols: [String]? = nil,
    n: Int = 1_000,
    expected: Outcome = .something,
    _ join: @escaping @MainActor ([EventStream<Int>]) -> EventStream<Int>
  ) -> GrowthRow {
    GrowthRow(
      "n sources of EventStream.\(symbol)",
      of: symbols ?? ["EventStream.\(symbol)"],
      n: n,
      expected: expected
    ) { n, gauge in
      let probe = Probe()
      let subjects = (0..<n).map { _ in PublishSubject<Int>() }
      let streams = subjects.map { $0.asStream() }
      gauge.start()
      let subscription = join(streams).count(in: probe)
      for subject in subjects { subject.onNext(1) }
      for subject in subjects { subject.onCompleted() }
      subscription.dispose()
      gauge.stop()
      return probe.count
    }
  }

  /// The same with drivers, whose subscription is disposed of before they complete.
  @MainActor
  private static func drivers(
    _ symbol: String,
    _ join: @escaping @MainActor ([Driver<Int>]) -> Driver<Int>
  ) -> GrowthRow {
    GrowthRow("n sources of Driver.\(symbol)", of: ["SharedStream.\(symbol)"], n: 500) { n, gauge in
      let probe = Probe()
      let relays = (0..<n).map { BehaviorRelay(value: $0) }
      let drivers = relays.map { $0.asDriver() }
      gauge.start()
      let subscription = join(drivers).drive { _ in probe.add() }
      relays[n - 1].accept(-1)
      subscription.dispose()
      gauge.stop()
      return probe.count
    }
  }

  /// n sources that emit a value and complete at once.
  @MainActor
  private static func concatenated(
    _ symbol: String,
    _ join: @escaping @MainActor ([EventStream<Int>]) -> EventStream<Int>
  ) -> GrowthRow {
    GrowthRow(
      "n sources of EventStream.\(symbol), each ending at once",
      of: [],
      n: 500,
      expected: .each(plus: 1)
    ) { n, gauge in
      let probe = Probe()
      let streams = (0..<n).map { EventStream.just($0) }
      gauge.start()
      _ = join(streams).count(in: probe)
      gauge.stop()
      return probe.count
    }
  }
}
