public import Observation2

/// Keeps living scenes as a navigation says: builds them, shows them, lets them go.
///
/// ```
/// scenes, through their places ──┐ changes, one after the other
/// the system, through apply(_:) ─┴─► navigation ──► scenes that live and their lifecycle
/// ```
/// It owns the scenes. Each entry of ``navigation`` has one, from the change that brings it until it
/// has left the screen for good; a scene's view loads before it is first seen.
@MainActor
public final class SceneNavigator {
  /// Where the person is.
  ///
  /// During a transition it says already where that leads.
  public internal(set) var navigation = SceneNavigation() {
    didSet { knownLedger = nil }
  }
  /// What features have registered: how the scene of a route is built.
  public var registry = SceneRegistry()
  /// The clock of transitions and of links that wait.
  public var clock: (any AppClock)?
  /// The time that transitions take; none unless it is set, with a clock.
  public var transitionDuration = Duration.zero
  /// Writes and reads what scenes save of themselves; nothing is saved unless it is set.
  public var stateCoder: (any SceneStateCoder)?
  /// Called with each change that could not be made, and each piece that could not be restored.
  public var onIssue: ((SceneNavigationError) -> Void)?

  /// Watches over the scenes.
  package weak var watcher: (any SceneWatcher)?
  /// Called when other scenes can be seen, and when scenes have been let go.
  package var didChange: (() -> Void)?

  /// What it is doing.
  enum Phase {
    case idle
    /// Scenes are being called: what they ask for waits.
    case changing
    case moving(SceneTransition, any Disposable)
    /// A person drags the scene aside, and may let it go back.
    case goingBack(SceneTransition)
  }

  /// What is to be done.
  enum Step {
    case change(SceneNavigationChange, Asker?)
    case scene(any SceneHost, Asker?)
    case restoration(SceneRestoration, orElse: SceneRoot<AnySceneRoute>)
    case removeAll
  }

  /// The scene that wants something, in the life in which it was built: by the time that it is done, its
  /// number may be another one's.
  struct Asker {
    let id: SceneEntryID
    let life: Int

    /// Its entry in a life; nobody's in a later one.
    func entry(in life: Int) -> SceneEntryID { self.life == life ? id : .nobody }
  }

  var live: [SceneEntryID: LiveScene] = [:] {
    didSet { knownLedger = nil }
  }
  /// The ledger of the scene in front, once it has been asked for.
  private var knownLedger: Ledger??
  var phase = Phase.idle
  /// What scenes have not been told yet of their presentations that are over.
  var untoldEnds: [ScenePresentationEnd] = []
  /// How often everything was taken down: entries have their numbers from one life.
  var life = 0
  /// What waits for its turn, the oldest first.
  private(set) var waiting: [Step] = []
  /// Whether something is presented, for links that wait until nothing is.
  let isPresenting = BehaviorRelay(value: false)
  var waitingLink: SceneLinkWaiting?

  /// Creates a navigator without a scene.
  public init() {}

  // MARK: - What is there

  /// The scenes of the navigation's entries, in their order.
  public var scenes: [any SceneHost] {
    navigation.entries.compactMap { live[$0.id]?.host }
  }

  /// The scene in front; behind a question perhaps.
  public var top: (any SceneHost)? {
    navigation.top.flatMap { live[$0.id]?.host }
  }

  /// The scenes that can be seen, from the back to the front.
  public var visibleScenes: [any SceneHost] {
    navigation.visible.compactMap { live[$0.id]?.host }
  }

  /// The scene of an entry.
  public func scene(of id: SceneEntryID) -> (any SceneHost)? {
    live[id]?.host
  }

  /// Whether a change is under way, so that others wait.
  public var isTransitioning: Bool {
    if case .idle = phase { false } else { true }
  }

  /// Calls the scenes whose views are loaded, the oldest first; what they ask for waits.
  func tell(_ call: (any SceneHost) -> Void) {
    let loaded = live.values.filter(\.isLoaded).sorted { $0.id < $1.id }
    let wasTransitioning = isTransitioning
    if !wasTransitioning { phase = .changing }
    // One of them may have taken others down.
    for scene in loaded where live[scene.id] === scene { scene.call(call) }
    if wasTransitioning { return }
    phase = .idle
    drain()
  }

  /// Where what the scene in front starts is listed, if anybody watches.
  package var topLedger: Ledger? {
    if let knownLedger { return knownLedger }
    let ledger = navigation.top.flatMap { live[$0.id]?.ledger }
    knownLedger = .some(ledger)
    return ledger
  }

  /// All scenes that live, those that are leaving too.
  package var liveScenes: [any SceneHost] { live.values.map(\.host) }

  // MARK: - Changes

  /// Makes a change on behalf of the system or of the app: what a person does to the chrome, or what
  /// comes from outside.
  ///
  /// If another change is under way, this one waits until that has come to its end.
  public func apply(_ change: SceneNavigationChange) {
    take(.change(change, nil))
  }

  /// Puts a scene on top of the stack in front.
  public func push(_ route: some SceneRoute) {
    apply(.push(AnySceneRoute(route)))
  }

  /// Puts a scene on top of the stack in front that has been built already.
  ///
  /// It has no route, so that it can't be restored. One scene can't be in two places:
  /// ``SceneNavigationError/alreadyThere``.
  public func push(_ scene: any SceneHost) {
    take(.scene(scene, nil))
  }

  /// Goes back, as the system's back does.
  ///
  /// - Returns: Whether there is a scene to go back to, when those changes are done that wait.
  @discardableResult
  public func pop() -> Bool {
    guard outcome.navigation.canGoBack else { return false }
    apply(.pop)
    return true
  }

  /// Swipes away the sheet in which a scene lies, unless that is gone, or covered, when those changes
  /// are done that wait: a second swipe is not meant for what is behind it.
  func swipeAway(sheetOf id: SceneEntryID) {
    guard case .presentation(let index) = navigation.place(of: id) else { return }
    // By the sheet itself, since the scene may be about to leave it.
    let (sheet, front) = (navigation.presentations[index], outcome.navigation.presentations.last)
    guard front?.id == sheet.id, front?.presenter == sheet.presenter else { return }
    apply(.swipeAway)
  }

  func take(_ step: Step) {
    waiting.append(step)
    drain()
  }

  func drain() {
    while case .idle = phase, !waiting.isEmpty { perform(waiting.removeFirst()) }
  }

  private func perform(_ step: Step) {
    var next = navigation
    do throws(SceneNavigationError) {
      switch step {
      case .change(let change, let asker):
        let ends = try next.apply(change, from: asker?.entry(in: life))
        try checkRoutes(of: next)
        try move(to: next, ends)
      case .scene(let scene, let asker):
        if isThere(scene) { throw .alreadyThere }
        let id = SceneEntryID(number: next.nextNumber)
        try next.apply(.push(AnySceneRoute(BuiltScene())), from: asker?.entry(in: life))
        phase = .changing
        attach(LiveScene(id, scene, beginWatch()))
        try move(to: next, [])
      case .restoration(let restoration, let root): try restoreNow(restoration, orElse: root)
      case .removeAll:
        // What was asked for after it is meant for the next life.
        let later = waiting
        let link = takeDown()
        waiting = later
        link?.end(.failure(.takenDown))
      }
    } catch {
      phase = .idle
      watcher?.changeFailed(error)
      onIssue?(error)
    }
  }

  /// Lets go of all scenes without telling them anything, as the end of the process does.
  ///
  /// - Precondition: No scene is being called.
  package func abandon() {
    if case .moving(_, let timer) = phase { timer.dispose() }
    phase = .idle
    life += 1
    waiting = []
    waitingLink?.dispose()
    waitingLink = nil
    untoldEnds = []
    navigation.removeAll()
    for id in live.keys.sorted(by: >) { live.removeValue(forKey: id)?.detach() }
    didChange?()
  }

  /// Removes all scenes, when the front-end that shows them goes away.
  ///
  /// What waits is dropped, a link with ``SceneLinkError/takenDown``, and a transition comes to its end
  /// at once. From the middle of a change it happens after that, and then what was asked for afterwards.
  public func removeAll() {
    if case .changing = phase {
      waitingLink?.stop()
      waiting = [.removeAll]
      return
    }
    let link = takeDown()
    waiting = []
    link?.end(.failure(.takenDown))
  }
}
