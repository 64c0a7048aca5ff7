/// The record of changes to a navigation: the entries that go, and the layers in which something is different.
struct SceneChangeTrace {
  /// The entries that have gone.
  var gone: [SceneEntryID] = []
  /// The lowest layer in which something is different; the root is layer 0.
  private(set) var lowest = Int.max

  /// Notes that something is different in a layer, and perhaps in those in front of it.
  mutating func touch(_ layer: Int) {
    lowest = min(lowest, layer)
  }

  /// Returns the lowest layer in which something is different, and forgets it.
  mutating func takeLowest() -> Int {
    defer { lowest = .max }
    return lowest
  }

  /// Adds the record of later changes.
  mutating func add(_ later: SceneChangeTrace) {
    gone += later.gone
    touch(later.lowest)
  }
}
