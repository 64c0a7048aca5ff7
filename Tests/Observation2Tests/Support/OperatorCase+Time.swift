import Observation2
import Observation2Testing

/// The operators that handle failures, and those that wait.
extension OperatorCase {
  static let failures: [OperatorCase] = [
    OperatorCase("catchAndReturn(_:)") { source, probe in
      .concat(
        EventStream<Int>.error(TestError("first")).catchAndReturn(-1),
        source.map { same($0, probe) }
      )
      .filter { $0 > 0 }
    },
    OperatorCase(".catch(sequence:)", outlivesSource: true) { source, probe in
      .catch(sequence: [.error(TestError("first")), source.map { same($0, probe) }])
    },
    // Only attempts that have no end of their own: an error of the source is a value for them.
    OperatorCase("retry()", outlivesSource: true) { source, probe in
      failingOnce(source.map { same($0, probe) }.materialize()).retry().dematerialize()
    },
    OperatorCase("retry(attempts:)", outlivesSource: true, startsAgain: true) { source, probe in
      source.map { same($0, probe) }.retry(attempts: 2)
    },
    OperatorCase("retry(when:)", outlivesSource: true, startsAgain: true) { source, probe in
      source.map { same($0, probe) }
        .retry(when: { errors in
          errors.enumerated().flatMap {
            $0.index < 2 ? .just(0) : EventStream<Int>.error($0.element)
          }
        })
    },
    OperatorCase(timed: "retry(attempts:delay:scheduler:)") { source, probe, time in
      source.map { same($0, probe) }
        .retry(attempts: 2, delay: .fixed(.seconds(1)), scheduler: time)
    },
  ]

  static let timing: [OperatorCase] = [
    OperatorCase(timed: "debounce(_:scheduler:)") { source, probe, time in
      source.map { same($0, probe) }.debounce(.seconds(1), scheduler: time)
    },
    OperatorCase(timed: "delay(_:scheduler:)") { source, probe, time in
      source.map { same($0, probe) }.delay(.seconds(1), scheduler: time)
    },
    OperatorCase(timed: "delaySubscription(_:scheduler:)") { source, probe, time in
      source.map { same($0, probe) }.delaySubscription(.seconds(1), scheduler: time)
    },
    OperatorCase(timed: "throttle(_:latest:scheduler:)") { source, probe, time in
      source.map { same($0, probe) }.throttle(.seconds(1), scheduler: time)
    },
    OperatorCase(timed: "skip(for:scheduler:)") { source, probe, time in
      source.map { same($0, probe) }.skip(for: .seconds(1), scheduler: time)
    },
    OperatorCase(timed: "take(for:scheduler:)", .atOnce) { source, probe, time in
      source.map { same($0, probe) }.take(for: .seconds(900), scheduler: time)
    },
    OperatorCase(timed: "timeout(_:scheduler:)", .atOnce) { source, probe, time in
      source.map { same($0, probe) }.timeout(.seconds(900), scheduler: time)
    },
    OperatorCase(timed: "timeout(_:other:scheduler:)") { source, probe, time in
      EventStream<Int>.never()
        .timeout(.seconds(1), other: source.map { same($0, probe) }, scheduler: time)
    },
    OperatorCase("measureInterval(scheduler:)") { source, probe in
      .zip(source, source.measureInterval(scheduler: VirtualTime())) { value, _ in
        same(value, probe)
      }
    },
    OperatorCase(timed: ".timer(_:scheduler:)") { source, probe, time in
      .concat(
        EventStream.timer(.seconds(1), scheduler: time).ignoreElements(as: Int.self),
        source.map { same($0, probe) }
      )
    },
    OperatorCase(timed: ".timer(_:period:scheduler:)") { source, probe, time in
      EventStream.timer(.seconds(1), period: .seconds(900), scheduler: time)
        .flatMapFirst { _ in source.map { same($0, probe) }.materialize() }
        .dematerialize()
    },
    OperatorCase(timed: ".interval(_:scheduler:)") { source, probe, time in
      source.map { same($0, probe) }
        .take(until: EventStream<Int>.interval(.seconds(900), scheduler: time))
    },
  ]
}
