/// The rules of bindings and closures that feed each other, written down as plainly as possible.
final class NaiveFeed {
  private final class Place {
    let kind: FeedPlan.Kind
    var value = 0
    var generation = 0
    /// The values that a replay relay repeats.
    var buffer: [Int] = []
    var observers: [(Int) -> Void] = []
    var isSending = false
    var queue: [Int] = []
    /// The value that is being delivered, as far as the place knows it.
    var arriving: Int?

    init(_ kind: FeedPlan.Kind) { self.kind = kind }

    var newest: Int? { queue.last ?? arriving }
  }

  private let places: [Place]
  /// The places that deliver and the edges at work, the innermost last.
  private var stack: [Step] = []
  private var deliveries = 0
  private(set) var log: [String] = []

  private enum Step: Equatable {
    case place(Int)
    case binding
    case closure
  }

  init(_ plan: FeedPlan) {
    places = plan.kinds.map { Place($0) }
    for index in places.indices {
      observe(index) { [unowned self] in log.append("\(index): \($0)") }
    }
    for edge in plan.edges { connect(edge) }
    for (place, value) in plan.sets {
      log.append("set \(place)")
      set(place, value, isBinding: false)
    }
  }

  /// `true` if values chase each other without end.
  var isEndless: Bool { deliveries > 300 }

  private func connect(_ edge: FeedPlan.Edge) {
    var budget = edge.budget ?? 0
    observe(edge.from) { [unowned self] value in
      if edge.budget != nil {
        guard budget > 0 else { return }
        budget -= 1
      }
      stack.append(edge.budget == nil ? .binding : .closure)
      set(edge.to, min(value, edge.limit), isBinding: edge.budget == nil)
      stack.removeLast()
    }
  }

  /// Adds an observer, which first receives what the place repeats: a turn of its own.
  private func observe(_ index: Int, _ observer: @escaping (Int) -> Void) {
    let place = places[index]
    place.observers.append(observer)
    let repeated: [Int]
    switch place.kind {
    case .publishRelay: repeated = []
    case .replayRelay: repeated = place.buffer
    default: repeated = [place.value]
    }
    if place.isSending {
      for value in repeated { observer(value) }
      return
    }
    place.isSending = true
    place.arriving = place.kind == .publishRelay ? nil : repeated.last
    stack.append(.place(index))
    for value in repeated { observer(value) }
    stack.removeLast()
    finish(index)
  }

  private func set(_ index: Int, _ value: Int, isBinding: Bool) {
    if isEndless { return }
    let place = places[index]
    if place.isSending {
      if isBinding, place.newest == value, isState(place) || isPure(index) { return }
      place.queue.append(value)
      store(place, value)
      return
    }
    place.isSending = true
    let before = place.generation
    if place.kind != .property { store(place, value) }
    // A relay of events knows only the values that have waited.
    place.arriving = place.kind == .publishRelay ? nil : value
    deliver(index, value)
    finish(index)
    if place.kind == .property, place.generation == before { store(place, value) }
  }

  private func store(_ place: Place, _ value: Int) {
    place.generation += 1
    place.value = value
  }

  private func finish(_ index: Int) {
    let place = places[index]
    while !place.queue.isEmpty, !isEndless {
      let value = place.queue.removeFirst()
      place.arriving = value
      deliver(index, value)
    }
    place.queue = []
    place.arriving = nil
    place.isSending = false
  }

  private func deliver(_ index: Int, _ value: Int) {
    deliveries += 1
    places[index].buffer = (places[index].buffer + [value]).suffix(2)
    stack.append(.place(index))
    for observer in places[index].observers { observer(value) }
    stack.removeLast()
  }

  private func isState(_ place: Place) -> Bool {
    place.kind != .publishRelay && place.kind != .replayRelay
  }

  /// Returns `true` if bindings alone have led from a place back to it.
  private func isPure(_ index: Int) -> Bool {
    guard let start = stack.lastIndex(of: .place(index)) else { return false }
    return !stack[start...].contains(.closure)
  }
}
