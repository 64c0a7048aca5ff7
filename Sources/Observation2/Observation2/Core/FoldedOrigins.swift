/// The origins of an operator that are too many to be told apart: only the ways by which they come
/// are counted.
///
/// While any of the group is active, each of these counts as active. So a join may wait longer than it
/// has to, but never emits too early.
class FoldedOrigins {
  final let group = WaveGroup()
  /// The number of ways, by input.
  @exclusivity(unchecked) private final var ways: [Int32] = []
  /// How many inputs have any.
  @exclusivity(unchecked) private final var inputs = 0

  final var isEmpty: Bool { inputs == 0 }

  /// Adds a way; answers whether it is the first of all inputs.
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

  /// Removes a way; answers whether it was the last of all inputs.
  final func unfold(_ input: Int32) -> Bool {
    guard Int(input) < ways.count, ways[Int(input)] > 0 else { return false }
    ways[Int(input)] -= 1
    guard ways[Int(input)] == 0 else { return false }
    inputs -= 1
    return inputs == 0
  }

  /// Whether an active origin may reach an input other than this one.
  func isActive(besides input: Int32) -> Bool {
    inputs > (isHere(input) ? 1 : 0) && !group.active.isEmpty
  }

  /// Whether any of those that are not told apart come by this input.
  final func isHere(_ input: Int32) -> Bool {
    ways.indices.contains(Int(input)) && ways[Int(input)] > 0
  }

  /// An active wave that may reach the operator.
  func first(where isMeant: (Wave) -> Bool) -> Wave? {
    isEmpty ? nil : group.active.first(where: isMeant)
  }
}
