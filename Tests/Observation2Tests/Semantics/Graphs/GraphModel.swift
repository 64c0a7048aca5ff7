/// What a graph should do: each change is one pass over all nodes, in which a node fires at most
/// once.
struct GraphModel {
  private let plan: GraphPlan
  /// The newest value of each origin and of each node that remembers one.
  private var newest: [Int?]
  /// What each node got last from each of its inputs.
  private var memory: [[Int?]]

  init(_ plan: GraphPlan, origins: [Int]) {
    self.plan = plan
    newest = origins
    memory = origins.map { _ in [] }
    for node in plan.nodes {
      let replays = node.inputs.map { replay(of: $0) }
      memory.append(node.inputs.map { _ in nil })
      newest.append(node.kind == .bind || node.kind == .bindProperty ? node.number : nil)
      _ = pass(replays, through: newest.count - 1)
    }
  }

  /// What a new observer of a node gets at once.
  func replay(of place: Int) -> Int? {
    guard place >= plan.origins else { return newest[place] }
    let node = plan.nodes[place - plan.origins]
    switch node.kind {
    case .map: return replay(of: node.inputs[0]).map(node.transform)
    case .filter: return replay(of: node.inputs[0]).flatMap { node.isIncluded($0) ? $0 : nil }
    default: return newest[place]
    }
  }

  /// What each origin and node gives when these origins change at once.
  mutating func change(_ origins: [Int: Int]) -> [Int?] {
    var fired: [Int?] = []
    for place in 0..<plan.origins {
      fired.append(origins[place])
      if let value = origins[place] { newest[place] = value }
    }
    for (index, node) in plan.nodes.enumerated() {
      fired.append(pass(node.inputs.map { fired[$0] }, through: plan.origins + index))
    }
    return fired
  }

  /// Hands values to a node and answers what it gives.
  private mutating func pass(_ values: [Int?], through place: Int) -> Int? {
    let node = plan.nodes[place - plan.origins]
    for (index, value) in values.enumerated() where value != nil { memory[place][index] = value }
    let result = result(of: node, values, place)
    if let result, node.kind != .map, node.kind != .filter { newest[place] = result }
    return result
  }

  private func result(of node: GraphPlan.Node, _ values: [Int?], _ place: Int) -> Int? {
    switch node.kind {
    case .map: return values[0].map(node.transform)
    case .filter: return values[0].flatMap { node.isIncluded($0) ? $0 : nil }
    case .scan: return values[0].map { node.fold(newest[place] ?? node.number, $0) }
    case .distinct: return values[0].map(node.key).flatMap { $0 == newest[place] ? nil : $0 }
    case .share, .bind, .bindProperty: return values[0]
    case .withLatestFrom:
      guard let value = values[0], let other = memory[place][1] else { return nil }
      return GraphPlan.join([value, other])
    case .combineTwo, .combineThree:
      let held = memory[place].compactMap { $0 }
      guard values.contains(where: { $0 != nil }), held.count == values.count else { return nil }
      return GraphPlan.join(held)
    }
  }
}
