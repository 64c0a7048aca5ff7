/// What lies under everything that is presented: a stack, or tabs with a stack each.
///
/// In a ``SceneNavigation`` its leaves are entries, in a wish for another root they are routes.
public enum SceneRoot<Leaf> {
  /// Scenes over one another; the last one is on top.
  case stack([Leaf])
  /// Stacks beside one another, and the name of the one that is shown.
  case tabs([SceneTab<Leaf>], selected: String)

  /// The stacks, from the first tab to the last.
  public var stacks: [[Leaf]] {
    var stacks: [[Leaf]] = []
    visitStacks { stacks.append($0) }
    return stacks
  }

  /// Visits them without a list of them.
  func visitStacks(_ visit: ([Leaf]) -> Void) {
    switch self {
    case .stack(let stack): visit(stack)
    case .tabs(let tabs, _): for tab in tabs { visit(tab.stack) }
    }
  }

  /// The stack that is shown.
  public var shown: [Leaf] {
    switch self {
    case .stack(let stack): stack
    case .tabs(let tabs, let selected): tabs.first { $0.name == selected }?.stack ?? []
    }
  }

  /// The name of the tab that is shown, if there are tabs.
  public var selectedTab: String? {
    if case .tabs(_, let selected) = self { selected } else { nil }
  }
}

/// A stack that a person reaches by a tab.
public struct SceneTab<Leaf> {
  /// Its name.
  public let name: String
  /// Its scenes; the last one is on top.
  public var stack: [Leaf]

  /// Creates a tab.
  public init(_ name: String, _ stack: [Leaf]) {
    self.name = name
    self.stack = stack
  }
}

extension SceneRoot: Equatable where Leaf: Equatable {}
extension SceneRoot: Hashable where Leaf: Hashable {}
extension SceneRoot: Sendable where Leaf: Sendable {}
extension SceneTab: Equatable where Leaf: Equatable {}
extension SceneTab: Hashable where Leaf: Hashable {}
extension SceneTab: Sendable where Leaf: Sendable {}
extension SceneTab: Encodable where Leaf: Encodable {}
