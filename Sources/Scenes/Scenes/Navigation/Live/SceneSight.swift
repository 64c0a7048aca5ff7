/// The visible part of a navigation, which follows it from change to change.
struct SceneSight {
  /// A scene that can be seen, with the one below it in its stack.
  struct Layer {
    let entry: SceneEntryID
    let below: SceneEntryID?
  }

  /// The difference between the sight before a change and after it.
  struct Change {
    /// The entries whose scenes can no longer be seen, and those whose scenes now can, from the back to the front.
    var gone: [SceneEntryID] = []
    var come: [SceneEntryID] = []
    /// How many layers at the back are the same.
    var same = 0
    /// In which order the scenes hear of it.
    var order = SceneTransition.Order.stack
    /// A Boolean value that indicates whether another scene is in front.
    var movesFront = false
    /// A Boolean value that indicates whether nothing could be seen before.
    var isFirst = false
  }

  /// The scenes that can be seen, from the back to the front.
  private(set) var layers: [Layer] = []
  /// The layer of the navigation that is the first of them.
  private var base = 0
  /// How many presentations there are, and the number of the one in front.
  private var presentations: (count: Int, front: Int?) = (0, nil)
  private var tab: String?

  /// Follows a navigation.
  ///
  /// - Parameters:
  ///   - navigation: The navigation.
  ///   - lowest: The lowest of its layers that may differ.
  /// - Returns: The difference.
  /// - Complexity: O(k) for k layers from the lowest that may differ; O(k²) for those of them that do.
  mutating func follow(_ navigation: SceneNavigation, from lowest: Int) -> Change {
    var change = Change()
    let count = navigation.layerCount
    let start = base(in: navigation, from: lowest, of: count)
    change.same = start == base ? min(max(lowest - base, 0), layers.count, count - base) : 0
    base = start
    let (front, old) = (layers.last?.entry, layers[change.same...].map(\.entry))
    change.isFirst = layers.isEmpty
    layers.removeSubrange(change.same...)
    for index in start + change.same..<count {
      if let layer = navigation.layer(at: index) { layers.append(layer) }
    }
    change.movesFront = layers.last?.entry != front
    (change.gone, change.come) = Self.difference(old, layers[change.same...].map(\.entry))
    change.order = order(in: navigation)
    return change
  }

  /// Returns the last layer that covers all behind it.
  private func base(in navigation: SceneNavigation, from lowest: Int, of count: Int) -> Int {
    // Behind the lowest one that may differ, nothing has come or gone.
    let first = lowest > base ? max(lowest, 1) : 1
    let cover =
      first < count
      ? (first..<count).last { navigation.presentations[$0 - 1].coversAll } : nil
    return cover ?? (lowest > base ? min(base, count) : 0)
  }

  /// Notes what else has an influence on the order of calls, and returns that.
  private mutating func order(in navigation: SceneNavigation) -> SceneTransition.Order {
    let known = (presentations, tab)
    presentations = (navigation.presentations.count, navigation.presentations.last?.number)
    tab = navigation.root.selectedTab
    if presentations != known.0 { return .cover }
    return tab == known.1 ? .stack : .tabs
  }

  /// Returns the entries of one list that are not in another one, and the other way round.
  private static func difference(
    _ old: [SceneEntryID],
    _ new: [SceneEntryID]
  ) -> (gone: [SceneEntryID], come: [SceneEntryID]) {
    var (old, new) = (old[...], new[...])
    while let one = old.first, one == new.first {
      old.removeFirst()
      new.removeFirst()
    }
    while let one = old.last, one == new.last {
      old.removeLast()
      new.removeLast()
    }
    return (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
  }
}
