/// A random graph of values that bindings and closures pass on to each other.
struct FeedPlan {
  /// The kinds of places that hold or pass values.
  enum Kind: CaseIterable {
    case property
    case lateProperty
    case behaviorRelay
    case publishRelay
    case replayRelay
  }

  /// A binding or a closure from one place to another.
  struct Edge {
    let from: Int
    let to: Int
    /// The number of values that a closure passes on; `nil` for a binding.
    let budget: Int?
    /// The largest value that it passes on; a larger one becomes this one.
    let limit: Int
  }

  let kinds: [Kind]
  let edges: [Edge]
  /// The places that are set by hand, and the values.
  let sets: [(place: Int, value: Int)]

  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    let count = 1 + pick(4)
    kinds = (0..<count).map { _ in Kind.allCases[pick(Kind.allCases.count)] }
    edges = (0..<(1 + pick(6))).map { _ in
      Edge(
        from: pick(count),
        to: pick(count),
        budget: pick(3) == 0 ? 1 + pick(3) : nil,
        limit: pick(3) == 0 ? 1 + pick(3) : 5
      )
    }
    sets = (0..<6).map { _ in (pick(count), 1 + pick(5)) }
  }
}
