import Observation2

/// Where a person is in an app, as a value: stacks, tabs and what is in front of them, with routes as
/// leaves.
///
/// ```
/// root ── stack, or tabs with a stack each
///  ▲
///  └ presentation ◄── presentation …      each presented by a scene of the one below
/// ```
/// It is changed by ``apply(_:from:)`` alone, which is a function of the value and the change: the
/// ``SceneNavigator`` keeps living scenes as it says. <doc:NavigationIsAValue> has the rules.
public struct SceneNavigation: Hashable, Sendable {
  /// The stack or the tabs under everything that is presented.
  ///
  /// A stack is empty before the first scene comes.
  public internal(set) var root: SceneRoot<SceneEntry>
  /// The presentations, from the back to the front.
  public internal(set) var presentations: [ScenePresentation] = []
  /// The number of the next entry; none is used twice.
  var nextNumber = 1

  /// Creates a navigation.
  ///
  /// - Parameter root: Its stack or tabs; an empty stack by default.
  /// - Throws: ``SceneNavigationError`` for a root that makes no sense.
  public init(_ root: SceneRoot<AnySceneRoute>) throws(SceneNavigationError) {
    self.init()
    if case .stack([]) = root { return }
    _ = try apply(.replaceRoot(root))
  }

  /// Creates a navigation without a scene.
  public init() {
    root = .stack([])
  }

  /// All entries: those of the root, then those of each presentation.
  ///
  /// - Complexity: O(n) for n entries.
  public var entries: [SceneEntry] {
    var entries: [SceneEntry] = []
    visitStacks { entries += $0 }
    return entries
  }

  /// How many entries there are.
  ///
  /// - Complexity: O(s) for s stacks.
  public var count: Int {
    var count = 0
    visitStacks { count += $0.count }
    return count
  }

  /// Visits the root's stacks, and those in front of it from the back to the front.
  private func visitStacks(_ visit: ([SceneEntry]) -> Void) {
    root.visitStacks(visit)
    for presentation in presentations { visit(presentation.stack) }
  }

  /// The entries that have numbers from one on.
  ///
  /// In a stack the numbers of added entries grow, so that only the new ones are looked at.
  func entries(from number: Int) -> [SceneEntry] {
    if nextNumber == number { return [] }
    var new: [SceneEntry] = []
    visitStacks { stack in
      for entry in stack.reversed() {
        guard entry.id.number >= number else { break }
        new.append(entry)
      }
    }
    return new
  }

  /// Returns the entries of a root, which have the next numbers.
  mutating func entries(for root: SceneRoot<AnySceneRoute>) -> SceneRoot<SceneEntry> {
    switch root {
    case .stack(let routes): .stack(routes.map { entry($0) })
    case .tabs(let tabs, let selected):
      .tabs(
        tabs.map { tab in SceneTab(tab.name, tab.stack.map { entry($0) }) },
        selected: selected
      )
    }
  }

  /// Removes everything; the numbers of entries go on.
  mutating func removeAll() {
    (root, presentations) = (.stack([]), [])
  }

  /// The entries whose scenes can be seen, from the back to the front.
  ///
  /// These are the top of the root's stack and of each presentation's, but none behind one that covers the whole
  /// screen.
  public var visible: [SceneEntry] {
    if presentations.isEmpty { return root.shown.suffix(1) }
    var seen = root.shown.suffix(1)
    for presentation in presentations {
      if presentation.coversAll { seen = [] }
      seen += presentation.stack.suffix(1)
    }
    return Array(seen)
  }

  /// How many scenes lie one over another: the top of the root's stack, and of each presentation's.
  ///
  /// A question is no layer, and is always in front.
  var layerCount: Int {
    if root.shown.isEmpty { return 0 }
    return presentations.count + (prompt == nil ? 1 : 0)
  }

  /// Returns the scene on top of a layer, and the one below it in its stack.
  func layer(at index: Int) -> SceneSight.Layer? {
    let stack = index == 0 ? root.shown : presentations[index - 1].stack
    guard let top = stack.last else { return nil }
    return SceneSight.Layer(
      entry: top.id,
      below: stack.count > 1 ? stack[stack.count - 2].id : nil
    )
  }

  /// The entry of the scene in front, behind a question perhaps.
  public var top: SceneEntry? {
    for presentation in presentations.reversed() {
      if let top = presentation.stack.last { return top }
    }
    return root.shown.last
  }

  /// The question in front of everything, if there is one.
  public var prompt: ScenePrompt? { presentations.last?.prompt }

  /// A Boolean value that indicates whether the system's back has something to go back to.
  public var canGoBack: Bool {
    front.map { self[$0].count > 1 } ?? false
  }

  // MARK: - Stacks

  /// Where a stack is.
  enum Place: Hashable {
    case root
    case tab(Int)
    case presentation(Int)

    /// How many layers lie behind the stack.
    var layer: Int {
      if case .presentation(let index) = self { index + 1 } else { 0 }
    }
  }

  subscript(place: Place) -> [SceneEntry] {
    switch (place, root) {
    case (.root, .stack(let stack)): stack
    case (.tab(let index), .tabs(let tabs, _)): tabs[index].stack
    case (.presentation(let index), _): presentations[index].stack
    default: preconditionFailure("unreachable: \(place) is not in this root")
    }
  }

  /// Changes a stack where it is: a stack that something else keeps too is copied.
  mutating func change(_ place: Place, _ body: (inout [SceneEntry]) -> Void) {
    switch place {
    case .root:
      guard case .stack(var stack) = root else { break }
      root = .stack([])
      body(&stack)
      root = .stack(stack)
    case .tab(let index):
      guard case .tabs(var tabs, let selected) = root else { break }
      root = .stack([])
      body(&tabs[index].stack)
      root = .tabs(tabs, selected: selected)
    case .presentation(let index):
      guard case .scenes(var stack, let cover) = presentations[index].content else { break }
      presentations[index].content = .scenes([], as: cover)
      body(&stack)
      presentations[index].content = .scenes(stack, as: cover)
    }
  }

  /// The stack in front; `nil` behind a question.
  var front: Place? {
    if let last = presentations.last {
      return last.prompt == nil ? .presentation(presentations.count - 1) : nil
    }
    return shownRoot
  }

  /// The stack of the root that is shown.
  var shownRoot: Place {
    guard case .tabs(let tabs, let selected) = root else { return .root }
    return .tab(tabs.firstIndex { $0.name == selected } ?? 0)
  }

  /// The stack in which an entry lies.
  ///
  /// - Complexity: O(s log n) for s stacks of n entries.
  func place(of id: SceneEntryID) -> Place? {
    if let index = presentations.lastIndex(where: { $0.stack.holds(id) }) {
      return .presentation(index)
    }
    switch root {
    case .stack(let stack): return stack.holds(id) ? .root : nil
    case .tabs(let tabs, _): return tabs.firstIndex { $0.stack.holds(id) }.map { .tab($0) }
    }
  }

  /// The entries of the layer that a presentation lies on.
  func layer(below index: Int) -> [SceneEntry] {
    index == 0 ? root.stacks.flatMap(\.self) : presentations[index - 1].stack
  }
}

extension [SceneEntry] {
  /// Returns `true` if an entry lies in the stack, whose numbers grow from the bottom to the top.
  fileprivate func holds(_ id: SceneEntryID) -> Bool {
    let index = partitioningIndex { $0.id >= id }
    return index < count && self[index].id == id
  }
}
