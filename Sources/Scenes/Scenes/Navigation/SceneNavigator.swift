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
    didSet { (knownLedger, hasMoved) = (nil, true) }
  }
  /// The ways to build the scenes of routes, which features have registered.
  public var registry = SceneRegistry() {
    didSet { knownDestination = nil }
  }
  /// The clock of transitions and of links that wait.
  public var clock: (any AppClock)?
  /// The time that transitions take; none unless it is set, with a clock.
  ///
  /// It does not count where the platform ends transitions.
  public var transitionDuration = Duration.zero
  /// A Boolean value that indicates whether a front-end shows transitions by itself, and ends each by
  /// ``endTransition()``.
  ///
  /// The first scenes come without a transition. A front-end that is set must not miss one: later changes wait for it.
  public var platformEndsTransitions = false
  /// Writes and reads what scenes save of themselves; nothing is saved unless it is set.
  public var stateCoder: (any SceneStateCoder)?
  /// Called with each change that could not be made, and each piece that could not be restored.
  public var onIssue: ((SceneNavigationError) -> Void)?

  /// Watches over the scenes.
  package weak var watcher: (any SceneWatcher)?
  /// Called when other scenes can be seen, and when scenes have been released, with the names of these and
  /// with the number of layers at the back that are the same.
  package var didChange: (([ObjectIdentifier], Int) -> Void)?
  /// Called when a scene wants typing to end.
  var endsEditing: (() -> Void)?

  /// The phase of its work.
  enum Phase {
    case idle
    /// Scenes are being called: what they ask for waits.
    case changing
    /// Until its timer fires, or the platform ends it.
    case moving(SceneTransition, (any Disposable)?)
    /// A person drags the scene aside, and may let it go back.
    case goingBack(SceneTransition)
  }

  /// A step to carry out.
  enum Step {
    case change(SceneNavigationChange, Asker?)
    case scene(any SceneHost, Asker?)
    /// A tap or a swipe of a person, for the presentation of a number.
    case touch(SceneNavigationChange, presentation: Int)
    /// A link all of whose needs were there.
    case link(SceneLinkWaiting)
    case restoration(SceneRestoration, orElse: SceneRoot<AnySceneRoute>)
    case removeAll
  }

  /// The scene that wants something, in the life in which it was built: by the time that it is done, its
  /// number may be another one's.
  struct Asker {
    let id: SceneEntryID
    let life: Int

    /// Returns its entry in a life; that of no scene in a later one.
    func entry(in life: Int) -> SceneEntryID { self.life == life ? id : .nobody }
  }

  var live: [SceneEntryID: LiveScene] = [:] {
    didSet { knownLedger = nil }
  }
  /// The ledger of the scene in front, once it has been asked for.
  private var knownLedger: Ledger??
  var phase = Phase.idle
  /// The ends of presentations that scenes have not received yet.
  var untoldEnds: [ScenePresentationEnd] = []
  /// How often everything was taken down: entries have their numbers from one life.
  var life = 0
  /// The entries that have gone, whose scenes live until the end of the transition, and what is not in sight yet.
  var trace = SceneChangeTrace()
  /// The visible part of the navigation, and how many of its layers are the same as the window knows.
  var (sight, sameLayers) = (SceneSight(), Int.max)
  /// The steps that wait for their turn.
  var waiting = SceneWaitingSteps<Step>()
  /// The cached outcome of the steps that wait.
  var knownDestination: SceneOutcome?
  /// Passes on that the navigation has changed, to those that observe ``changes``.
  let moves = BehaviorRelay<Void>(value: ())
  /// `true` if they have not heard of the newest change, and while they hear of one.
  var (hasMoved, isTellingMove) = (false, false)
  /// `true` while something is presented, for links that wait until nothing is.
  let isPresenting = BehaviorRelay(value: false)
  /// The link that waits for what it needs.
  var waitingLink: SceneLinkWaiting?
  /// The dropped links, which report their end once no scene is being taken down.
  var droppedLinks: [SceneLinkWaiting] = []
  /// A Boolean value that indicates whether all scenes go without a word.
  var isAbandoning = false

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

  /// A Boolean value that indicates whether a change is under way, so that others wait.
  public var isTransitioning: Bool {
    if case .idle = phase { false } else { true }
  }

  /// A Boolean value that indicates whether the scene in front is coming or going.
  var movesFront: Bool {
    switch phase {
    case .moving(let transition, _): transition.movesFront
    case .goingBack: true
    case .idle, .changing: false
    }
  }

  /// Calls the scenes whose views are loaded, the oldest first; what they ask for waits.
  func tell(_ call: (any SceneHost) -> Void) {
    let loaded = live.values.filter(\.isLoaded).sorted { $0.id < $1.id }
    calling {
      // One of them may have taken others down.
      for scene in loaded where live[scene.id] === scene { scene.call(call) }
    }
  }

  /// Calls the scene of an entry if its view is loaded; what it asks for waits.
  func tell(_ entry: SceneEntryID, _ call: (any SceneHost) -> Void) {
    guard let scene = live[entry], scene.isLoaded else { return }
    calling { scene.call(call) }
  }

  /// Returns the scene of an entry, whose view is loaded if it has not been.
  func loadedScene(of entry: SceneEntryID) -> (any SceneHost)? {
    guard let scene = live[entry] else { return nil }
    if !scene.isLoaded { calling { scene.load() } }
    return live[entry] === scene ? scene.host : nil
  }

  /// Calls scenes; what they ask for waits until then.
  private func calling(_ body: () -> Void) {
    let wasTransitioning = isTransitioning
    if !wasTransitioning { phase = .changing }
    body()
    if wasTransitioning { return }
    phase = .idle
    drain()
  }

  /// The ledger of the scene in front, if it is watched.
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
  /// It has no route, so that it can't be restored. One scene can't be in two places
  /// (``SceneNavigationError/alreadyThere``), and has one life: one that has left does not come back
  /// (``SceneNavigationError/hasLeft``).
  public func push(_ scene: any SceneHost) {
    take(.scene(scene, nil))
  }

  /// Goes back, as the system's back does.
  ///
  /// - Returns: `true` if there is a scene to go back to, once the waiting changes are done.
  /// - Complexity: O(1), also while others wait, from the second one on.
  @discardableResult
  public func pop() -> Bool {
    guard destination.canGoBack else { return false }
    apply(.pop)
    return true
  }

  /// Applies a person's action on a presentation, unless that is gone, or covered, when its turn comes.
  ///
  /// A second tap or swipe is not meant for anything behind it, or after it.
  ///
  /// - Parameters:
  ///   - change: The person's action.
  ///   - number: The number of the presentation.
  func apply(_ change: SceneNavigationChange, toPresentation number: Int) {
    take(.touch(change, presentation: number))
  }

  /// Swipes away the sheet in which a scene lies.
  func swipeAway(sheetOf id: SceneEntryID) {
    guard case .presentation(let index) = navigation.place(of: id) else { return }
    apply(.swipeAway, toPresentation: navigation.presentations[index].number)
  }

  /// The navigation after the changes that wait.
  var destination: SceneNavigation {
    if waiting.isEmpty { return navigation }
    if let knownDestination { return knownDestination.navigation }
    let outcome = outcome
    knownDestination = outcome
    return outcome.navigation
  }

  func take(_ step: Step) {
    waiting.append(step)
    if var outcome = knownDestination {
      // Without a second owner, its stacks change in place.
      knownDestination = nil
      outcome.take(step, in: self)
      knownDestination = outcome
    }
    drain()
  }

  func drain() {
    while case .idle = phase, let step = waiting.removeFirst() {
      if waiting.isEmpty { knownDestination = nil }
      perform(step)
    }
  }

  private func perform(_ step: Step) {
    do throws(SceneNavigationError) {
      switch step {
      case .change(let change, let asker): try perform(change, from: asker?.entry(in: life))
      case .scene(let scene, let asker): try show(scene, from: asker?.entry(in: life))
      case .touch(let change, let number):
        if navigation.presentations.last?.number == number { try perform(change, from: nil) }
      case .link(let link): open(link)
      case .restoration(let restoration, let root):
        defer { knownDestination = nil }
        try restoreNow(restoration, orElse: root)
      case .removeAll: removeAllNow()
      }
    } catch {
      phase = .idle
      // The cached outcome may contain the step.
      knownDestination = nil
      watcher?.changeFailed(error)
      onIssue?(error)
    }
  }
}
