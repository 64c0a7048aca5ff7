/// A copy of a screen that a front-end keeps: the first snapshot, with every patch applied.
///
/// It is all that a front-end has to know of a screen. The headless stage reads nothing else.
public struct ScreenMirror: Sendable {
  /// A node of the copy.
  public struct Node: Sendable, Hashable {
    /// Its look.
    public internal(set) var look: ScreenNodeLook
    /// Its frame in its container's content, in points.
    public internal(set) var frame: ScreenRect
    /// How far its content has been moved, if it is a scroll.
    public internal(set) var scroll: ScreenScrollState?
    /// Its container; `nil` for the root.
    public internal(set) var parent: ScreenNodeID?
    /// Its children, from the back to the front.
    public internal(set) var children: [ScreenNodeID]
  }

  /// The name of the root.
  public private(set) var root: ScreenNodeID
  /// The node to which typing goes.
  public private(set) var focus: ScreenNodeID?
  /// The nodes by their numbers, which are hashed in one step.
  private var nodes: [Int: Node] = [:]
  /// How often nodes have come, gone, or been put elsewhere among the others.
  private(set) var structureChanges = 0
  /// How often nodes have changed in more than their appearance: in their identifiers, for example.
  private var lookChanges = 0
  /// A number that is another one whenever there may be other identifiers.
  package var names: Int { structureChanges + lookChanges }

  /// Creates a copy of a screen.
  ///
  /// It copies only the first of several nodes with one name, which no window reports.
  public init(_ screen: ScreenNodeSnapshot) {
    root = screen.id
    // At once, since a dictionary moves all its entries each time that it grows.
    nodes.reserveCapacity(screen.nodeCount)
    add(screen, to: nil, leavesOut: true)
  }

  /// The node of a name; `nil` if there is none.
  public subscript(id: ScreenNodeID) -> Node? { nodes[id.number] }

  /// How many nodes there are.
  public var count: Int { nodes.count }

  /// Applies the patches of an update, in their order.
  ///
  /// - Throws: ``ScreenPatchError`` for a patch that does not fit, which means that one was left out;
  ///   those before it are applied, and it has changed nothing.
  /// - Complexity: O(1) for each patch, and O(siblings) for one that inserts, removes, moves or
  ///   shifts; one that moves into another parent looks at what that is in.
  public mutating func apply(_ patches: [ScreenPatch]) throws(ScreenPatchError) {
    for patch in patches { try apply(patch) }
  }

  /// Notes what a person has written into a field that shows it already.
  ///
  /// Note it when ``SceneWindow/send(_:to:)`` has taken the event: no patch reports an edit that the
  /// data source takes as it is. A front-end whose screen may be updated while the event is sent notes
  /// it before, and takes it back if the event is refused.
  ///
  /// - Parameters:
  ///   - text: The field's whole text.
  ///   - id: The field.
  public mutating func note(text: String?, of id: ScreenNodeID) {
    nodes[id.number]?.look.text = text
  }

  private mutating func apply(_ patch: ScreenPatch) throws(ScreenPatchError) {
    switch patch {
    case .insert(let snapshot, let parent, let index):
      structureChanges += 1
      try checkPlace(index, in: parent, among: 0, patch)
      nodes.reserveCapacity(nodes.count + snapshot.nodeCount)
      guard add(snapshot, to: parent) else {
        throw ScreenPatchError(patch, "is there already, or has a node that is")
      }
      nodes[parent.number]?.children.insert(snapshot.id, at: index)
    case .remove(let id):
      structureChanges += 1
      let (parent, place) = try standing(of: id, patch)
      nodes[parent.number]?.children.remove(at: place)
      drop(id)
    case .move(let id, let parent, let index):
      structureChanges += 1
      let (old, place) = try standing(of: id, patch)
      if parent != old, isInside(parent, id) {
        throw ScreenPatchError(patch, "goes into itself")
      }
      try checkPlace(index, in: parent, among: parent == old ? -1 : 0, patch)
      nodes[old.number]?.children.remove(at: place)
      nodes[parent.number]?.children.insert(id, at: index)
      nodes[id.number]?.parent = parent
    case .update(let id, let look, let fields):
      if !fields.isSubset(of: .appearance) { lookChanges += 1 }
      nodes.values[try place(of: id, patch)].look = look
    case .frame(let id, let frame):
      nodes.values[try place(of: id, patch)].frame = frame
    case .shift(let parent, let range, let distance):
      guard let children = nodes[parent.number]?.children, range.upperBound <= children.count,
        range.lowerBound >= 0
      else { throw ScreenPatchError(patch, "has no such children") }
      for child in children[range] {
        nodes[child.number]?.frame.x += distance.x
        nodes[child.number]?.frame.y += distance.y
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
  ) throws(ScreenPatchError) -> [Int: Node].Index {
    guard let place = nodes.index(forKey: id.number) else {
      throw ScreenPatchError(patch, "is not there")
    }
    return place
  }

  // `others`: how many children the node will have besides the new one, more or fewer than it has now.
  private func checkPlace(
    _ index: Int,
    in parent: ScreenNodeID,
    among others: Int,
    _ patch: ScreenPatch
  ) throws(ScreenPatchError) {
    guard let count = nodes[parent.number]?.children.count else {
      throw ScreenPatchError(patch, "goes into a node that is not there")
    }
    guard index >= 0, index <= count + others else {
      throw ScreenPatchError(patch, "goes after more children than there are")
    }
  }

  /// The node that another one is directly in, and its place there.
  private func standing(
    of id: ScreenNodeID,
    _ patch: ScreenPatch
  ) throws(ScreenPatchError) -> (parent: ScreenNodeID, place: Int) {
    guard let parent = nodes[id.number]?.parent,
      let place = nodes[parent.number]?.children.lastIndex(of: id)
    else { throw ScreenPatchError(patch, "is not there, or is the root") }
    return (parent, place)
  }

  /// Returns `true` if a node is another one, or is in it.
  private func isInside(_ id: ScreenNodeID, _ other: ScreenNodeID) -> Bool {
    var next: ScreenNodeID? = id
    while let current = next {
      if current == other { return true }
      next = nodes[current.number]?.parent
    }
    return false
  }

  /// Adds a node and everything in it, unless one of them is there already: then nothing is added, or
  /// all but that one.
  ///
  /// - Returns: `true` if it has been added.
  @discardableResult
  private mutating func add(
    _ snapshot: ScreenNodeSnapshot,
    to parent: ScreenNodeID?,
    leavesOut: Bool = false
  ) -> Bool {
    let node = Node(
      look: snapshot.look,
      frame: snapshot.frame,
      scroll: snapshot.scroll,
      parent: parent,
      children: snapshot.children.map(\.id)
    )
    if let known = nodes.updateValue(node, forKey: snapshot.id.number) {
      nodes[snapshot.id.number] = known
      return false
    }
    var left: [Int] = []
    for (place, child) in snapshot.children.enumerated()
    where !add(child, to: snapshot.id, leavesOut: leavesOut) {
      left.append(place)
      if leavesOut { continue }
      nodes[snapshot.id.number] = nil
      for earlier in snapshot.children[..<place] { drop(earlier.id) }
      return false
    }
    for place in left.reversed() { nodes[snapshot.id.number]?.children.remove(at: place) }
    return true
  }

  private mutating func drop(_ id: ScreenNodeID) {
    guard let node = nodes.removeValue(forKey: id.number) else { return }
    if focus == id { focus = nil }
    for child in node.children { drop(child) }
  }

  /// The copy as one value, to compare with another.
  public var snapshot: ScreenNodeSnapshot? { snapshot(of: root) }

  private func snapshot(of id: ScreenNodeID) -> ScreenNodeSnapshot? {
    nodes[id.number].map { node in
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
  /// The mistake, as the end of a sentence.
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
