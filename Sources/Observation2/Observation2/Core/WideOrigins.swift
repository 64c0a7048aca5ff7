/// The origins of a join that has many inputs.
///
/// Their waves are all in one group, so that the join checks only the active ones.
///
/// - Complexity: O(1) to add and to remove one of n, and to check one that is active.
final class WideOrigins: FoldedOrigins {
  private struct Way: Hashable {
    let wave: ObjectIdentifier
    let input: Int32
  }

  /// The inputs that an origin reaches.
  private struct Reach {
    let wave: Wave
    var inputs: Int = 1
    /// The sum of the inputs' numbers: the number itself if there is only one.
    var sum: Int
  }

  @exclusivity(unchecked) private var ways: [Way: Int32] = [:]
  @exclusivity(unchecked) private var reaches: [ObjectIdentifier: Reach] = [:]
  /// The number of origins that are distinguished, by input.
  @exclusivity(unchecked) private var counts: [Int32] = []

  /// Adds a way; returns whether the origin is new to all inputs, or `nil` if there is no room for
  /// it.
  func add(_ wave: Wave, _ input: Int32) -> Bool? {
    let id = ObjectIdentifier(wave)
    if let count = ways[Way(wave: id, input: input)] {
      ways[Way(wave: id, input: input)] = count + 1
      return false
    }
    while counts.count <= Int(input) { counts.append(0) }
    guard counts[Int(input)] < OriginList.limit else { return nil }
    counts[Int(input)] += 1
    ways[Way(wave: id, input: input)] = 1
    guard var reach = reaches[id] else {
      wave.enter(group)
      reaches[id] = Reach(wave: wave, sum: Int(input))
      return true
    }
    reach.inputs += 1
    reach.sum += Int(input)
    reaches[id] = reach
    return false
  }

  /// Removes a way; returns whether it was the origin's last by any input, or `nil` if the origin
  /// is not told apart.
  func remove(_ wave: Wave, _ input: Int32) -> Bool? {
    let id = ObjectIdentifier(wave)
    guard let count = ways[Way(wave: id, input: input)], var reach = reaches[id] else { return nil }
    guard count == 1 else {
      ways[Way(wave: id, input: input)] = count - 1
      return false
    }
    ways[Way(wave: id, input: input)] = nil
    counts[Int(input)] -= 1
    reach.inputs -= 1
    reach.sum -= Int(input)
    reaches[id] = reach.inputs == 0 ? nil : reach
    return reach.inputs == 0
  }

  override func isActive(besides input: Int32, of join: JoinNode) -> Bool {
    for wave in group.active {
      let id = ObjectIdentifier(wave)
      guard let reach = reaches[id], reach.inputs > 1 || reach.sum != input else { continue }
      // A wave that is held back is held back above this input, if it comes by that too.
      if wave.isRunning { return true }
      let isBoth = isHere(input) || ways[Way(wave: id, input: input)] != nil
      if isBoth, wave.mayReach(join) { return true }
    }
    return super.isActive(besides: input, of: join)
  }

  override func first(where isMeant: (Wave) -> Bool) -> Wave? {
    let isFolded = !isEmpty
    return group.active.first {
      isMeant($0) && (isFolded || reaches[ObjectIdentifier($0)] != nil)
    }
  }
}
