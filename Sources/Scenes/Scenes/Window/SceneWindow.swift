/// What shows scenes through a front-end: those that the navigation says can be seen, one over the
/// other.
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
  /// The scenes; those that can be seen are on the screen.
  public let navigator: SceneNavigator
  /// Called with each mistake in how a screen is described.
  public var onIssue: ((ScreenIssue) -> Void)?
  /// Called with each event that a node takes, just before it does something about it.
  public var onEvent: ((ScreenNodeEvent) -> Void)?
  /// Called with each thing that a front-end says a person has done, before anything is done about it.
  public var onInput: ((ScreenInput) -> Void)?

  let surroundings: ScreenSurroundings
  package let measurer: any TextMeasurer
  let numbers = ScreenNumbers()
  private let root: ScreenNodeID
  // Unchecked, these four: each is read and changed in single steps, in which nothing else runs.

  /// The trees of the scenes that have been seen; nothing here holds a scene.
  @exclusivity(unchecked) var trees: [ObjectIdentifier: TreeKeeper] = [:]
  /// The trees on the screen, from the back to the front, until the navigation changes; the last one
  /// takes the events.
  @exclusivity(unchecked) private var known: [ScreenTree]?
  /// The question in front, with the scene that shows it.
  private var question: (prompt: ScenePresentation, scene: ScenePromptScene)?
  /// The menu in front of everything, if one is open.
  var menu: SceneMenu?
  /// The offsets of scenes whose trees were let go of while others covered them.
  @exclusivity(unchecked) var offsets: [ObjectIdentifier: SavedOffsets] = [:]
  /// The roots that the front-end shows, from the back to the front; their trees may be gone.
  @exclusivity(unchecked) var shownRoots: [ScreenNodeID] = []
  private weak var frontEnd: (any ScreenFrontEnd)?
  private var hasAsked = false
  private var isUpdating = false
  /// Whether the front-end has called for an update in the middle of one, in answer to being asked.
  private var hasMissed = false
  /// The environment that scenes are being told of, and those that they have set meanwhile.
  private var coming: [ScreenEnvironment] = []
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
    navigator.didChange = { [weak self] in
      self?.menu = nil
      self?.dropTrees()
    }
  }

  /// The size of the window, the person's settings, and the like; a front-end sets it whenever they
  /// change.
  ///
  /// Scenes are told before (`viewWillTransition(to:)`) and after (`traitsDidChange(from:)`). What one of
  /// them sets meanwhile comes next, as a change of its own.
  public var environment: ScreenEnvironment {
    get { coming.last ?? surroundings.values }
    set {
      coming.append(newValue)
      if coming.count > 1 { return }
      while let next = coming.first {
        change(to: next)
        coming.removeFirst()
      }
    }
  }

  private func change(to new: ScreenEnvironment) {
    let old = surroundings.values
    guard new != old else { return }
    if new.containerSize != old.containerSize {
      navigator.tell { $0.viewWillTransition(to: new.containerSize) }
    }
    surroundings.take(new)
    if !new.hasTraits(of: old) { navigator.tell { $0.traitsDidChange(from: old) } }
    guard !new.isLaidOut(as: old) else { return }
    // The row may be elsewhere.
    coverSwipeActions()
    for kept in trees.values { kept.tree.forgetAllLayouts() }
    ask()
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
    let layers = layers()
    if layers.isEmpty { return }
    for (scene, kept) in trees where !layers.contains(where: { $0 === kept.tree }) {
      offsets[scene] = kept.tree.offsets ?? SavedOffsets(of: kept.tree)
      letGo(of: kept.tree, scene)
    }
  }

  private func letGo(of tree: ScreenTree, _ scene: ObjectIdentifier) {
    guard trees.removeValue(forKey: scene) != nil else { return }
    earlierDescriptions += tree.descriptions
    tree.acting { tree.endFocus() }
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
    let layers = currentLayers()
    let shown = layers.contains(where: \.isBusy) ? [] : layers
    hasAsked = false
    shownRoots = shown.map(\.root.id)
    toldFocus = nil
    toldSize = surroundings.values.containerSize
    if shown.count != layers.count { ask() }
    return ScreenNodeSnapshot(
      id: root,
      look: ScreenNodeLook(role: .screen),
      frame: ScreenRect(size: toldSize),
      children: shown.map { $0.snapshot() }
    )
  }

  /// Describes and lays out what has changed, without telling it yet: what the next update would do
  /// first, for a moment that suits better.
  public func prepare() {
    for layer in currentLayers() { layer.refresh() }
  }

  /// Describes and lays out what has changed, and returns the difference.
  ///
  /// - Returns: The patches, to be applied in their order; none if nothing is different, and none while
  ///   the screen is being described, when an update is under way already.
  /// - Complexity: as much as has changed. Beyond some thousand nodes each takes a little longer (measured: in
  ///   all up to *n*^1.3), since together they are more than a processor's caches hold.
  public func update() -> [ScreenPatch] {
    let layers = currentLayers()
    if isUpdating || layers.contains(where: \.isBusy) {
      hasMissed = hasMissed || (isUpdating && hasAsked)
      return []
    }
    isUpdating = true
    defer { endUpdate() }
    hasAsked = false
    var patches: [ScreenPatch] = []
    for layer in layers where shownRoots.contains(layer.root.id) {
      let changes = layer.update()
      patches = patches.isEmpty ? changes : patches + changes
    }
    if !shownRoots.elementsEqual(layers.lazy.map(\.root.id)) {
      // Another screen, or one of which a body has taken an empty snapshot meanwhile.
      if shownRoots.isEmpty { patches = [] }
      exchange(for: layers, &patches)
    }
    if surroundings.values.containerSize != toldSize {
      toldSize = surroundings.values.containerSize
      patches.append(.frame(root, ScreenRect(size: toldSize)))
    }
    // What has got it meanwhile and is not told yet is named the next time.
    let focus = layers.last?.focused.flatMap { $0.isNew ? nil : $0.id }
    if focus != toldFocus {
      toldFocus = focus
      patches.append(.focus(focus))
    }
    for layer in layers { layer.finishUpdate() }
    return patches
  }

  private func endUpdate() {
    isUpdating = false
    guard hasMissed else { return }
    (hasMissed, hasAsked) = (false, false)
    ask()
  }

  /// Tells of the layers that have come and gone.
  private func exchange(for layers: [ScreenTree], _ patches: inout [ScreenPatch]) {
    // Those that go are there until the end, and count until then.
    var told = shownRoots
    var place = 0
    for layer in layers {
      if let known = told.firstIndex(of: layer.root.id) {
        place = known
      } else {
        patches.append(.insert(layer.snapshot(), parent: root, index: place))
        told.insert(layer.root.id, at: place)
      }
      place += 1
    }
    let gone = shownRoots.filter { root in !layers.contains { $0.root.id == root } }
    shownRoots = layers.map(\.root.id)
    for root in gone {
      patches.append(.remove(root))
      tree(of: root)?.goOutOfSight()
    }
  }

  /// The node to which typing goes.
  public var focus: ScreenNodeID? { shownRoots.last.flatMap { tree(of: $0)?.focused?.id } }

  /// The tree of a root that front-ends know, if it is still there.
  private func tree(of root: ScreenNodeID) -> ScreenTree? {
    trees.values.first { $0.tree.root.id == root }?.tree
  }

  /// The root of a scene's screen, once that has been seen.
  package func root(of scene: any SceneHost) -> ScreenNodeID? {
    trees[ObjectIdentifier(scene)]?.tree.root.id
  }

  /// Hears, once before each update, that a tree has something to update.
  func treeNeedsUpdate(_ root: ScreenNodeID) {
    if shownRoots.isEmpty || shownRoots.contains(root) { ask() }
  }

  func ask() {
    guard !hasAsked else { return }
    hasAsked = true
    frontEnd?.screenNeedsUpdate()
  }

  /// Lets go of the trees of scenes that are gone, at once: a tree holds the scene's data source.
  func dropTrees() {
    known = nil
    if question?.prompt != navigator.navigation.presentations.last { question = nil }
    if !trees.isEmpty || !offsets.isEmpty { dropTreesOfGoneScenes() }
    ask()
  }

  private func dropTreesOfGoneScenes() {
    var alive: Set<ObjectIdentifier> = []
    for scene in navigator.liveScenes { alive.insert(ObjectIdentifier(scene)) }
    if let question { alive.insert(ObjectIdentifier(question.scene)) }
    if let menu { alive.insert(ObjectIdentifier(menu.scene)) }
    // Listed first: to change the dictionary that is gone through would copy it.
    var gone: [(scene: ObjectIdentifier, kept: TreeKeeper)] = []
    for (scene, kept) in trees where !alive.contains(scene) { gone.append((scene, kept)) }
    for (scene, kept) in gone { letGo(of: kept.tree, scene) }
    if !offsets.isEmpty { offsets = offsets.filter { alive.contains($0.key) } }
  }

  /// The trees of what can be seen, from the back to the front; each is made when it is first seen.
  func layers() -> [ScreenTree] {
    if let known { return known }
    let navigation = navigator.navigation
    var layers: [ScreenTree] = []
    for entry in navigation.visible {
      guard let scene = navigator.scene(of: entry.id) else { continue }
      layers.append(tree(of: scene, at: entry.id, isSheet: !layers.isEmpty))
    }
    if let last = navigation.presentations.last, let prompt = last.prompt {
      if question == nil { question = (last, ScenePromptScene(prompt, navigator)) }
      if let question { layers.append(tree(of: question.scene)) }
    }
    if let menu { layers.append(tree(of: menu.scene)) }
    known = layers
    return layers
  }
}
