import Observation2
import Observation2Testing
import Testing

/// An operator in a form that passes every value unchanged, for the contract of all operators.
struct OperatorCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The values that it emits by itself on subscription.
  let prefix: [Int]
  /// Applies the operator; the probe is captured by the operator's closures, if it takes any.
  let apply: @Sendable @MainActor (EventStream<Int>, Probe) -> EventStream<Int>

  init(
    _ name: String,
    prefix: [Int] = [],
    _ apply: @escaping @Sendable @MainActor (EventStream<Int>, Probe) -> EventStream<Int>
  ) {
    testDescription = name
    self.prefix = prefix
    self.apply = apply
  }

  static func same(_ value: Int, _ probe: Probe) -> Int { value }

  static let all = basic + catalogue

  private static let basic: [OperatorCase] = [
    OperatorCase("map") { source, probe in source.map { same($0, probe) } },
    OperatorCase("compactMap") { source, probe in source.compactMap { same($0, probe) } },
    OperatorCase("filter") { source, probe in source.filter { same($0, probe) == $0 } },
    OperatorCase("scan") { source, probe in source.scan(0) { same($1, probe) } },
    OperatorCase("scan(into:)") { source, probe in
      source.scan(into: 0) { $0 = same($1, probe) }
    },
    OperatorCase("distinctUntilChanged") { source, probe in
      source.distinctUntilChanged { same($0, probe) == $1 }
    },
    OperatorCase("distinctUntilChanged(on:)") { source, probe in
      source.distinctUntilChanged(on: { same($0, probe) })
    },
    OperatorCase("startWith", prefix: [-1, -2]) { source, probe in
      source.map { same($0, probe) }.startWith(-1, -2)
    },
    OperatorCase("merge first") { source, probe in
      .merge(source.map { same($0, probe) }, .empty())
    },
    OperatorCase("merge last") { source, probe in
      .merge(.empty(), source.map { same($0, probe) })
    },
    OperatorCase("combineLatest") { source, probe in
      .combineLatest(source, EventStream<Int>.just(0)) { value, _ in same(value, probe) }
    },
    OperatorCase("combineLatest with itself") { source, probe in
      .combineLatest(source, source.map { $0 * 2 }) { same($1, probe) - $0 }
    },
    OperatorCase("combineLatest of an array") { source, probe in
      .combineLatest([source, source]) { same($0[1], probe) }
    },
    OperatorCase("withLatestFrom") { source, probe in
      source.withLatestFrom(EventStream<Int>.just(0)) { value, _ in same(value, probe) }
    },
    OperatorCase("withLatestFrom itself") { source, probe in
      source.withLatestFrom(source) { same($1, probe) }
    },
    OperatorCase("flatMapLatest") { source, probe in
      source.flatMapLatest { .just(same($0, probe)) }
    },
    OperatorCase("share") { source, probe in source.map { same($0, probe) }.share() },
    OperatorCase("share(replay: 1)") { source, probe in
      source.map { same($0, probe) }.share(replay: 1)
    },
    OperatorCase("share(replay: 3, forever)") { source, probe in
      source.map { same($0, probe) }.share(replay: 3, scope: .forever)
    },
    OperatorCase("do") { source, probe in
      source.do(onNext: { _ = same($0, probe) }, onDispose: { _ = same(0, probe) })
    },
    OperatorCase("create") { source, probe in
      .create { observer in source.subscribe { observer.on($0.map { same($0, probe) }) } }
    },
    OperatorCase("a chain of many") { source, probe in
      .merge(
        source.map { same($0, probe) }.filter { $0 != .min }.share(),
        EventStream.empty().startWith(contentsOf: [])
      )
      .scan(0) { $1 }
      .flatMapLatest { .just($0) }
      .distinctUntilChanged()
    },
  ]

  /// All operators but those that a subscription, a timer or a pending resubscription keeps alive
  /// until they are disposed of or end.
  static let freedWithTheirSource = all.filter { operation in
    ![
      "create", "window", "buffer", "take(for:)", "timeout", "retry(attempts:delay:)",
      "retry(when:)", "catch(sequence:)",
    ].contains(operation.testDescription)
  }
}
