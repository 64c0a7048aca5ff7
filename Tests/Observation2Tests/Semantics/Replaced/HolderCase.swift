import Observation2
import Testing

/// Something that holds elements between one event and the next.
struct HolderCase: CustomTestStringConvertible, Sendable {
  typealias Make =
    @MainActor @Sendable (
      _ source: EventStream<MortalPair>,
      _ fate: Fate,
      _ time: VirtualTime
    ) -> EventStream<[MortalPair]>

  let testDescription: String
  /// What comes out of the elements 1 to 4 if the end of the first sends 10; nothing if that says
  /// little, since some are left out or come together.
  let expected: [Int]?
  let make: Make

  init(_ name: String, _ expected: [Int]? = nil, _ make: @escaping Make) {
    testDescription = name
    self.expected = expected
    self.make = make
  }

  /// The first goes when the second has taken its place.
  private static let second = [1, 2, 10, 3, 4]
  /// It goes at once.
  private static let atOnce = [1, 10, 2, 3, 4]

  static let all = subjects + transforming + joining + timed

  private static let subjects = [
    HolderCase("BehaviorRelay", second) { source, fate, _ in
      .deferred {
        let relay = BehaviorRelay(value: MortalPair(0, fate))
        let binding = source.bind(to: relay)
        return relay.asStream().skip(1).map { [$0] }.do(onDispose: { binding.dispose() })
      }
    },
    HolderCase("ReplayRelay", second) { source, _, _ in
      .deferred {
        let relay = ReplayRelay<MortalPair>(bufferSize: 1)
        let binding = source.bind(to: relay)
        return relay.asStream().map { [$0] }.do(onDispose: { binding.dispose() })
      }
    },
    HolderCase("Observed") { source, fate, _ in
      .deferred {
        let model = MortalModel(fate)
        let feeding = source.subscribe { model.pair = $0 }
        return model.$pair.asStream().map { [$0] }.do(onDispose: { feeding.dispose() })
      }
    },
    HolderCase("Observed(.didSet)") { source, fate, _ in
      .deferred {
        let model = MortalModel(fate)
        let feeding = source.subscribe { model.late = $0 }
        return model.$late.asStream().map { [$0] }.do(onDispose: { feeding.dispose() })
      }
    },
    HolderCase("BehaviorSubject", second) { source, fate, _ in
      source.multicast { BehaviorSubject(value: MortalPair(0, fate)) }.refCount().skip(1)
        .map { [$0] }
    },
    HolderCase("ReplaySubject", second) { source, _, _ in
      source.replay(1).refCount().map { [$0] }
    },
    HolderCase("AsyncSubject") { source, _, _ in
      source.multicast { AsyncSubject() }.refCount().map { [$0] }
    },
    HolderCase("share(replay: 1)", second) { source, _, _ in
      source.share(replay: 1).map { [$0] }
    },
    HolderCase("share(replay: 2, scope: .forever)", [1, 2, 3, 10, 4]) { source, _, _ in
      source.share(replay: 2, scope: .forever).map { [$0] }
    },
  ]

  private static let transforming = [
    HolderCase("scan", second) { source, _, _ in
      source.scan([]) { [$1] }
    },
    HolderCase("scan(into:)", second) { source, _, _ in
      source.scan(into: []) { $0 = [$1] }
    },
    HolderCase("scan(into:), in place", second) { source, _, _ in
      source.scan(into: []) { held, pair in
        if held.isEmpty { held.append(pair) } else { held[0] = pair }
      }
    },
    HolderCase("reduce") { source, _, _ in source.reduce([]) { [$1] } },
    HolderCase("reduce(into:)") { source, _, _ in
      source.reduce(into: []) { held, pair in
        if held.isEmpty { held.append(pair) } else { held[0] = pair }
      }
    },
    HolderCase("distinctUntilChanged(by:)", second) { source, _, _ in
      source.distinctUntilChanged { $0.number == $1.number }.map { [$0] }
    },
    HolderCase("distinctUntilChanged(on:by:)", second) { source, _, _ in
      source.distinctUntilChanged(on: { $0 }, by: { $0.number == $1.number }).map { [$0] }
    },
    HolderCase("pairwise") { source, _, _ in source.pairwise().map { [$0, $1] } },
    HolderCase("take(last:)") { source, _, _ in source.take(last: 1).map { [$0] } },
    HolderCase("skip(last:)") { source, _, _ in source.skip(last: 1).map { [$0] } },
    HolderCase("toArray") { source, _, _ in source.toArray() },
  ]

  private static let joining = [
    HolderCase("combineLatest", second) { source, _, _ in
      .combineLatest(source, EventStream.just(1)) { pair, _ in [pair] }
    },
    HolderCase("combineLatest of one origin") { source, _, _ in
      let shared = source.share()
      return .combineLatest(shared, shared.map(\.number)) { pair, _ in [pair] }
    },
    HolderCase("combineLatest of many", second) { source, _, _ in
      EventStream.combineLatest([source]) { $0 }
    },
    HolderCase("zip", atOnce) { source, _, _ in
      .zip(source, EventStream.range(start: 1, count: 9)) { pair, _ in [pair] }
    },
    HolderCase("withLatestFrom") { source, _, _ in
      let shared = source.share()
      return shared.withLatestFrom(shared) { [$0, $1] }
    },
    HolderCase("withLatestFrom, earlier") { source, _, _ in
      let shared = source.share()
      return shared.map(\.number).withLatestFrom(shared) { [$1] }
    },
    HolderCase("sample") { source, _, time in
      source.sample(EventStream.interval(.seconds(2), scheduler: time)).map { [$0] }
    },
    HolderCase("amb", atOnce) { source, _, _ in source.amb(.never()).map { [$0] } },
  ]

  private static let timed = [
    HolderCase("debounce") { source, _, time in
      source.debounce(.seconds(9), scheduler: time).map { [$0] }
    },
    HolderCase("throttle") { source, _, time in
      source.startWith(MortalPair(0, Fate())).throttle(.seconds(9), scheduler: time).map { [$0] }
    },
    HolderCase("delay") { source, _, time in
      source.delay(.seconds(9), scheduler: time).map { [$0] }
    },
    HolderCase("buffer") { source, _, time in
      source.buffer(timeSpan: .seconds(2), count: 2, scheduler: time)
    },
  ]
}

private final class MortalModel: ObservedModel {
  @Observed var pair: MortalPair
  @Observed var late: MortalPair

  init(_ fate: Fate) {
    _pair = Observed(wrappedValue: MortalPair(0, fate))
    _late = Observed(wrappedValue: MortalPair(0, fate), .didSet)
  }
}
