/// The window that shows scenes through a front-end: those that the navigation says can be seen, one over the other.
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

  /// The parts that the front-end draws by itself; none by default.
  ///
  /// Set it before the first scene is shown: a scene that has been described keeps its parts.
  public var frontEndParts: SceneChromeParts = []

  let surroundings: ScreenSurroundings
  package let measurer: any TextMeasurer
  let numbers = ScreenNumbers()
  let root: ScreenNodeID
  // Unchecked, these: each is read and changed in single steps, in which nothing else runs.

  /// The trees of the scenes that have been seen; nothing here holds a scene.
  @exclusivity(unchecked) var trees: [ObjectIdentifier: TreeKeeper] = [:]
  /// The screens of scenes that a front-end shows one by one, by the names of the scenes, and by their roots.
  var screens: [ObjectIdentifier: SceneScreen] = [:]
  var ownScreens: [ScreenNodeID: SceneScreen] = [:]
  /// The names of the scenes of these trees, by their roots.
  var scenes: [ScreenNodeID: ObjectIdentifier] = [:]
  /// The trees on the screen, from the back to the front, so far as they are known; the last one takes the events.
  @exclusivity(unchecked) var known = SceneLayers()
  /// The roots of trees that may have something to tell.
  @exclusivity(unchecked) var news: [ScreenNodeID] = []
  /// The question in front, with the scene that shows it.
  var question: (number: Int, scene: ScenePromptScene)? {
    didSet { note(gone: oldValue?.scene) }
  }
  /// The menu in front of everything, if one is open.
  var menu: SceneMenu? {
    didSet { note(gone: oldValue?.scene) }
  }
  /// The questions and menus that have gone, whose trees are still there.
  ///
  /// They are kept until then, since another scene may get the name of one that is released.
  var goneScenes: [any SceneHost] = []
  /// The offsets of scenes whose trees were released while others covered them.
  @exclusivity(unchecked) var offsets: [ObjectIdentifier: SavedOffsets] = [:]
  /// The roots that the front-end shows, from the back to the front; their trees may be gone.
  @exclusivity(unchecked) var shownRoots: [ScreenNodeID] = []
  /// Runs each report to an element, for a front-end that follows what elements do in answer.
  package var runsReport: ((() -> Void) -> Void)?
  /// `true` if the front-end has received a snapshot, of which elements have not heard yet.
  private var isSightOutdated = false
  private weak var frontEnd: (any ScreenFrontEnd)?
  private var hasAsked = false
  private var isUpdating = false
  /// `true` if the front-end has called for an update in the middle of one, in answer to a request.
  private var hasMissed = false
  /// The environment that is being reported to the scenes, and those that they have set during the report.
  private var coming: [ScreenEnvironment] = []
  private var toldFocus: ScreenNodeID?
  private var toldSize = ScreenSize.zero
  /// The descriptions of trees that are gone.
  var earlierDescriptions = 0

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
    navigator.endsEditing = { [weak self] in self?.endEditing() }
    navigator.didChange = { [weak self] gone, same in
      self?.menu = nil
      self?.dropTrees(of: gone, keeping: same)
    }
  }

  /// The size of the window, the person's settings, and the like; a front-end sets it whenever they
  /// change.
  ///
  /// Scenes receive a call before (`viewWillTransition(to:)`) and after (`traitsDidChange(from:)`). If one of them sets
  /// the environment during the call, that comes next, as a change of its own.
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
      navigator.tell { [self] in
        if follows($0) { $0.viewWillTransition(to: new.containerSize) }
      }
    }
    surroundings.take(new)
    for screen in screens.values where !screen.hasOwnEnvironment { screen.take(new) }
    if !new.hasTraits(of: old) {
      navigator.tell { [self] in if follows($0) { $0.traitsDidChange(from: old) } }
    }
    if new.isLaidOut(as: old) { return followSafeArea() }
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
      + screens.values.reduce(0) { $0 + ($1.tree?.descriptions ?? 0) }
  }

  // MARK: - Front-ends

  /// Shows the screens through a front-end, which is given the screen as it is now.
  public func attach(_ frontEnd: any ScreenFrontEnd) {
    self.frontEnd = frontEnd
    frontEnd.show(snapshot())
    if focus != nil || layers().contains(where: { !$0.sight.isEmpty }) { ask() }
  }

  /// The whole screen; the next ``update()`` tells what is different from it, and where typing goes.
  ///
  /// It is for the front-end that shows the window. A front-end that is attached learns nothing of a snapshot that
  /// another caller takes, and then gets patches that do not fit its copy.
  ///
  /// While the screen is being described there is nothing to show yet: the snapshot is empty then, and
  /// the next update tells everything.
  public func snapshot() -> ScreenNodeSnapshot {
    let layers = currentLayers()
    let shown = isAnyBusy(layers) ? [] : layers
    hasAsked = false
    shownRoots = shown.map(\.root.id)
    known.forgetWhatIsTold()
    if shown.count == layers.count { news = [] }
    toldFocus = nil
    isSightOutdated = true
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
    let layers = currentLayers()
    for layer in layersWithNews(among: layers) { layer.refresh() }
  }

  /// Describes and lays out what has changed, and returns the difference.
  ///
  /// The elements on the screen then hear that they have come into sight or gone out of it, and those that have begun to
  /// ask for the focus get it. The patches contain what these change in answer, for up to 100 answers to answers.
  ///
  /// - Returns: The patches, to be applied in their order; none if nothing is different, and none while
  ///   the screen is being described, when an update is under way already.
  /// - Complexity: as much as has changed. Beyond some thousand nodes each takes a little longer (measured: in
  ///   all up to *n*^1.3), since together they are more than a processor's caches hold.
  public func update() -> [ScreenPatch] {
    let layers = currentLayers()
    if isUpdating || isAnyBusy(layers) {
      hasMissed = hasMissed || (isUpdating && hasAsked)
      return []
    }
    isUpdating = true
    defer { endUpdate() }
    var patches = changes(of: layers)
    if patches.isEmpty, !isSightOutdated { return patches }
    for _ in 0..<100 {
      isSightOutdated = false
      guard reportSight() else { return patches }
      let answers = changes(of: currentLayers())
      if answers.isEmpty { return patches }
      patches += answers
    }
    // The next update goes on. To ask for it would keep the front-end busy for ever.
    isSightOutdated = true
    onIssue?(.endlessUpdate)
    return patches
  }

  /// Describes and lays out what has changed in layers, and returns the difference.
  private func changes(of layers: [ScreenTree]) -> [ScreenPatch] {
    // Typing no longer goes to the scene that was in front.
    if let front = shownRoots.last, front != layers.last?.root.id {
      tree(of: front)?.endMarking()
    }
    hasAsked = false
    var patches: [ScreenPatch] = []
    let difference = known.beginToTell()
    let updated = update(layers, &patches)
    if difference != nil || known.isOutdated || shownRoots.count != layers.count {
      // Another screen, or one of which a body has taken an empty snapshot during this update.
      if shownRoots.isEmpty { patches = [] }
      exchange(for: layers, from: known.isOutdated ? 0 : difference ?? 0, &patches)
    }
    if surroundings.values.containerSize != toldSize {
      toldSize = surroundings.values.containerSize
      patches.append(.frame(root, ScreenRect(size: toldSize)))
    }
    // An element that got the focus during this update, and is not reported yet, is named the next time.
    let focus = layers.last?.focused.flatMap { $0.isNew ? nil : $0.id }
    if focus != toldFocus {
      toldFocus = focus
      patches.append(.focus(focus))
    }
    for layer in updated { layer.finishUpdate() }
    return patches
  }

  /// Reports to elements what the front-end is about to show; returns `false` if there is nothing to report.
  private func reportSight() -> Bool {
    let layers = currentLayers()
    if isAnyBusy(layers) {
      isSightOutdated = true
      return false
    }
    // This update itself takes what an element changes in answer.
    let asked = hasAsked
    hasAsked = true
    defer { hasAsked = asked }
    return reportSight(to: layers)
  }

  private func endUpdate() {
    isUpdating = false
    guard hasMissed else { return }
    (hasMissed, hasAsked) = (false, false)
    ask()
  }

  /// The node to which typing goes.
  public var focus: ScreenNodeID? { shownRoots.last.flatMap { tree(of: $0)?.focused?.id } }

  /// The tree of a root that front-ends know, if it is still there.
  func tree(of root: ScreenNodeID) -> ScreenTree? {
    scenes[root].flatMap { trees[$0]?.tree }
  }

  func ask() {
    guard !hasAsked else { return }
    hasAsked = true
    frontEnd?.screenNeedsUpdate()
  }

  private func note(gone scene: (any SceneHost)?) {
    if let scene { goneScenes.append(scene) }
  }
}
