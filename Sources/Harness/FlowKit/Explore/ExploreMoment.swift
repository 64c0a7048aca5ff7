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

  /// Whether it comes before another one: the nearer first, then by a number that the seed decides.
  func isBefore(_ other: ExploreMoment, seed: UInt64) -> Bool {
    if cost != other.cost { return cost < other.cost }
    if way.count != other.way.count { return way.count < other.way.count }
    var one = FlowRandom(seed: digest ^ seed)
    var another = FlowRandom(seed: other.digest ^ seed)
    return one.next() < another.next()
  }
}
