/// The origins of a node beyond the number that it tells apart: only the ways by which they reach
/// it are counted.
///
/// While any origin of the group is active, each counts as active. So a join may wait longer than
/// necessary, but never emits too early.
class FoldedOrigins {
  final let group = WaveGroup()
  /// The number of ways, by input.
  @exclusivity(unchecked) private final var ways: [Int32] = []
  /// The number of inputs that have any way.
  @exclusivity(unchecked) private final var inputs = 0

  final var isEmpty: Bool { inputs == 0 }

  /// Adds a way; returns whether it is the first of all inputs.
  final func fold(_ origin: OriginLink.Origin, _ input: Int32) -> Bool {
    switch origin {
    case .one(let wave): wave.enter(group)
    case .many(let other): other.unite(with: group)
    }
    while ways.count <= Int(input) { ways.append(0) }
    ways[Int(input)] += 1
    guard ways[Int(input)] == 1 else { return false }
    inputs += 1
    return inputs == 1
  }

  /// Removes a way; returns whether it was the last of all inputs.
  final func unfold(_ input: Int32) -> Bool {
    guard Int(input) < ways.count, ways[Int(input)] > 0 else { return false }
    ways[Int(input)] -= 1
    guard ways[Int(input)] == 0 else { return false }
    inputs -= 1
    return inputs == 0
  }

  /// Returns `true` if an active origin may reach an input of a join other than this one.
  func isActive(besides input: Int32, of join: JoinNode) -> Bool {
    inputs > (isHere(input) ? 1 : 0) && group.active.contains { $0.mayReach(join) }
  }

  /// Returns whether any of the folded origins comes by this input.
  final func isHere(_ input: Int32) -> Bool {
    ways.indices.contains(Int(input)) && ways[Int(input)] > 0
  }

  /// An active wave that may reach the operator.
  func first(where isMeant: (Wave) -> Bool) -> Wave? {
    isEmpty ? nil : group.active.first(where: isMeant)
  }
}
