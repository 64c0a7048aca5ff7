import Observation2
import Observation2Testing

/// The operators that transform or filter the elements of one stream.
extension OperatorCase {
  static let transforming: [OperatorCase] = [
    OperatorCase("map(_:)") { source, probe in source.map { same($0, probe) } },
    OperatorCase("compactMap(_:)") { source, probe in
      source.startWith(-1).compactMap { $0 < 0 ? nil : same($0, probe) }
    },
    OperatorCase("scan(_:_:)") { source, probe in source.scan(0) { same($1, probe) } },
    OperatorCase("scan(into:_:)") { source, probe in
      source.scan(into: 0) { $0 = same($1, probe) }
    },
    OperatorCase("reduce(_:_:)", .atEnd) { source, probe in
      source.reduce([]) { $0 + [same($1, probe)] }.flatMap { .from($0) }
    },
    OperatorCase("reduce(into:_:)", .atEnd) { source, probe in
      source.reduce(into: []) { $0.append(same($1, probe)) }.flatMap { .from($0) }
    },
    OperatorCase("toArray()", .atEnd) { source, probe in
      source.toArray().flatMap { .from($0.map { same($0, probe) }) }
    },
    OperatorCase("enumerated()") { source, probe in
      source.enumerated().map { same($0.element, probe) }
    },
    OperatorCase("pairwise()") { source, probe in
      source.startWith(0).pairwise().map { same($0.1, probe) }
    },
    OperatorCase("materialize(), dematerialize()") { source, probe in
      source.map { same($0, probe) }.materialize().dematerialize()
    },
    OperatorCase("groupBy(_:)") { source, probe in
      source.groupBy { same($0, probe) % 2 }.flatMap { $0.asStream() }
    },
    OperatorCase("window(timeSpan:count:scheduler:)", outlivesSource: true) { source, probe in
      source.map { same($0, probe) }
        .window(timeSpan: .seconds(9), count: 2, scheduler: VirtualTime()).merge()
    },
    OperatorCase("buffer(timeSpan:count:scheduler:)", outlivesSource: true) { source, probe in
      source.flatMap { .of(same($0, probe), -1) }
        .buffer(timeSpan: .seconds(9), count: 2, scheduler: VirtualTime())
        .flatMap { .from($0.filter { $0 > 0 }) }
    },
  ]

  static let filtering: [OperatorCase] = [
    OperatorCase("filter(_:)") { source, probe in
      source.startWith(-1).filter { same($0, probe) > 0 }
    },
    OperatorCase("distinctUntilChanged()") { source, probe in
      source.flatMap { .of(same($0, probe), $0) }.distinctUntilChanged()
    },
    OperatorCase("distinctUntilChanged(by:)") { source, probe in
      source.flatMap { .of($0, $0) }.distinctUntilChanged { same($0, probe) == $1 }
    },
    OperatorCase("distinctUntilChanged(on:)") { source, probe in
      source.flatMap { .of($0, $0) }.distinctUntilChanged(on: { same($0, probe) })
    },
    OperatorCase("distinctUntilChanged(on:by:)") { source, probe in
      source.flatMap { .of($0, $0) }
        .distinctUntilChanged(on: { same($0, probe) }, by: { $0 == $1 })
    },
    OperatorCase(ending: "take(_:)") { source, probe in
      source.map { same($0, probe) }.take(1)
    },
    OperatorCase("take(last:)", .atEnd) { source, probe in
      source.startWith(-1, -2).map { same($0, probe) }.take(last: 4).filter { $0 > 0 }
    },
    OperatorCase(ending: "take(while:inclusive:)") { source, probe in
      source.take(while: { same($0, probe) < 0 }, inclusive: true)
    },
    OperatorCase("take(until:)") { source, probe in
      .merge(source.map { same($0, probe) }, source.take(until: EventStream<Int>.just(0)))
    },
    OperatorCase("take(until:) what never comes") { source, probe in
      source.map { same($0, probe) }.take(until: EventStream<Int>.never())
    },
    OperatorCase(ending: "take(until:inclusive:)") { source, probe in
      source.take(until: { same($0, probe) > 0 }, inclusive: true)
    },
    OperatorCase("take(untilGone:)") { source, probe in
      source.map { same($0, probe) }.take(untilGone: lasting)
    },
    OperatorCase("skip(_:)") { source, probe in
      source.startWith(-1).map { same($0, probe) }.skip(1)
    },
    OperatorCase("skip(last:)") { source, probe in
      source.flatMap { .of(same($0, probe), -1) }.skip(last: 1).filter { $0 > 0 }
    },
    OperatorCase("skip(while:)") { source, probe in
      source.startWith(-1).skip(while: { same($0, probe) < 0 })
    },
    OperatorCase("skip(until:)") { source, probe in
      source.map { same($0, probe) }.skip(until: EventStream<Int>.just(0))
    },
    OperatorCase(ending: "first()") { source, probe in
      source.map { same($0, probe) }.first()
    },
    OperatorCase(ending: "first(where:)") { source, probe in
      source.startWith(-1).first(where: { same($0, probe) > 0 })
    },
    OperatorCase(ending: "single()") { source, probe in
      source.map { same($0, probe) }.take(1).single()
    },
    OperatorCase(ending: "single(_:)") { source, probe in
      source.startWith(-1).take(2).single { same($0, probe) > 0 }
    },
    OperatorCase(ending: "elementAt(_:)") { source, probe in
      source.startWith(-1).map { same($0, probe) }.elementAt(1)
    },
    OperatorCase("ignoreElements()") { source, probe in
      source.take(until: source.map { same($0, probe) }.ignoreElements())
    },
    OperatorCase("ignoreElements(as:)") { source, probe in
      .merge(source, source.map { "\(same($0, probe))" }.ignoreElements(as: Int.self))
    },
    OperatorCase("sample(_:defaultValue:)") { source, probe in
      source.map { same($0, probe) }.sample(source)
    },
    OperatorCase("ifEmpty(default:)") { source, probe in
      EventStream<Int>.empty().ifEmpty(default: -1).filter { $0 > 0 }
        .concat(source.map { same($0, probe) }.ifEmpty(default: 0))
    },
    OperatorCase("ifEmpty(switchTo:)") { source, probe in
      EventStream<Int>.empty().ifEmpty(switchTo: source.map { same($0, probe) })
    },
  ]

  private static let lasting = Lasting()

  /// Never released.
  private final class Lasting: Sendable {}
}
