import Observation2
import Testing

/// A random graph, its model, and observers that subscribe and dispose while values pass.
@MainActor
final class SwitchingGraph {
  /// The values that one observer has received in the current change.
  final class Tape {
    let places: [Int]
    var values: [Int] = []
    /// Whether it subscribed or was disposed of during this change.
    var isPassing = true
    private var subscription: (any Disposable)?

    init(_ places: [Int], _ stream: EventStream<Int>) {
      self.places = places
      subscription = stream.subscribe { [unowned self] in values.append($0) }
    }

    deinit { stop() }

    func stop() {
      subscription?.dispose()
      subscription = nil
    }
  }

  private let seed: UInt64
  private var random: SplitMix
  private let plan: GraphPlan
  private let origins: GraphOrigins
  private let slices: Set<Int>
  private let graph: GraphOfStreams
  private var model: GraphModel
  private var tapes: [Tape] = []
  private let bag = DisposeBag()
  /// Whether a property has kept a binding that nobody else does.
  private(set) var isLeaking = false

  init(seed: UInt64) {
    self.seed = seed
    random = SplitMix(seed: seed)
    let count = seed % 6 == 5 ? 40 : 1 + Int(seed % 5)
    let size = [8, 25, 60, 120][Int(seed / 6) % 4]
    plan = GraphPlan(
      origins: count,
      nodes: size,
      kinds: GraphPlan.Kind.allCases,
      random: &random
    )
    let values = (0..<count).map { $0 * 11 }
    origins = GraphOrigins(values)
    let (streams, slices) = origins.streams(random: &random)
    self.slices = slices
    model = GraphModel(plan, origins: values)
    graph = GraphOfStreams(plan, streams: streams)
    // The order of subscribing decides the order in which joins wait.
    tapes = graph.streams.indices.shuffled(using: &random).map { Tape([$0], graph.streams[$0]) }
  }

  /// Makes one change and returns the number of checked observers.
  func play(_ change: Int) throws -> Int {
    for tape in tapes { (tape.values, tape.isPassing) = ([], false) }
    let meddler = subscribeMeddler()
    let set = makeChange()
    let fired = model.change(set)
    let starts = set.keys.contains(where: slices.contains) ? slices : Set(set.keys)
    let spread = model.spread(from: starts)
    meddler.dispose()
    for tape in tapes {
      let expected = tape.isPassing ? joined(tape.places) : value(of: tape.places, fired)
      // An observer that subscribes meanwhile receives the current value, and then the one that
      // arrives on its only path.
      let isOnce = spread.joinsOnce(tape.places) && (!tape.isPassing || !spread.isLone(tape.places))
      try #require(
        tape.values.last == expected && (tape.values.count <= 1 || !isOnce),
        """
        seed \(seed), change \(change) of \(set) at \(tape.places): \(tape.values), not \
        \(String(describing: expected))
        """
      )
    }
    return tapes.count
  }

  /// Sets an origin, several slices, or a relay or property in the middle of the graph.
  private func makeChange() -> [Int: Int] {
    let value = Int(random.next() % 12)
    if let set = rebind() { return set }
    if random.next() % 4 == 0, let place = graph.setters.keys.sorted().randomElement(using: &random)
    {
      if random.next() % 2 == 0, let binder = graph.binders[place] {
        isLeaking = isLeaking || !binder.setInPassing(value)
      } else {
        graph.setters[place]?(value)
      }
      return [place: value]
    }
    let origin = Int(random.next() % UInt64(plan.origins))
    guard slices.contains(origin) else {
      origins.set(origin, value)
      return [origin: value]
    }
    var set: [Int: Int] = [:]
    for slice in slices.sorted() where slice == origin || random.next() % 4 == 0 {
      set[slice] = Int(random.next() % 12)
    }
    origins.setSlices(set)
    return set.filter { $0.value != model.newest[$0.key] }
  }

  /// Disposes of a random binding into a property, or makes another; returns what that changes, if it
  /// is a change.
  private func rebind() -> [Int: Int]? {
    guard random.next() % 4 == 0,
      let (place, binder) = graph.binders.sorted(by: { $0.key < $1.key })
        .randomElement(using: &random)
    else { return nil }
    if binder.count == binder.limit || binder.count > 0 && random.next() % 2 == 0 {
      binder.unbind(Int(random.next() >> 33))
      model.setBound(binder.count > 0, place)
      return nil
    }
    let value = model.rebound(place)
    model.setBound(true, place)
    binder.bind()
    return value.map { [place: $0] } ?? [:]
  }

  /// Subscribes an observer at a random place that creates a join and disposes of others on a
  /// value.
  private func subscribeMeddler() -> any Disposable {
    let place = Int(random.next() % UInt64(graph.streams.count))
    var isArmed = false
    let subscription = graph.streams[place].subscribe { [unowned self] _ in
      guard isArmed else { return }
      isArmed = false
      meddle()
    }
    isArmed = true
    return subscription
  }

  private func meddle() {
    let valued = graph.streams.indices.filter { plan.hasValue[$0] }
    let places = (0..<2).map { _ in valued[Int(random.next() % UInt64(valued.count))] }
    let joined = EventStream<Int>.combineLatest(
      graph.streams[places[0]],
      graph.streams[places[1]]
    ) { GraphPlan.join([$0, $1]) }
    tapes.append(Tape(places, joined))
    guard tapes.count > graph.streams.count + 3 else { return }
    let extra = tapes.count - graph.streams.count - 1
    let dropped = tapes.remove(at: graph.streams.count + Int(random.next() % UInt64(extra)))
    dropped.stop()
  }

  private func value(of places: [Int], _ fired: [Int?]) -> Int? {
    if places.count == 1 { return fired[places[0]] }
    return places.contains { fired[$0] != nil } ? joined(places) : nil
  }

  private func joined(_ places: [Int]) -> Int {
    GraphPlan.join(places.compactMap { model.replay(of: $0) })
  }
}
