/// The elements of a tree that concern what a person sees.
///
/// They want to know whether they are in sight, ask for the focus, or hide the elements behind them. All lists are
/// short, since most elements are in none. The tree notes an element when it comes and when its description changes.
@MainActor
struct TreeSight {
  /// The elements that watch whether they are in sight, or ask for the focus.
  private(set) var watching: [ScreenNodeID: ElementNode] = [:]
  /// The elements that block touches, and so hide what is behind them.
  private(set) var blocking: [ScreenNodeID: ElementNode] = [:]
  /// The elements that have been told that they are in sight.
  var told: Set<ScreenNodeID> = []
  /// The elements that ask for the focus, and have been answered.
  var answered: Set<ScreenNodeID> = []

  /// A Boolean value that indicates whether nothing is to be reported to any element.
  var isEmpty: Bool { watching.isEmpty && answered.isEmpty }

  /// Takes the newest description of an element.
  mutating func note(_ node: ElementNode) {
    watching[node.id] = node.element.watchesSight || node.wantsFocus ? node : nil
    blocking[node.id] = node.traits.blocksTouches ? node : nil
  }

  /// Forgets an element that leaves the tree.
  mutating func forget(_ node: ElementNode) {
    watching[node.id] = nil
    blocking[node.id] = nil
  }
}

extension ScreenElementFields {
  /// A Boolean value that indicates whether ``TreeSight`` has to know an element with these fields.
  var concernsSight: Bool {
    !flags.isDisjoint(with: [.wantsFocus, .blocksTouches]) || watchesSight
  }

  /// A Boolean value that indicates whether it wants to know when it comes into sight or goes out of it.
  var watchesSight: Bool { box?.details.handlers?.watchesSight ?? false }
}

extension ElementNode {
  /// A Boolean value that indicates whether it asks for the focus.
  var wantsFocus: Bool { traits.flags.contains(.wantsFocus) }
}
