import Observation2
import Observation2Testing
import Testing

/// An operator in a form that ends by itself, while its source lives on.
///
/// The source sends 1, the other stream 1, the source 2, the other stream 2; then ten seconds pass.
struct EndingCase: CustomTestStringConvertible, Sendable {
  typealias Apply =
    @MainActor @Sendable (
      _ source: EventStream<Int>,
      _ other: EventStream<Int>,
      _ time: VirtualTime
    ) -> EventStream<Int>

  let testDescription: String
  let apply: Apply

  init(_ name: String, _ apply: @escaping Apply) {
    testDescription = name
    self.apply = apply
  }

  static let all = transforming + flattening + filtering + combining + others

  private static func fail<Value>(_ value: Int) throws -> Value { throw TestError("own") }

  private static func failure(_ value: Int) -> EventStream<Int> { .error(TestError("inner")) }

  private static let transforming: [EndingCase] = [
    EndingCase("map") { source, _, _ in source.map(fail) },
    EndingCase("compactMap") { source, _, _ in source.compactMap { try fail($0) as Int? } },
    EndingCase("scan") { source, _, _ in source.scan(0) { try fail($1) } },
    EndingCase("scan(into:)") { source, _, _ in source.scan(into: 0) { $0 = try fail($1) } },
    EndingCase("reduce") { source, _, _ in source.reduce(0) { try fail($1) } },
    EndingCase("dematerialize") { source, _, _ in
      source.map { _ in StreamEvent<Int>.completed }.dematerialize()
    },
    EndingCase("groupBy") { source, _, _ in
      source.groupBy { try fail($0) as Int }.map { $0.key }
    },
    EndingCase("groupBy, an inner stream") { source, _, _ in
      source.groupBy { try $0 == 1 ? 0 : fail($0) }.flatMap { $0.asStream() }
    },
  ]

  private static let flattening: [EndingCase] = [
    EndingCase("flatMap") { source, _, _ in source.flatMap(fail) },
    EndingCase("flatMap of a failure") { source, _, _ in source.flatMap(failure) },
    EndingCase("flatMapFirst") { source, _, _ in source.flatMapFirst(fail) },
    EndingCase("flatMapFirst of a failure") { source, _, _ in source.flatMapFirst(failure) },
    EndingCase("flatMapLatest") { source, _, _ in source.flatMapLatest(fail) },
    EndingCase("flatMapLatest of a failure") { source, _, _ in source.flatMapLatest(failure) },
    EndingCase("flatMapLatest, followed") { source, other, _ in
      other.flatMapLatest { try $0 == 1 ? source : fail($0) }
    },
    EndingCase("switchLatest") { source, _, _ in source.map(failure).switchLatest() },
    EndingCase("concatMap") { source, _, _ in source.concatMap(fail) },
    EndingCase("concatMap of a failure") { source, _, _ in source.concatMap(failure) },
    EndingCase("merge of inner streams") { source, _, _ in source.map(failure).merge() },
    EndingCase("merge(maxConcurrent:)") { source, _, _ in
      source.map(failure).merge(maxConcurrent: 2)
    },
    EndingCase("concat of inner streams") { source, _, _ in source.map(failure).concat() },
  ]

  private static let filtering: [EndingCase] = [
    EndingCase("filter") { source, _, _ in source.filter(fail) },
    EndingCase("distinctUntilChanged(on:)") { source, _, _ in
      source.distinctUntilChanged(on: { try fail($0) as Int })
    },
    EndingCase("take") { source, _, _ in source.take(1) },
    EndingCase("take(while:)") { source, _, _ in source.take(while: { $0 < 2 }) },
    EndingCase("take(until:)") { source, other, _ in source.take(until: other) },
    EndingCase("take(until:), failing") { source, other, _ in
      source.take(until: other.map { try fail($0) as Int })
    },
    EndingCase("take(until: predicate)") { source, _, _ in
      source.take(until: { $0 == 2 }, inclusive: true)
    },
    EndingCase("take(for:)") { source, _, time in
      source.take(for: .seconds(5), scheduler: time)
    },
    EndingCase("first") { source, _, _ in source.first().asStream() },
    EndingCase("first(where:)") { source, _, _ in source.first { $0 == 2 }.asStream() },
    EndingCase("elementAt") { source, _, _ in source.elementAt(1).asStream() },
    EndingCase("single") { source, _, _ in source.single().asStream() },
    EndingCase("skip(while:)") { source, _, _ in source.skip(while: { try fail($0) }) },
    EndingCase("skip(until:)") { source, other, _ in
      source.skip(until: other.map { try fail($0) as Int })
    },
    EndingCase("sample") { source, other, _ in source.sample(other.map { try fail($0) as Int }) },
  ]

  private static let combining: [EndingCase] = [
    EndingCase("merge") { source, other, _ in .merge(source, other.map(fail)) },
    EndingCase("amb, its first event is an end") { source, other, _ in
      .amb(source.skip(9), other.map(fail))
    },
    EndingCase("combineLatest") { source, other, _ in
      .combineLatest(source, other) { try fail($0 + $1) }
    },
    EndingCase("combineLatest, one fails") { source, other, _ in
      .combineLatest(source, other.map { try fail($0) as Int }) { $0 + $1 }
    },
    EndingCase("combineLatest, one is empty") { source, other, _ in
      .combineLatest(source, other.skip(9).take(until: other)) { $0 + $1 }
    },
    EndingCase("combineLatest of an array") { source, other, _ in
      .combineLatest([source, other]) { try fail($0[0]) }
    },
    EndingCase("withLatestFrom") { source, other, _ in
      source.startWith(0).withLatestFrom(other.startWith(0)) { try $0 == 0 ? 0 : fail($1) }
    },
    EndingCase("withLatestFrom, the other fails") { source, other, _ in
      source.withLatestFrom(other.map { try fail($0) as Int }) { $0 + $1 }
    },
    EndingCase("zip") { source, other, _ in .zip(source, other) { try fail($0 + $1) } },
    EndingCase("zip, one completes") { source, other, _ in .zip(source, other.take(1)) { $0 + $1 }
    },
    EndingCase("zip of an array") { source, other, _ in
      .zip([source, other.map(fail)]) { $0[0] + $0[1] }
    },
  ]

  private static let others: [EndingCase] = [
    EndingCase("do") { source, _, _ in source.do(onNext: { try fail($0) }) },
    EndingCase("timeout") { source, _, time in source.timeout(.seconds(5), scheduler: time) },
    EndingCase("create") { source, _, _ in
      .create { observer in source.subscribe { _ in observer.onCompleted() } }
    },
    EndingCase("derived") { source, _, _ in
      .derived { observer in observer.listen(to: source) { _ in observer.onCompleted() } }
    },
    EndingCase("derived, failing") { source, _, _ in
      .derived { observer in observer.listen(to: source) { try fail($0.value ?? 0) } }
    },
    EndingCase("using") { source, _, _ in
      .using({ AnyDisposable {} }, { _ in source.map(fail) })
    },
    EndingCase("refCount") { source, _, _ in source.take(1).publish().refCount() },
    EndingCase("share") { source, _, _ in source.take(1).share(replay: 1) },
    EndingCase("a chain") { source, other, _ in
      source.map { $0 }.flatMapLatest { .just($0) }.take(until: other).scan(0) { $1 }.share()
    },
  ]
}
