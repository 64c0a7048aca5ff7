public import Observation2

/// The screen of one scene, for a front-end that shows each scene in a container of its own.
///
/// UIKit and browsers move whole scenes: they push, swipe and cover them. A front-end of that kind follows
/// ``SceneNavigator/changes`` and takes a screen for each entry (``SceneWindow/screen(of:)``):
/// ```
/// window ── navigator.changes ──► containers, by entry
///    └───── screen(of: entry) ──► snapshot, patches ──► one container
/// ```
/// The screen has its own environment and its own focus. It stays the same object as long as its scene lives, also while
/// other scenes cover it. The window's own snapshot does not contain a scene that has such a screen. Without a front-end
/// nothing of the screen is in sight.
@MainActor
public final class SceneScreen {
  /// The entry of the scene.
  public let entry: SceneEntryID

  private weak var window: SceneWindow?
  private let surroundings: ScreenSurroundings
  /// `nil` when the scene has gone.
  private var kept: TreeKeeper?
  private weak var frontEnd: (any ScreenFrontEnd)?
  private var hasAsked = false
  private var isUpdating = false
  /// `true` if the front-end has called for an update in the middle of one, in answer to a request.
  private var hasMissed = false
  private var toldFocus: ScreenNodeID?
  /// A Boolean value that indicates whether the front-end knows the screen, and not an empty one in its place.
  private var isTold = false
  /// `true` from a snapshot on until the container disappears.
  private var isShown = false
  /// `true` if the front-end has received a snapshot, of which elements have not heard yet.
  private var isSightOutdated = false
  /// A Boolean value that indicates whether the front-end has set an environment, so that the window's does not count.
  private(set) var hasOwnEnvironment = false
  /// The environment that the scene is hearing of, and those that came in between.
  private var coming: [ScreenEnvironment] = []

  /// The node that holds all others.
  public let root: ScreenNodeID

  private let item: SceneItemBox
  private let items = BehaviorRelay<SceneNavigationItem?>(value: nil)

  init(
    _ tree: ScreenTree,
    _ below: SceneBelow?,
    _ item: SceneItemBox,
    of entry: SceneEntryID,
    in window: SceneWindow
  ) {
    (self.entry, self.window, root) = (entry, window, tree.root.id)
    (surroundings, self.item) = (tree.surroundings, item)
    kept = TreeKeeper(tree, below)
    tree.layer = ScreenTree.ownScreen
  }

  /// The tree; `nil` when the scene has gone.
  var tree: ScreenTree? { kept?.tree }

  // MARK: - Front-end

  /// Shows the screen through a front-end, which receives the screen as it is now.
  ///
  /// The front-end of an earlier call receives no calls from then on.
  public func attach(_ frontEnd: any ScreenFrontEnd) {
    self.frontEnd = frontEnd
    frontEnd.show(snapshot())
    if focus != nil || tree?.sight.isEmpty == false { ask() }
  }

  /// Notes that nothing of the screen can be seen any more, as when its container has disappeared.
  ///
  /// Elements in sight hear that they have gone out of it. Text that a person was composing is committed. The focus and
  /// the scrolls stay as they are for the next ``attach(_:)``.
  public func detach() {
    (frontEnd, isShown) = (nil, false)
    tree?.endMarking()
    tree?.goOutOfSight()
  }

  /// The whole screen; the next ``update()`` returns what is different from it.
  ///
  /// It is an empty screen when the scene has gone, and while the scene is being described. In the second case the next
  /// update returns everything.
  public func snapshot() -> ScreenNodeSnapshot {
    (hasAsked, toldFocus) = (false, nil)
    isTold = tree?.isBusy == false
    (isShown, isSightOutdated) = (true, true)
    if isTold, let tree {
      defer { tellItem() }
      return tree.snapshot()
    }
    ask()
    return ScreenNodeSnapshot(
      id: root,
      look: ScreenNodeLook(role: .screen),
      frame: ScreenRect(size: environment.containerSize)
    )
  }

  /// Describes and lays out what has changed, and returns the difference.
  ///
  /// The elements then hear that they have come into sight or gone out of it. Those that have begun to ask for the focus
  /// get it, as with ``SceneWindow/update()``.
  ///
  /// - Returns: The patches, to be applied in their order. There are none if nothing is different, when the scene has
  ///   gone, and while the screen is being described or an update is under way.
  /// - Complexity: As much as has changed.
  public func update() -> [ScreenPatch] {
    guard let tree else { return [] }
    if isUpdating || tree.isBusy {
      hasMissed = hasMissed || (isUpdating && hasAsked)
      return []
    }
    isUpdating = true
    defer { endUpdate() }
    var patches = changes(of: tree)
    if patches.isEmpty, !isSightOutdated { return patches }
    for _ in 0..<100 {
      isSightOutdated = false
      // An element may take its scene down in answer.
      guard isShown, reportSight(of: tree), kept != nil else { return patches }
      let answers = changes(of: tree)
      if answers.isEmpty { return patches }
      patches += answers
    }
    // The next update goes on. To ask for it would keep the front-end busy for ever.
    isSightOutdated = true
    window?.onIssue?(.endlessUpdate)
    return patches
  }

  /// Describes and lays out what has changed, and returns the difference.
  private func changes(of tree: ScreenTree) -> [ScreenPatch] {
    hasAsked = false
    var patches = isTold ? tree.update() : tellAll(of: tree)
    // An element that got the focus during this update, and is not reported yet, is named the next time.
    let focus = tree.focused.flatMap { $0.isNew ? nil : $0.id }
    if focus != toldFocus {
      toldFocus = focus
      patches.append(.focus(focus))
    }
    tree.finishUpdate()
    tellItem()
    return patches
  }

  /// Reports to elements that they are in sight or not, and gives the requested focus.
  ///
  /// - Returns: `true` if there was anything to report; an element may have changed something in answer.
  private func reportSight(of tree: ScreenTree) -> Bool {
    if tree.isBusy {
      isSightOutdated = true
      return false
    }
    // This update itself takes what an element changes in answer.
    let asked = hasAsked
    hasAsked = true
    defer { hasAsked = asked }
    let reports = SightReports.of([tree], in: surroundings.values.containerSize)
    for (event, id) in reports where kept != nil {
      // The observer of input hears of the focus too: a recording repeats it.
      if case .focus = event { try? send(event, to: id) } else { try? tree.send(event, to: id) }
    }
    return !reports.isEmpty
  }

  /// Returns the patches that turn an empty screen into this one.
  private func tellAll(of tree: ScreenTree) -> [ScreenPatch] {
    isTold = true
    let whole = tree.snapshot()
    return [.frame(root, whole.frame)]
      + whole.children.enumerated().map { .insert($1, parent: root, index: $0) }
  }

  /// The node to which typing goes.
  public var focus: ScreenNodeID? { tree?.focused?.id }

  /// The title, the buttons and the search of the scene's bar, for a front-end that draws the bar by itself.
  ///
  /// It is `nil` unless the view is a ``NavigatedSceneView`` and ``SceneWindow/frontEndParts`` contains
  /// ``SceneChromeParts/navigationBar`` or ``SceneChromeParts/searchBar``. A new item comes at the end of an update.
  public var navigationItem: Driver<SceneNavigationItem?> { items.asDriver() }

  private func tellItem() {
    if item.item != items.value { items.accept(item.item) }
  }

  private func endUpdate() {
    isUpdating = false
    guard hasMissed else { return }
    (hasMissed, hasAsked) = (false, false)
    ask()
  }

  /// Asks the front-end to update, once before each update.
  func ask() {
    guard !hasAsked, kept != nil else { return }
    hasAsked = true
    frontEnd?.screenNeedsUpdate()
  }

  // MARK: - Events

  /// Does what a person has done to a node.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - id: The node.
  /// - Throws: ``ScreenEventError`` if it can't be done; nothing has happened then. No touch and no key reaches a scene
  ///   that takes part in a transition, or that lies behind another scene or a question.
  public func send(_ event: ScreenEvent, to id: ScreenNodeID) throws(ScreenEventError) {
    guard let tree, let window else { throw .gone(id) }
    if let node = tree.node(id), event.isFinger(on: node) {
      if window.refusesTouches { throw .moving(node.look) }
      if event.isTouch, let cover = window.cover(ofScene: entry) {
        throw .covered(node.look, by: cover)
      }
    }
    window.onInput?(.event(event, id))
    try tree.send(event, to: id)
    ask()
  }

  /// Takes the focus from the element that has it, as UIKit's `endEditing(_:)` does.
  ///
  /// - Returns: `true` if an element had the focus.
  @discardableResult
  public func endEditing() -> Bool {
    guard let tree, tree.focused != nil else { return false }
    tree.endEditing()
    ask()
    return true
  }

  // MARK: - Environment

  /// The size of the scene's container, the part that the device covers there, the person's settings, and the like.
  ///
  /// It is the window's environment until the front-end sets another one. The scene receives a call before
  /// (`viewWillTransition(to:)`) and after (`traitsDidChange(from:)`).
  public var environment: ScreenEnvironment {
    get { coming.last ?? surroundings.values }
    set {
      hasOwnEnvironment = true
      coming.append(newValue)
      // The scene that hears of one may set another one, which comes next.
      if coming.count > 1 { return }
      while let next = coming.first {
        change(to: next)
        coming.removeFirst()
      }
    }
  }

  private func change(to new: ScreenEnvironment) {
    let old = surroundings.values
    guard new != old, let navigator = window?.navigator else { return }
    if new.containerSize != old.containerSize {
      navigator.tell(entry) { $0.viewWillTransition(to: new.containerSize) }
    }
    take(new)
    if !new.hasTraits(of: old) { navigator.tell(entry) { $0.traitsDidChange(from: old) } }
  }

  /// Takes an environment without a word to the scene.
  func take(_ new: ScreenEnvironment) {
    let old = surroundings.values
    surroundings.take(new)
    if new.isLaidOut(as: old) {
      _ = tree?.followSafeArea()
    } else {
      tree?.forgetAllLayouts()
    }
    ask()
  }

  // MARK: - The end

  /// Follows the scene below in the stack, for the title of the way back.
  func follow(below: SceneEntryID?) { kept?.below?.follow(below) }

  /// Releases everything, since the scene has left.
  ///
  /// - Parameter isSilent: `true` if nothing in it hears of that.
  func close(isSilent: Bool) {
    guard let tree else { return }
    if !isSilent {
      tree.acting { tree.endFocus() }
      tree.goOutOfSight()
    }
    (kept, frontEnd) = (nil, nil)
  }
}
