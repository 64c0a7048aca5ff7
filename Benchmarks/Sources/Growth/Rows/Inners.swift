import Observation2

extension GrowthRow {
  /// n inner streams of one stream.
  @MainActor static var inners: [GrowthRow] {
    [
      inners("concatMap(_:)") { outer, inner in outer.concatMap { _ in inner } },
      inners("flatMap(_:)") { outer, inner in outer.flatMap { _ in inner } },
      inners("flatMapFirst(_:)") { outer, inner in outer.flatMapFirst { _ in inner } },
      inners("flatMapLatest(_:)") { outer, inner in outer.flatMapLatest { _ in inner } },
      inners("merge(maxConcurrent:)") { outer, inner in
        outer.map { _ in inner }.merge(maxConcurrent: 2)
      },
      inners("switchLatest()") { outer, inner in outer.map { _ in inner }.switchLatest() },
      inners("flatMapLatest(_:) that joins the outer") { outer, inner in
        let shared = outer.share(replay: 1)
        return shared.flatMapLatest { _ in .combineLatest(shared, inner) { a, _ in a } }
      },
      GrowthRow(
        "n sources of one derived(_:), one after the other",
        of: ["DerivedObserver.listen(to:derives:_:)", "DerivedObserver.keep(_:)"],
        n: 500
      ) { n, gauge in
        let probe = Probe()
        let subject = PublishSubject<Int>()
        gauge.start()
        let subscription = EventStream<Int>.derived { observer in
          observer.listen(to: subject) { event in
            guard let value = event.value else { return }
            observer.keep(
              observer.listen(to: EventStream.just(value)) { inner in
                if case .next = inner { observer.on(inner) }
              }
            )
          }
        }
        .count(in: probe)
        for value in 0..<n { subject.onNext(value) }
        subscription.dispose()
        gauge.stop()
        return probe.count
      },
      GrowthRow("n groups of groupBy(_:), merged and left", of: ["EventStream.groupBy(_:)"], n: 500)
      {
        n,
        gauge in
        let probe = Probe()
        let subject = PublishSubject<Int>()
        gauge.start()
        let subscription = subject.asStream().groupBy { $0 }.flatMap { $0.asStream() }
          .count(in: probe)
        for value in 0..<n { subject.onNext(value) }
        subscription.dispose()
        gauge.stop()
        return probe.count
      },
      GrowthRow(
        "n groups of groupBy(_:), each observed alone",
        of: ["GroupedStream.asStream()"],
        n: 500
      ) { n, gauge in
        let probe = Probe()
        let bag = DisposeBag()
        let subject = PublishSubject<Int>()
        gauge.start()
        subject.asStream().groupBy { $0 }
          .subscribe { $0.asStream().count(in: probe).disposed(by: bag) }
          .disposed(by: bag)
        for value in 0..<n { subject.onNext(value) }
        for value in 0..<n { subject.onNext(value) }
        bag.dispose()
        gauge.stop()
        return probe.count
      },
      recursion("flatMap(_:)") { value, next in EventStream.just(value).flatMap(next) },
      recursion("concatMap(_:)") { value, next in EventStream.just(value).concatMap(next) },
      recursion("concat(_:)") { value, next in
        EventStream.concat([.empty(), .deferred { next(value) }])
      },
    ]
  }

  /// n inner streams stay subscribed or wait until the outer one is disposed of.
  @MainActor
  private static func inners(
    _ symbol: String,
    _ flatten: @escaping @MainActor (EventStream<Int>, EventStream<Int>) -> EventStream<Int>
  ) -> GrowthRow {
    GrowthRow("n inners of EventStream.\(symbol)", of: [], n: 500) { n, gauge in
      let probe = Probe()
      let outer = PublishSubject<Int>()
      let inner = BehaviorSubject(value: 0)
      gauge.start()
      let subscription = flatten(outer.asStream(), inner.asStream()).count(in: probe)
      for value in 0..<n { outer.onNext(value) }
      inner.onNext(1)
      subscription.dispose()
      gauge.stop()
      return probe.count
    }
  }

  /// A stream whose inner stream has an inner stream, n deep.
  @MainActor
  private static func recursion(
    _ symbol: String,
    _ step: @escaping (Int, @escaping (Int) -> EventStream<Int>) -> EventStream<Int>
  ) -> GrowthRow {
    GrowthRow("recursion by EventStream.\(symbol)", of: [], n: 100) { n, gauge in
      let probe = Probe()
      gauge.start()
      _ = Recursion(step: step).stream(n).count(in: probe)
      gauge.stop()
      return probe.count
    }
  }
}

/// A stream that builds inner streams of the same kind.
private struct Recursion {
  let step: (Int, @escaping (Int) -> EventStream<Int>) -> EventStream<Int>

  func stream(_ depth: Int) -> EventStream<Int> {
    depth == 0 ? .just(0) : step(depth) { stream($0 - 1) }
  }
}
