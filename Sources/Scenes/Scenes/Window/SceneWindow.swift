/// What shows scenes through a front-end: one screen at a time, of the scene on top.
///
/// A front-end ``attach(_:)``es itself, is given the screen, and from then on pulls patches and sends
/// events. Everything else is here: the trees of the scenes, which stay while others cover them, the
/// environment, the focus.
/// ```
///               snapshot, patches            needs update
///   window ──────────────────────► front-end ◄───────────
///     ▲       ▲                        │
///     │       └── environment ─────────┤
///     └───────────── events ───────────┘
/// ```
@MainActor
public final class SceneWindow {
  /// The scenes; the one on top is on the screen.
  public let navigator: SceneNavigator
  /// Called with each mistake in how a screen is described.
  public var onIssue: ((ScreenIssue) -> Void)?

  private let surroundings: ScreenSurroundings
  private let measurer: any TextMeasurer
  private let numbers = ScreenNumbers()
  private let root: ScreenNodeID
  /// The trees of the scenes that have been seen; nothing here holds a scene.
  private var trees: [ObjectIdentifier: TreeKeeper] = [:]
  /// The tree that was on top last, and its scene.
  private var last: (scene: ObjectIdentifier, tree: ScreenTree)?
  /// The offsets of scenes whose trees were let go of while others covered them.
  private var offsets: [ObjectIdentifier: SavedOffsets] = [:]
  /// The root that the front-end shows; its tree may be gone.
  private var shownRoot: ScreenNodeID?
  private weak var frontEnd: (any ScreenFrontEnd)?
  private var hasAsked = false
  private var toldFocus: ScreenNodeID?
  private var toldSize = ScreenSize.zero
  /// The descriptions of trees that are gone.
  private var earlierDescriptions = 0

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - environment: Its size, the person's settings, and the like.
  ///   - measurer: Measures text; by default by a formula, so that the result is the same everywhere.
  public init(
    environment: ScreenEnvironment = ScreenEnvironment(),
    measurer: any TextMeasurer = EmTextMeasurer()
  ) {
    navigator = SceneNavigator()
    surroundings = ScreenSurroundings(environment)
    self.measurer = measurer
    root = numbers.next()
    navigator.didChange = { [weak self] in self?.dropTrees() }
  }

  /// The size of the window, the person's settings, and the like; a front-end sets it whenever they
  /// change.
  public var environment: ScreenEnvironment {
    get { surroundings.values }
    set {
      let old = surroundings.values
      guard newValue != old else { return }
      surroundings.take(newValue)
      guard !newValue.isLaidOut(as: old) else { return }
      for kept in trees.values { kept.tree.forgetAllLayouts() }
      ask()
    }
  }

  /// How many bodies have been run so far: of parts, of lists, and of rows that are no parts.
  ///
  /// For tests that count what a change costs.
  public var descriptions: Int {
    trees.values.reduce(earlierDescriptions) { $0 + $1.tree.descriptions }
  }

  /// Lets go of the trees of scenes that others cover, as in answer to a memory warning.
  ///
  /// They are described again when they are next seen, and their scrolls are where they were; what else
  /// a person had done to them, such as a text that was still marked, is gone.
  public func releaseCoveredScreens() {
    guard let top = navigator.top.map({ ObjectIdentifier($0) }) else { return }
    for (scene, kept) in trees where scene != top {
      offsets[scene] = SavedOffsets(of: kept.tree)
      letGo(of: kept.tree, scene)
    }
  }

  private func letGo(of tree: ScreenTree, _ scene: ObjectIdentifier) {
    guard trees.removeValue(forKey: scene) != nil else { return }
    earlierDescriptions += tree.descriptions
    tree.goOutOfSight()
  }

  // MARK: - Front-ends

  /// Shows the screens through a front-end, which is given the screen as it is now.
  public func attach(_ frontEnd: any ScreenFrontEnd) {
    self.frontEnd = frontEnd
    frontEnd.show(snapshot())
    if focus != nil { ask() }
  }

  /// The whole screen; the next ``update()`` tells what is different from it, and where typing goes.
  ///
  /// While the screen is being described there is nothing to show yet: the snapshot is empty then, and
  /// the next update tells everything.
  public func snapshot() -> ScreenNodeSnapshot {
    let top = top()
    let shown = top?.isBusy == true ? nil : top
    hasAsked = false
    shownRoot = shown?.root.id
    toldFocus = nil
    toldSize = surroundings.values.containerSize
    if shown !== top { ask() }
    return ScreenNodeSnapshot(
      id: root,
      look: ScreenNodeLook(role: .screen),
      frame: ScreenRect(size: toldSize),
      children: shown.map { [$0.snapshot()] } ?? []
    )
  }

  /// Describes and lays out what has changed, without telling it yet: what the next update would do
  /// first, for a moment that suits better.
  public func prepare() {
    top()?.refresh()
  }

  /// Describes and lays out what has changed, and returns the difference.
  ///
  /// - Returns: The patches, to be applied in their order; none if nothing is different, and none while
  ///   the screen is being described, when an update is under way already.
  /// - Complexity: as much as has changed.
  public func update() -> [ScreenPatch] {
    let top = top()
    if let top, top.isBusy { return [] }
    hasAsked = false
    var patches: [ScreenPatch] = []
    if let top, top.root.id == shownRoot { patches = top.update() }
    // Another screen, or one of which a body has taken a snapshot meanwhile.
    if top?.root.id != shownRoot {
      patches = (top?.snapshot()).map { [.insert($0, parent: root, index: 0)] } ?? []
      if let shownRoot { patches.append(.remove(shownRoot)) }
      let covered = shown
      shownRoot = top?.root.id
      covered?.goOutOfSight()
    }
    if surroundings.values.containerSize != toldSize {
      toldSize = surroundings.values.containerSize
      patches.append(.frame(root, ScreenRect(size: toldSize)))
    }
    let focus = top?.focused?.id
    if focus != toldFocus {
      toldFocus = focus
      patches.append(.focus(focus))
    }
    top?.finishUpdate()
    return patches
  }

  /// The node to which typing goes.
  public var focus: ScreenNodeID? { shown?.focused?.id }

  /// The tree that front-ends know.
  private var shown: ScreenTree? {
    trees.values.first { $0.tree.root.id == shownRoot }?.tree
  }

  /// Whether a node of the screen still exists.
  package func isAlive(_ id: ScreenNodeID) -> Bool { top()?.nodes[id] != nil }

  private func ask() {
    guard !hasAsked else { return }
    hasAsked = true
    frontEnd?.screenNeedsUpdate()
  }

  /// Lets go of the trees of scenes that are gone, at once: a tree holds the scene's data source.
  private func dropTrees() {
    last = nil
    let alive = Set(navigator.scenes.map { ObjectIdentifier($0) })
    for (scene, kept) in trees where !alive.contains(scene) {
      letGo(of: kept.tree, scene)
    }
    offsets = offsets.filter { alive.contains($0.key) }
    ask()
  }

  /// The tree of the scene on top, which is made when the scene is first seen.
  private func top() -> ScreenTree? {
    guard let scene = navigator.top else { return nil }
    let name = ObjectIdentifier(scene)
    if let last, last.scene == name { return last.tree }
    let tree = trees[name]?.tree ?? makeTree(of: scene)
    last = (name, tree)
    return tree
  }

  private func makeTree(of scene: any SceneHost) -> ScreenTree {
    let tree = ScreenTree(
      scene.viewDescription,
      numbers: numbers,
      surroundings: surroundings,
      measurer: measurer
    )
    // By its name: a weak reference to the tree would make each use of it slower.
    let name = tree.root.id
    tree.needsUpdate = { [weak self] in
      guard let self, shownRoot == nil || shownRoot == name else { return }
      ask()
    }
    tree.offsets = offsets.removeValue(forKey: ObjectIdentifier(scene))
    tree.report = { [weak self] in self?.onIssue?($0) }
    trees[ObjectIdentifier(scene)] = TreeKeeper(tree)
    return tree
  }

  // MARK: - Events

  /// Does what a person has done to a node.
  ///
  /// The newest closure of the node runs, even if nothing has been updated since it became the
  /// newest.
  ///
  /// - Parameters:
  ///   - event: What has been done.
  ///   - id: The node.
  /// - Throws: ``ScreenEventError``, if it can't be done; nothing has happened then.
  public func send(_ event: ScreenEvent, to id: ScreenNodeID) throws(ScreenEventError) {
    guard let tree = top() else { throw .gone(id) }
    try tree.send(event, to: id)
    ask()
  }
}

extension SceneHost {
  var viewDescription: PartDescription { PartBox(view) }
}
