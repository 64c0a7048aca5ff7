/// The origins of a join that has many inputs.
///
/// Their waves are all in one group, so that the join looks at the active ones, and not at all
/// that there are.
///
/// - Complexity: O(1) to add and to remove one of n, and to look at one that is active.
final class WideOrigins: FoldedOrigins {
  private struct Way: Hashable {
    let wave: ObjectIdentifier
    let input: Int32
  }

  /// Which inputs an origin reaches.
  private struct Reach {
    let wave: Wave
    var inputs: Int = 1
    /// The sum of their numbers: the number itself if there is one.
    var sum: Int
  }

  @exclusivity(unchecked) private var ways: [Way: Int32] = [:]
  @exclusivity(unchecked) private var reaches: [ObjectIdentifier: Reach] = [:]
  /// How many origins are told apart, by input.
  @exclusivity(unchecked) private var counts: [Int32] = []

  /// Adds a way; answers whether the origin is new to all inputs, or nothing if there is no room for
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

  /// Removes a way; answers whether it was the origin's last by any input, or nothing if it is not
  /// among those that are told apart.
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

  override func isActive(besides input: Int32) -> Bool {
    for wave in group.active {
      let id = ObjectIdentifier(wave)
      guard let reach = reaches[id], reach.inputs > 1 || reach.sum != input else { continue }
      // One that is held back is so above this input, if it comes by that too.
      if wave.isRunning || isHere(input) || ways[Way(wave: id, input: input)] != nil { return true }
    }
    return super.isActive(besides: input)
  }

  override func first(where isMeant: (Wave) -> Bool) -> Wave? {
    let isFolded = !isEmpty
    return group.active.first {
      isMeant($0) && (isFolded || reaches[ObjectIdentifier($0)] != nil)
    }
  }
}
