/// The places that a wave reaches in a graph, and those where it may arrive as several values.
///
/// A join that the wave reaches by two of its inputs gives one value (rule 20 of *The rules*). One
/// that it reaches by a single input gives as many as that does.
struct GraphSpread {
  private(set) var isReached: [Bool] = []
  private(set) var isMany: [Bool] = []

  mutating func append(_ node: GraphPlan.Node?, _ inputs: [Int], isStart: Bool) {
    let reached = inputs.count { isReached[$0] }
    let hasMany = inputs.contains { isMany[$0] }
    isReached.append(isStart || reached > 0)
    switch node?.kind {
    case .map, .share, .bind, .bindProperty: isMany.append(hasMany)
    case .combineTwo, .combineThree, .combineMany: isMany.append(hasMany && reached < 2)
    case .mergeConstant, .switchLatest, .switchToJoin: isMany.append(true)
    case .concatMap: isMany.append(inputs.last.map { isMany[$0] } ?? false)
    case .filter, .derived, .scan, .distinct, .bindUnequal, .withLatestFrom, .zip, nil:
      isMany.append(false)
    }
  }

  /// Whether a join of these places emits at most one value.
  func joinsOnce(_ places: [Int]) -> Bool {
    places.count { isReached[$0] } > 1 || !places.contains { isMany[$0] }
  }

  /// Whether the wave reaches exactly one of these places.
  func isLone(_ places: [Int]) -> Bool {
    places.count { isReached[$0] } == 1
  }
}
