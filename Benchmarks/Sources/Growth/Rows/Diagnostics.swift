import Observation2

extension GrowthRow {
  /// Diagnostics of n things.
  @MainActor static var diagnostics: [GrowthRow] {
    [
      GrowthRow(
        "n entries of a ledger, and gone again",
        of: ["Ledger.init()", "Ledger.watch(_:)", "Ledger.count(_:)", "Ledger.entries"],
        n: 500,
        expected: .each(times: 2)
      ) { n, gauge in
        let ledger = Ledger()
        let subject = PublishSubject<Int>()
        gauge.start()
        let subscriptions = ledger.watch {
          (0..<n).map { _ in subject.asStream().subscribe { _ in } }
        }
        let alive = ledger.count(.subscription) + ledger.entries.count
        for subscription in subscriptions { subscription.dispose() }
        gauge.stop()
        return alive + ledger.count(.subscription)
      },
      GrowthRow(
        "n entries made outside the package, and closed",
        of: ["Ledger.enter(_:at:)", "Ledger.OpenEntry.close()"],
        n: 500,
        expected: .each
      ) { n, gauge in
        let ledger = Ledger()
        gauge.start()
        let entries = ledger.watch { (0..<n).map { _ in Ledger.enter(.timer, at: SourceSpot()) } }
        let alive = ledger.count(.timer)
        for entry in entries { entry.close() }
        gauge.stop()
        return alive + ledger.count(.timer)
      },
      origins("n entries of one place", areMany: false),
      origins("n entries of as many places", areMany: true),
      graph("n subscriptions of one subject") { root, n, bag in
        for _ in 0..<n { root.subscribe { _ in }.disposed(by: bag) }
      },
      graph("n subscriptions, each below a share of its own") { root, n, bag in
        for _ in 0..<n { root.share().subscribe { _ in }.disposed(by: bag) }
      },
      graph("n joins below one subject") { root, n, bag in
        for _ in 0..<n {
          EventStream.combineLatest(root, root) { a, _ in a }.subscribe { _ in }.disposed(by: bag)
        }
      },
      graph("a join of n shares") { root, n, bag in
        EventStream<Int>.combineLatest((0..<n).map { _ in root.share() }) { $0.count }
          .subscribe { _ in }.disposed(by: bag)
      },
      graph("a chain of n named stages") { root, n, bag in
        var stream = root
        for _ in 0..<n { stream = stream.named("stage") }
        stream.subscribe { _ in }.disposed(by: bag)
      },
      graph("a chain of n shares") { root, n, bag in
        var stream = root
        for _ in 0..<n { stream = stream.share() }
        stream.subscribe { _ in }.disposed(by: bag)
      },
      graph("a chain of n diamonds", n: 50) { root, n, bag in
        var stream = root
        for _ in 0..<n {
          let shared = stream.share()
          stream = .combineLatest(shared, shared) { a, _ in a }
        }
        stream.subscribe { _ in }.disposed(by: bag)
      },
      trace("a chain of n named stages", of: ["StreamTrace.causes", "StreamTrace.record(_:)"]) {
        root,
        n in
        var stream = root
        for _ in 0..<n { stream = stream.named("stage") }
        return stream
      },
      trace("n named stages of one origin under a join") { root, n in
        EventStream<Int>.combineLatest((0..<n).map { root.named("stage \($0)") }) { $0.count }
      },
      trace("n joins that wait for one wave") { root, n in
        let joins: [EventStream<Int>] = (0..<n).map { index in
          .combineLatest(root.named("left \(index)"), root.named("right \(index)")) { a, _ in a }
        }
        return .merge(joins)
      },
    ]
  }

  @MainActor
  private static func origins(
    _ name: String,
    areMany: Bool
  ) -> GrowthRow {
    GrowthRow(
      "countsByOrigin(_:), \(name)",
      of: ["Ledger.countsByOrigin(_:)"],
      n: 200,
      expected: areMany ? .each : .exactly(1)
    ) { n, gauge in
      let ledger = Ledger()
      let bag = DisposeBag()
      let subject = PublishSubject<Int>()
      ledger.watch {
        for index in 0..<n {
          subject.asStream().subscribe(line: areMany ? UInt(index) : 1, onNext: { _ in }).disposed(
            by: bag
          )
        }
      }
      gauge.start()
      let counts = ledger.countsByOrigin(.subscription)
      gauge.stop()
      return counts.count
    }
  }

  /// Builds the graph below a subject, and its texts.
  @MainActor
  private static func graph(
    _ name: String,
    n: Int = 200,
    _ build: @escaping @MainActor (EventStream<Int>, Int, DisposeBag) -> Void
  ) -> GrowthRow {
    GrowthRow(
      "StreamGraph of \(name)",
      of: ["StreamGraph.init(below:)", "StreamGraph.dot", "StreamGraph.json"],
      n: n
    ) { n, gauge in
      let bag = DisposeBag()
      let subject = PublishSubject<Int>()
      build(subject.asStream(), n, bag)
      gauge.start()
      let graph = StreamGraph(below: ["root": subject])
      let size = graph.dot.utf8.count + graph.json.utf8.count
      gauge.stop()
      return size > n ? graph.nodes.count : 0
    }
  }

  /// Sends one value while its path is recorded; the last observer reads the causes.
  @MainActor
  private static func trace(
    _ name: String,
    of symbols: [String] = [],
    _ build: @escaping @MainActor (EventStream<Int>, Int) -> EventStream<Int>
  ) -> GrowthRow {
    GrowthRow("StreamTrace of \(name)", of: symbols, n: 100) { n, gauge in
      let subject = PublishSubject<Int>()
      var causes = 0
      let subscription = build(subject.asStream(), n)
        .subscribe { _ in causes += StreamTrace.causes.count }
      gauge.start()
      StreamTrace.record { subject.onNext(1) }
      gauge.stop()
      subscription.dispose()
      return causes
    }
  }
}
