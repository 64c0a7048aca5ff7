import Observation2
import Observation2Testing
import Testing

/// The operators right on connectable streams and groups do what those of their stream do.
@MainActor @Suite struct DirectStreamTests {
  /// An operator, with its events for 1, 2, 2, 3 and completion.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let expected: String
    let apply: @Sendable @MainActor (any DirectStream<Int>, VirtualTime) -> EventStream<String>

    init<Result>(
      _ name: String,
      _ expected: String,
      _ apply:
        @escaping @Sendable @MainActor (any DirectStream<Int>, VirtualTime) -> EventStream<
          Result
        >
    ) {
      testDescription = name
      self.expected = expected
      self.apply = { apply($0, $1).map { "\($0)" } }
    }

    static let all: [Case] = [
      Case("map", "10 20 20 30 |") { source, _ in source.map { $0 * 10 } },
      Case("compactMap", "1 3 |") { source, _ in source.compactMap { $0 == 2 ? nil : $0 } },
      Case("filter", "2 2 |") { source, _ in source.filter { $0 == 2 } },
      Case("scan", "1 3 5 8 |") { source, _ in source.scan(0, +) },
      Case("scan(into:)", "1 3 5 8 |") { source, _ in source.scan(into: 0) { $0 += $1 } },
      Case("reduce", "8 |") { source, _ in source.reduce(0, +) },
      Case("toArray", "[1, 2, 2, 3] |") { source, _ in source.toArray() },
      Case("enumerated", "1 3 4 6 |") { source, _ in
        source.enumerated().map { $0.index + $0.element }
      },
      Case("pairwise", "3 4 5 |") { source, _ in source.pairwise().map { $0 + $1 } },
      Case("materialize", "1 2 2 3 end |") { source, _ in
        source.materialize().map { $0.element.map(String.init) ?? "end" }
      },
      Case("flatMap", "1 1 2 2 2 2 3 3 |") { source, _ in source.flatMap { .of($0, $0) } },
      Case("flatMapLatest", "1 2 2 3 |") { source, _ in source.flatMapLatest { .just($0) } },
      Case("flatMapFirst", "1 |") { source, _ in
        source.flatMapFirst { EventStream.just($0).concat(.never()) }
          .take(1)
      },
      Case("concatMap", "1 1 2 2 2 2 3 3 |") { source, _ in source.concatMap { .of($0, $0) } },
      Case("distinctUntilChanged(on:)", "1 2 |") { source, _ in
        source.distinctUntilChanged(on: { $0 / 2 })
      },
      Case("distinctUntilChanged", "1 2 3 |") { source, _ in source.distinctUntilChanged() },
      Case("take", "1 2 |") { source, _ in source.take(2) },
      Case("take(last:)", "3 |") { source, _ in source.take(last: 1) },
      Case("take(while:)", "1 2 2 3 |") { source, _ in
        source.take(while: { $0 < 3 }, inclusive: true)
      },
      Case("take(until:)", "|") { source, _ in source.take(until: EventStream.just(0)) },
      Case("skip", "2 3 |") { source, _ in source.skip(2) },
      Case("skip(while:)", "2 2 3 |") { source, _ in source.skip(while: { $0 < 2 }) },
      Case("skip(until:)", "|") { source, _ in source.skip(until: EventStream<Int>.never()) },
      Case("first", "1 |") { source, _ in source.first() },
      Case("ignoreElements", "|") { source, _ in source.ignoreElements() },
      Case("startWith", "8 9 1 2 2 3 |") { source, _ in source.startWith(8, 9) },
      Case("concat", "1 2 2 3 9 |") { source, _ in source.concat(EventStream.just(9)) },
      Case("withLatestFrom", "7 7 7 7 |") { source, _ in
        source.withLatestFrom(BehaviorRelay(value: 7))
      },
      Case("withLatestFrom(transform:)", "8 9 9 10 |") { source, _ in
        source.withLatestFrom(BehaviorRelay(value: 7)) { $0 + $1 }
      },
      Case("debounce", "3 |") { source, time in source.debounce(.ticks(10), scheduler: time) },
      Case("throttle", "1 |") { source, time in
        source.throttle(.ticks(10), latest: false, scheduler: time)
      },
      Case("delay", "1 2 2 3 |") { source, time in source.delay(.ticks(10), scheduler: time) },
      Case("share", "1 2 2 3 |") { source, _ in source.share(replay: 1) },
      Case("catch", "1 2 2 3 |") { source, _ in source.catch { _ in .just(9) } },
      Case("catchAndReturn", "1 2 2 3 |") { source, _ in source.catchAndReturn(9) },
      Case("do", "1 2 2 3 |") { source, _ in source.do(onNext: { _ in }) },
      Case("asDriver", "1 2 2 3 |") { source, _ in
        source.asDriver(onErrorJustReturn: 0).asStream()
      },
      Case("asSignal", "1 2 2 3 |") { source, _ in
        source.asSignal(onErrorJustReturn: 0).asStream()
      },
    ]
  }

  private let time = VirtualTime()
  private let source = PublishSubject<Int>()

  private func events(of stream: EventStream<String>, _ begin: () -> Void) -> String {
    var log: [String] = []
    stream.subscribe(onEvent: { log.append($0.element ?? ($0.error.map { "\($0)" } ?? "|")) })
      .disposed(by: bag)
    begin()
    time.run(to: 100)
    return log.joined(separator: " ")
  }

  private let bag = DisposeBag()

  private func send() {
    for value in [1, 2, 2, 3] { source.onNext(value) }
    source.onCompleted()
  }

  @Test(arguments: Case.all)
  func `on a connectable stream`(_ operation: Case) {
    let connectable = source.asStream().publish()
    let seen = events(of: operation.apply(connectable, time)) {
      connectable.connect()
      send()
    }
    #expect(seen == operation.expected)
  }

  @Test(arguments: Case.all)
  func `on a group`(_ operation: Case) {
    let time = time
    let groups = source.asStream().groupBy { _ in "all" }
    let seen = events(of: groups.flatMap { operation.apply($0, time) }) { send() }
    #expect(seen == operation.expected)
  }

  @Test func `each way to observe`() {
    let connectable = EventStream.of(1, 2).publish()
    let (kept, sent) = (BehaviorRelay(value: 0), PublishRelay<Int>())
    let passed = sent.asStream().recorded()
    var log: [String] = []
    connectable.subscribe { log.append("values \($0)") }.disposed(by: bag)
    connectable.subscribe(onCompleted: { log.append("end") }, onDisposed: { log.append("over") })
      .disposed(by: bag)
    connectable.subscribe(with: kept) { _, value in log.append("with \(value)") }.disposed(by: bag)
    connectable.bind(to: kept).disposed(by: bag)
    connectable.bind(to: sent).disposed(by: bag)
    connectable.connect()
    #expect(log == ["values 1", "with 1", "values 2", "with 2", "end", "over"])
    #expect(kept.value == 2)
    #expect(passed.values == [1, 2])
  }

  @Test func `a group is summed without the stream being named`() {
    let orders = EventStream.of(("A", 1), ("B", 10), ("A", 2))
    let sums = orders.groupBy { $0.0 }.flatMap { group in
      group.map { $0.1 }.reduce(0, +).map { "\(group.key) \($0)" }
    }
    #expect(sums.recorded().values == ["A 3", "B 10"])
  }
}
