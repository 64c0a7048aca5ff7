import FlowFormat
import FlowReports

/// A moment of the app that has been reached.
package struct ExploreMoment: Equatable, Sendable, Codable {
  /// A number that no other moment has.
  let digest: UInt64
  /// The steps from a fresh installation.
  let way: [WalkStep]
  /// How far from the start it is.
  let cost: Int
  /// How many actions of a person or of the outside lead to it; time that passes is none.
  let depth: Int
  /// The form of the route in front, such as `product/ID`; empty where no app runs.
  let screen: String

  /// A Boolean value that indicates whether a fault of the network is on the way to it.
  var hasFault: Bool { way.contains { $0.action == .fault } }

  /// Returns a Boolean value that indicates whether it comes before another one.
  ///
  /// The nearer comes first, then the one with fewer actions on its way. That is the case for a state that a feature
  /// lists. Then a number decides that depends on the seed.
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
  var nearestFirst: [ExploreMoment] { nearestFirst(hasFault: \.hasFault) }

  /// Returns the moments in the order of ``nearestFirst``.
  ///
  /// - Parameter hasFault: Returns `true` for a moment with a fault on its way. It may read the whole way, so the sort
  ///   calls it once for each moment, and not in each comparison.
  /// - Returns: The same moments.
  func nearestFirst(hasFault: (ExploreMoment) -> Bool) -> [ExploreMoment] {
    let keys = enumerated().map { ($1.cost, hasFault($1) ? 1 : 0, $0) }
    return keys.sorted(by: <).map { self[$0.2] }
  }
}
