/// A copy of a screen that a front-end keeps: the first snapshot, with every patch applied.
///
/// It is all that a front-end has to know of a screen. The headless stage reads nothing else.
public struct ScreenMirror: Sendable {
  /// A node of the copy.
  public struct Node: Sendable, Hashable {
    /// What it looks like.
    public internal(set) var look: ScreenNodeLook
    /// Its frame in its container's content, in points.
    public internal(set) var frame: ScreenRect
    /// How far its content has been moved, if it is a scroll.
    public internal(set) var scroll: ScreenScrollState?
    /// What it is in; `nil` for the root.
    public internal(set) var parent: ScreenNodeID?
    /// What is in it, from the back to the front.
    public internal(set) var children: [ScreenNodeID]
  }

  /// The name of the root.
  public private(set) var root: ScreenNodeID
  /// The node to which typing goes.
  public private(set) var focus: ScreenNodeID?
  private var nodes: [ScreenNodeID: Node] = [:]
  /// Whether any node has ever asked for the focus, or for events of coming into sight and going out
  /// of it: a front-end that finds neither need not look for them.
  public private(set) var needsAttention = false

  /// Creates a copy of a screen.
  public init(_ screen: ScreenNodeSnapshot) {
    root = screen.id
    add(screen, to: nil)
  }

  /// The node of a name; `nil` if there is none.
  public subscript(id: ScreenNodeID) -> Node? { nodes[id] }

  /// How many nodes there are.
  public var count: Int { nodes.count }

  /// Applies the patches of an update, in their order.
  ///
  /// - Throws: ``ScreenPatchError`` for a patch that does not fit, which means that one was left out;
  ///   those before it are applied.
  /// - Complexity: O(1) for each patch, and O(siblings) for one that inserts, removes, moves or
  ///   shifts.
  public mutating func apply(_ patches: [ScreenPatch]) throws(ScreenPatchError) {
    for patch in patches { try apply(patch) }
  }

  /// Notes what a person has written into a field that shows it already.
  ///
  /// Note it when ``SceneWindow/send(_:to:)`` has taken the event: no patch tells of an edit that the
  /// data source takes as it is.
  ///
  /// - Parameters:
  ///   - text: The field's whole text.
  ///   - id: The field.
  public mutating func note(text: String, of id: ScreenNodeID) {
    nodes[id]?.look.text = text
  }

  private mutating func apply(_ patch: ScreenPatch) throws(ScreenPatchError) {
    switch patch {
    case .insert(let snapshot, let parent, let index):
      guard nodes[snapshot.id] == nil else { throw ScreenPatchError(patch, "is there already") }
      try insert(snapshot.id, in: parent, at: index, patch)
      add(snapshot, to: parent)
    case .remove(let id):
      try leave(id, patch)
      drop(id)
    case .move(let id, let parent, let index):
      try leave(id, patch)
      try insert(id, in: parent, at: index, patch)
      nodes[id]?.parent = parent
    case .update(let id, let look, _):
      nodes.values[try place(of: id, patch)].look = look
      attend(to: look)
    case .frame(let id, let frame):
      nodes.values[try place(of: id, patch)].frame = frame
    case .shift(let parent, let range, let distance):
      guard let children = nodes[parent]?.children, range.upperBound <= children.count,
        range.lowerBound >= 0
      else { throw ScreenPatchError(patch, "has no such children") }
      for child in children[range] {
        nodes[child]?.frame.x += distance.x
        nodes[child]?.frame.y += distance.y
      }
    case .scroll(let id, let state):
      nodes.values[try place(of: id, patch)].scroll = state
    case .focus(let id):
      if let id { _ = try place(of: id, patch) }
      focus = id
    }
  }

  private func place(
    of id: ScreenNodeID,
    _ patch: ScreenPatch
  ) throws(ScreenPatchError) -> [ScreenNodeID: Node].Index {
    guard let place = nodes.index(forKey: id) else {
      throw ScreenPatchError(patch, "is not there")
    }
    return place
  }

  private mutating func insert(
    _ id: ScreenNodeID,
    in parent: ScreenNodeID,
    at index: Int,
    _ patch: ScreenPatch
  ) throws(ScreenPatchError) {
    guard let count = nodes[parent]?.children.count else {
      throw ScreenPatchError(patch, "goes into a node that is not there")
    }
    guard (0...count).contains(index) else {
      throw ScreenPatchError(patch, "goes after more children than there are")
    }
    nodes[parent]?.children.insert(id, at: index)
  }

  private mutating func leave(
    _ id: ScreenNodeID,
    _ patch: ScreenPatch
  ) throws(ScreenPatchError) {
    guard let parent = nodes[id]?.parent,
      let index = nodes[parent]?.children.firstIndex(of: id)
    else { throw ScreenPatchError(patch, "is not there, or is the root") }
    nodes[parent]?.children.remove(at: index)
  }

  private mutating func add(_ snapshot: ScreenNodeSnapshot, to parent: ScreenNodeID?) {
    nodes[snapshot.id] = Node(
      look: snapshot.look,
      frame: snapshot.frame,
      scroll: snapshot.scroll,
      parent: parent,
      children: snapshot.children.map(\.id)
    )
    attend(to: snapshot.look)
    for child in snapshot.children { add(child, to: snapshot.id) }
  }

  private mutating func attend(to look: ScreenNodeLook) {
    if look.wantsFocus || !look.events.isDisjoint(with: [.appear, .disappear]) {
      needsAttention = true
    }
  }

  private mutating func drop(_ id: ScreenNodeID) {
    guard let node = nodes.removeValue(forKey: id) else { return }
    if focus == id { focus = nil }
    for child in node.children { drop(child) }
  }

  /// The copy as one value, to compare with another.
  public var snapshot: ScreenNodeSnapshot? { snapshot(of: root) }

  private func snapshot(of id: ScreenNodeID) -> ScreenNodeSnapshot? {
    nodes[id].map { node in
      ScreenNodeSnapshot(
        id: id,
        look: node.look,
        frame: node.frame,
        scroll: node.scroll,
        children: node.children.compactMap { snapshot(of: $0) }
      )
    }
  }
}

/// A patch that does not fit the screen it is applied to.
public struct ScreenPatchError: Error, Equatable, CustomStringConvertible {
  /// The patch.
  public let patch: ScreenPatch
  /// What is wrong with it, as the end of a sentence.
  public let reason: String

  init(_ patch: ScreenPatch, _ reason: String) {
    self.patch = patch
    self.reason = reason
  }

  /// A sentence that says which patch does not fit, why, and what to do.
  public var description: String {
    "What the patch \(patch) means \(reason). A front-end has to apply the patches of every update, "
      + "in their order; let it take a new snapshot."
  }
}
