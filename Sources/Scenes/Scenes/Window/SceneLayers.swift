/// The trees of the visible scenes, kept from one change of the navigation to the next, so that a change costs as much as
/// it changes.
struct SceneLayers {
  /// The trees, from the back to the front, as far as they are known.
  private(set) var trees: [ScreenTree] = []
  /// How many of them show scenes; a question and a menu are in front of these.
  private(set) var sceneCount = 0
  /// A Boolean value that indicates whether nothing is missing in front of these trees.
  private(set) var isComplete = false
  /// The index from which the trees may be others than front-ends show; `nil` if there is none.
  private var untold: Int? = 0
  /// A Boolean value that indicates whether something else was told, or shown, during an update.
  private(set) var isOutdated = false

  /// Forgets the trees that may be others: all but some at the back, and what is in front of the scenes.
  mutating func keep(_ count: Int) {
    let same = min(count, sceneCount, trees.count)
    trees.removeSubrange(same...)
    sceneCount = same
    isComplete = false
    differ(from: same)
  }

  /// Takes all trees, the first of which show scenes.
  mutating func complete(_ trees: [ScreenTree], scenes: Int) {
    (self.trees, sceneCount, isComplete) = (trees, scenes, true)
  }

  /// Returns the index from which the trees may be others than front-ends show, and `nil` if there is none.
  mutating func beginToTell() -> Int? {
    defer { (untold, isOutdated) = (nil, false) }
    return untold
  }

  /// Notes that it is not known how much of the trees front-ends show.
  mutating func forgetWhatIsTold() {
    differ(from: 0)
  }

  private mutating func differ(from index: Int) {
    untold = min(untold ?? index, index)
    isOutdated = true
  }
}
