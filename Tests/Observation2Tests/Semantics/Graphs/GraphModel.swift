/// The reference for a graph: each change is one pass over all nodes, in which a node emits at most
/// once.
struct GraphModel {
  private let plan: GraphPlan
  /// The newest value of each origin and of each node that remembers one.
  private(set) var newest: [Int?]
  /// The last value that each node received from each of its inputs.
  private var memory: [[Int?]]
  /// The values that wait in the queues of each `zip`.
  private var lines: [Int: [[Int]]] = [:]
  /// The properties to which nothing is bound any more.
  private var unbound: Set<Int> = []

  init(_ plan: GraphPlan, origins: [Int]) {
    self.plan = plan
    newest = origins
    memory = origins.map { _ in [] }
    for node in plan.nodes {
      let replays = node.inputs.map { replay(of: $0) }
      memory.append(node.inputs.map { _ in nil })
      newest.append(node.initial)
      _ = pass(replays, through: newest.count - 1)
    }
  }

  /// Returns the value that a new observer of a node receives at once.
  func replay(of place: Int) -> Int? {
    guard place >= plan.origins else { return newest[place] }
    let node = plan.nodes[place - plan.origins]
    switch node.kind {
    case .map: return replay(of: node.inputs[0]).map(node.transform)
    case .filter, .derived:
      return replay(of: node.inputs[0]).flatMap { node.isIncluded($0) ? $0 : nil }
    default: return newest[place]
    }
  }

  /// Returns the value that each origin and node emits when these origins are set at once.
  mutating func change(_ set: [Int: Int]) -> [Int?] {
    var fired: [Int?] = []
    for place in 0..<plan.origins {
      fired.append(set[place])
      if let value = set[place] { newest[place] = value }
    }
    for (index, node) in plan.nodes.enumerated() {
      let place = plan.origins + index
      fired.append(pass(node.inputs.map { fired[$0] }, through: place) ?? set[place])
      if let value = set[place] { newest[place] = value }
    }
    return fired
  }

  mutating func setBound(_ isBound: Bool, _ place: Int) {
    if isBound { unbound.remove(place) } else { unbound.insert(place) }
  }

  /// Returns what a property is set to when its input is bound to it anew.
  func rebound(_ place: Int) -> Int? {
    let node = plan.nodes[place - plan.origins]
    guard let value = replay(of: node.inputs[0]), node.kind == .bindUnequal else {
      return replay(of: node.inputs[0])
    }
    return node.key(value) == newest[place] ? nil : node.key(value)
  }

  /// Returns the nodes that a wave from `places` reaches.
  func spread(from places: Set<Int>) -> GraphSpread {
    var spread = GraphSpread()
    for place in newest.indices {
      let inputs = place < plan.origins ? [] : liveInputs(of: place)
      let node = place < plan.origins ? nil : plan.nodes[place - plan.origins]
      spread.append(node, inputs, isStart: places.contains(place))
    }
    return spread
  }

  /// Returns the inputs to which a node is currently subscribed.
  private func liveInputs(of place: Int) -> [Int] {
    if unbound.contains(place) { return [] }
    let node = plan.nodes[place - plan.origins]
    switch node.kind {
    case .switchLatest: return [node.inputs[0], node.inputs[node.choice(memory[place][0] ?? 0)]]
    case .concatMap: return node.number % 3 == 2 ? [node.inputs[1]] : node.inputs
    default: return node.inputs
    }
  }

  /// Passes values to a node and returns the one that it emits.
  private mutating func pass(_ values: [Int?], through place: Int) -> Int? {
    if unbound.contains(place) { return nil }
    let node = plan.nodes[place - plan.origins]
    for (index, value) in values.enumerated() where value != nil { memory[place][index] = value }
    let result = node.kind == .zip ? zip(values, place) : result(of: node, values, place)
    if let result, node.kind != .map, node.kind != .filter { newest[place] = result }
    return result
  }

  private func result(of node: GraphPlan.Node, _ values: [Int?], _ place: Int) -> Int? {
    let memory = memory[place]
    switch node.kind {
    case .map: return values[0].map(node.transform)
    case .filter, .derived: return values[0].flatMap { node.isIncluded($0) ? $0 : nil }
    case .scan: return values[0].map { node.fold(newest[place] ?? node.number, $0) }
    case .distinct, .bindUnequal:
      return values[0].map(node.key).flatMap { $0 == newest[place] ? nil : $0 }
    case .share, .bind, .bindProperty, .zip: return values[0]
    case .withLatestFrom:
      guard let value = values[0], let other = memory[1] else { return nil }
      return GraphPlan.join([value, other])
    case .combineTwo, .combineThree, .combineMany, .switchToJoin:
      let held = memory.compactMap { $0 }
      guard values.contains(where: { $0 != nil }), held.count == values.count else { return nil }
      return GraphPlan.join(held)
    case .mergeConstant: return values.contains { $0 != nil } ? node.number : nil
    case .switchLatest:
      let inner = node.choice(memory[0] ?? 0)
      return values[0] ?? values[inner] == nil ? nil : memory[inner]
    case .concatMap: return values[1]
    }
  }

  private mutating func zip(_ values: [Int?], _ place: Int) -> Int? {
    var waiting = lines[place] ?? [[], []]
    for (index, value) in values.enumerated() { value.map { waiting[index].append($0) } }
    defer { lines[place] = waiting }
    guard waiting.allSatisfy({ !$0.isEmpty }) else { return nil }
    return GraphPlan.join(waiting.indices.map { waiting[$0].removeFirst() })
  }
}
