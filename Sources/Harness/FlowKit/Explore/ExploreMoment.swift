/// A moment of the app that has been reached.
struct ExploreMoment: Hashable, Sendable, Codable {
  /// What makes it another one than all others.
  let digest: UInt64
  /// The steps from a fresh installation.
  let way: [MonkeyStep]
  /// How far from the start it is.
  let cost: Int
  /// How many actions of a person or of the outside lead to it; time that passes is none.
  let depth: Int
  /// The form of the route in front, such as `product/ID`; empty where no app runs.
  let screen: String

  /// Whether a fault of the network is on the way to it.
  var hasFault: Bool { way.contains { $0.action == .fault } }

  /// Whether it comes before another one: the nearer first, then what fewer actions lead to, as the way to a state that
  /// a feature lists, then by a number that the seed decides.
  func isBefore(_ other: ExploreMoment, seed: UInt64) -> Bool {
    if cost != other.cost { return cost < other.cost }
    if depth != other.depth { return depth < other.depth }
    if way.count != other.way.count { return way.count < other.way.count }
    var one = FlowRandom(seed: digest ^ seed)
    var another = FlowRandom(seed: other.digest ^ seed)
    return one.next() < another.next()
  }
}

extension [ExploreMoment] {
  /// The nearer first, and of those that are equally near those without a fault; what is alike in both stays in its order.
  var nearestFirst: [ExploreMoment] {
    enumerated().sorted { one, other in
      (one.element.cost, one.element.hasFault ? 1 : 0, one.offset)
        < (other.element.cost, other.element.hasFault ? 1 : 0, other.offset)
    }
    .map(\.element)
  }
}
