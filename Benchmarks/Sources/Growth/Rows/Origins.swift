import Observation2

extension GrowthRow {
  /// Joins of streams that derive from one origin, or from many.
  @MainActor static var origins: [GrowthRow] {
    [
      join("chain of joins with their origin", n: 100) { root, n in
        var stream = root
        for _ in 0..<n { stream = .combineLatest(stream, root) { a, _ in a } }
        return stream
      },
      join("chain of shares under a join", n: 100) { root, n in
        var stream = root
        for _ in 0..<n { stream = stream.share() }
        return .combineLatest(stream, root) { a, _ in a }
      },
      join("chain of shared joins with their origin", n: 100) { root, n in
        var stream = root
        for _ in 0..<n { stream = .combineLatest(stream.share(), root) { a, _ in a } }
        return stream
      },
      join("chain of zips with their origin", n: 100) { root, n in
        var stream = root
        for _ in 0..<n { stream = .zip(stream, root) { a, _ in a } }
        return stream
      },
      join("chain of zips with their origin under a join", n: 100) { root, n in
        var stream = root
        for _ in 0..<n { stream = .zip(stream, root) { a, _ in a } }
        return .combineLatest(stream, root) { a, _ in a }
      },
      join("chain of samples by their origin under a join", n: 100) { root, n in
        var stream = root
        for _ in 0..<n { stream = stream.sample(root) }
        return .combineLatest(stream, root) { a, _ in a }
      },
      join("chain of withLatestFrom their origin", n: 100) { root, n in
        var stream = root
        for _ in 0..<n { stream = stream.withLatestFrom(root) { a, _ in a } }
        return stream
      },
      join("chain of diamonds", n: 100) { root, n in
        var stream = root
        for _ in 0..<n {
          let shared = stream.share()
          stream = .combineLatest(shared.map { $0 }, shared) { a, _ in a }
        }
        return stream
      },
      join("combineLatest of n that derive from one origin") { root, n in
        EventStream<Int>.combineLatest((0..<n).map { add in root.map { $0 &+ add } }) { $0.count }
      },
      join("zip of n that derive from one origin") { root, n in
        EventStream<Int>.zip((0..<n).map { add in root.map { $0 &+ add } }) { $0.count }
      },
      join("n joins of one origin") { root, n in
        .merge((0..<n).map { _ in .combineLatest(root, root) { a, _ in a } })
      },
      join("n joins of one origin under a join") { root, n in
        EventStream<Int>.combineLatest(
          (0..<n).map { _ in .combineLatest(root, root) { a, _ in a } }
        ) { $0.count }
      },
      join("n shares of one origin under a join") { root, n in
        EventStream<Int>.combineLatest((0..<n).map { _ in root.share() }) { $0.count }
      },
      many("merge of n under a join") { relays in
        .combineLatest(EventStream.merge(relays), relays[0]) { a, _ in a }
      },
      many("merge of n drivers under a join") { relays in
        let drivers = relays.map { $0.asDriver(onErrorJustReturn: 0) }
        return Driver.combineLatest(.merge(drivers), drivers[0]) { a, _ in a }.asStream()
      },
      many("n joins with a stream of n origins, one after another") { relays in
        let all = EventStream.merge(relays).share(replay: 1)
        return all.flatMapLatest { value in
          .combineLatest(all, EventStream.just(value)) { a, _ in a }
        }
      },
      many("combineLatest of n origins, each switched once") { relays in
        let switched = relays.map { relay in relay.flatMapLatest { _ in relay } }
        return EventStream<Int>.combineLatest(switched) { $0.count }.take(1)
      },
      many("chain of joins, each with an origin of its own", n: 100) { relays in
        relays.dropFirst().reduce(relays[0]) { EventStream.combineLatest($0, $1) { a, _ in a } }
          .take(1)
      },
      GrowthRow("n bindings in a chain of relays", of: ["EventStream.bind(to:)"], n: 200) {
        n,
        gauge in
        let probe = Probe()
        let bag = DisposeBag()
        gauge.start()
        let relays = (0...n).map { _ in BehaviorRelay(value: 0) }
        for (above, below) in zip(relays, relays.dropFirst()) {
          above.asStream().bind(to: below).disposed(by: bag)
        }
        EventStream.combineLatest(relays[0], relays[n]) { $0 &+ $1 }.count(in: probe)
          .disposed(by: bag)
        relays[0].accept(1)
        bag.dispose()
        gauge.stop()
        return probe.count
      },
    ]
  }

  /// Subscribes to a graph below one relay, sends a value and disposes.
  @MainActor
  private static func join(
    _ name: String,
    n: Int = 500,
    _ make: @escaping @MainActor (EventStream<Int>, Int) -> EventStream<Int>
  ) -> GrowthRow {
    GrowthRow(name, of: [], n: n) { n, gauge in
      let probe = Probe()
      let relay = BehaviorRelay(value: 0)
      gauge.start()
      let subscription = make(relay.asStream(), n).count(in: probe)
      relay.accept(1)
      subscription.dispose()
      gauge.stop()
      return probe.count
    }
  }

  /// Subscribes to a graph below n relays, sends a value through each and disposes.
  @MainActor
  private static func many(
    _ name: String,
    n: Int = 500,
    _ make: @escaping @MainActor ([EventStream<Int>]) -> EventStream<Int>
  ) -> GrowthRow {
    GrowthRow(name, of: [], n: n) { n, gauge in
      let probe = Probe()
      let relays = (0..<n).map { BehaviorRelay(value: $0) }
      let streams = relays.map { $0.asStream() }
      gauge.start()
      let subscription = make(streams).count(in: probe)
      for relay in relays { relay.accept(-1) }
      subscription.dispose()
      gauge.stop()
      return probe.count
    }
  }
}
