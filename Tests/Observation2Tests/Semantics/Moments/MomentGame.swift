import Observation2
import Testing

/// Observers of a graph of moments that react to values: they set origins, perhaps in the middle of
/// a send, subscribe to other places and to joins of them, dispose, and bind one place to another.
@MainActor
final class MomentGame {
  private final class Tape {
    let name: String
    var last: Moment?
    var isOver = false
    var subscription: (any Disposable)?

    init(_ name: String) { self.name = name }
  }

  let graph: MomentGraph
  private let seed: UInt64
  private var tapes: [Tape] = []
  private var gone: [Tape] = []
  private var bindings: [any Disposable] = []
  /// The number of reactions that are left, so that every step ends.
  private var budget = 0
  private var depth = 0
  private var strays: [String] = []

  init(seed: UInt64) {
    self.seed = seed
    graph = MomentGraph(seed: seed)
    for place in graph.streams.indices.shuffled(using: &graph.random)
    where graph.below(3) == 0 || place >= graph.streams.count - 3 {
      record([place])
    }
  }

  func play(_ step: Int) throws {
    budget = 6
    act()
    for tape in tapes {
      for (origin, version) in tape.last?.versions ?? [-1: -1]
      where version != graph.newest[origin] {
        strays.append("\(tape.name) has \(version) of \(origin)")
      }
    }
    try #require(
      graph.glitches.isEmpty && strays.isEmpty,
      "seed \(seed), step \(step): \(graph.glitches) \(strays)"
    )
  }

  func stop() {
    for tape in tapes { tape.subscription?.dispose() }
    for binding in bindings { binding.dispose() }
  }

  private func record(_ places: [Int]) {
    let tape = Tape("\(places)")
    let inputs = places.map { graph.streams[$0] }
    let joined = EventStream<Moment>.combineLatest(inputs) { [unowned self] in
      graph.join($0, tape.name)
    }
    tapes.append(tape)
    let stream = places.count == 1 ? inputs[0] : joined
    tape.subscription = stream.subscribe { [unowned self, unowned tape] moment in
      if tape.isOver { strays.append("\(tape.name) is told something when it has left") }
      tape.last = moment
      meddle()
    }
  }

  private func meddle() {
    guard budget > 0, depth < 4, graph.below(4) == 0 else { return }
    budget -= 1
    depth += 1
    act()
    depth -= 1
  }

  private func act() {
    switch graph.below(10) {
    case 0: record((0..<(2 + graph.below(3))).map { _ in graph.below(graph.streams.count) })
    case 1: record([graph.below(graph.streams.count)])
    case 2: leave()
    case 3: bind()
    case 4: if !bindings.isEmpty { bindings.remove(at: graph.below(bindings.count)).dispose() }
    default: graph.setters[graph.below(graph.setters.count)]()
    }
  }

  private func leave() {
    guard tapes.count > 4 else { return }
    let index = graph.below(tapes.count)
    guard let subscription = tapes[index].subscription else { return }
    let tape = tapes.remove(at: index)
    tape.isOver = true
    gone.append(tape)
    subscription.dispose()
  }

  /// Binds a stream to a place further down; a value that comes back in a loop is a change of its
  /// own.
  private func bind() {
    guard !graph.sinks.isEmpty else { return }
    let (place, bind) = graph.sinks[graph.below(graph.sinks.count)]
    bindings.append(bind(graph.streams[graph.below(place)]))
  }
}
