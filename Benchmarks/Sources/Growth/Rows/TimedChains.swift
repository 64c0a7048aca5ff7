import Observation2

extension GrowthRow {
  /// n stages that wait, one below the other.
  @MainActor static var timedChains: [GrowthRow] {
    [
      timedChain("buffer(timeSpan:count:scheduler:)") {
        $0.buffer(timeSpan: .seconds(1), count: 2, scheduler: $1).map { $0.count }
      },
      timedChain("debounce(_:scheduler:)") { $0.debounce(.seconds(1), scheduler: $1) },
      timedChain("delay(_:scheduler:)") { $0.delay(.milliseconds(1), scheduler: $1) },
      timedChain("delaySubscription(_:scheduler:)") { $0.delaySubscription(.zero, scheduler: $1) },
      timedChain("measureInterval(scheduler:)") {
        $0.measureInterval(scheduler: $1).map { _ in 1 }
      },
      timedChain("retry(attempts:delay:scheduler:)") {
        $0.retry(attempts: 2, delay: .fixed(.seconds(1)), scheduler: $1)
      },
      timedChain("skip(for:scheduler:)") { $0.skip(for: .seconds(1), scheduler: $1) },
      timedChain("take(for:scheduler:)") { $0.take(for: .seconds(1), scheduler: $1) },
      timedChain("throttle(_:latest:scheduler:)") { $0.throttle(.seconds(1), scheduler: $1) },
      timedChain("timeout(_:scheduler:)") { $0.timeout(.seconds(1), scheduler: $1) },
      timedChain("timeout(_:other:scheduler:)") {
        $0.timeout(.seconds(1), other: EventStream.empty(), scheduler: $1)
      },
      timedChain("window(timeSpan:count:scheduler:)") {
        $0.window(timeSpan: .seconds(1), count: 2, scheduler: $1).merge()
      },
    ]
  }
}
