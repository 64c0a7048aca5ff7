public import Observation2
public import Scenes

/// A screen without pixels: loads a scene, finds its elements as a person would, and taps them
/// through the scene's real delegate.
///
/// ```swift
/// let time = VirtualTime()
/// let stage = Stage(time) { KaimonoCartScene.build(gateway: shop, clock: time) }
/// await stage.settle()
/// try stage.tap("order-button")
/// #expect(stage.shows("注文しています"))
/// ```
///
/// It is a front-end like any other: all that it knows of a screen are snapshots and patches
/// (``/Scenes/SceneWindow``). As in SwiftUI, a body is evaluated again only when a property that it
/// has read changes: all that the view shows has to come from its data source's properties.
@MainActor
public final class Stage: ScreenFrontEnd {
  /// The scene's clock.
  public let time: any SettlingClock
  /// The window that shows the scenes.
  public let window: SceneWindow
  /// The subscriptions, timers and tasks that the scenes have started and not ended.
  public let ledger: Ledger
  // Unchecked: the release of a log runs no code of a client.
  /// The events that have reached the screens' nodes, or the app's own log, to have all in one.
  @exclusivity(unchecked) public var events = StageEventLog()
  /// The mistakes in how the screens are described.
  public private(set) var issues: [ScreenIssue] = []
  /// The changes that scenes have asked for in vain, each once: a route without a registration, a router without a
  /// place, or something that can't be shown.
  ///
  /// An alert of a scene that a sheet covers is an example: the person never sees it.
  public private(set) var navigationIssues: [SceneNavigationError] = []

  /// Called with patches just before they are taken over.
  package var willTake: (([ScreenPatch], ScreenMirror) -> Void)?
  // Unchecked: these two are read and changed in single steps, in which nothing else runs.
  @exclusivity(unchecked) private var laidOut: LaidOutScreen
  @exclusivity(unchecked) package private(set) var isOutdated = true
  /// The row whose buttons a swipe has uncovered, and where it was then.
  var uncoveredRow: (id: ScreenNodeID, frame: ScreenRect)?
  /// The text that the input method has marked.
  var marking: StageMarking?
  let book: SceneBook
  let contract: ContractWatch?
  /// The number of times that the screen has changed, by patches or by a person's typing.
  package private(set) var revision = 0
  /// The result of the last look at all of the screen.
  var lastLook: WholeLook?
  /// The places of the identifiers among the elements, once one is looked for.
  var index: IdentifierIndex?
  /// `true` if there may be elements whose identifiers have not been looked at.
  var hasNewNodes = false
  /// How often there were such elements.
  private(set) var newNames = 0

  /// Creates a stage, builds the scene and pushes it.
  ///
  /// - Parameters:
  ///   - time: The clock of the scene's parts.
  ///   - environment: The size of the screen, the person's settings, and the like.
  ///   - measurer: Measures text.
  ///   - checksContracts: `true` to look for mistakes in how scenes are wired.
  ///   - build: Builds the scene.
  public convenience init(
    _ time: any SettlingClock,
    environment: ScreenEnvironment = .plain,
    measurer: any TextMeasurer = EmTextMeasurer(),
    checksContracts: Bool = true,
    _ build: () throws -> any SceneHost
  ) rethrows {
    try self.init(
      time,
      environment: environment,
      measurer: measurer,
      checksContracts: checksContracts,
      navigating: { $0.push(try build()) }
    )
  }

  /// Creates a stage whose scenes are reached by routes.
  ///
  /// ```swift
  /// let stage = Stage(time) { navigator in
  ///   navigator.registry.add(ShopRoute.self) { route, context in … }
  ///   navigator.apply(.replaceRoot(.stack([AnySceneRoute(ShopRoute.list)])))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - time: The clock of the scenes' parts, and of the navigator.
  ///   - environment: The size of the screen, the person's settings, and the like.
  ///   - measurer: Measures text.
  ///   - checksContracts: `true` to look for mistakes in how scenes are wired (``contractReport``).
  ///   - open: Registers features, and opens the first scenes.
  public init(
    _ time: any SettlingClock,
    environment: ScreenEnvironment = .plain,
    measurer: any TextMeasurer = EmTextMeasurer(),
    checksContracts: Bool = true,
    navigating open: (SceneNavigator) throws -> Void
  ) rethrows {
    self.time = time
    ledger = Ledger()
    book = SceneBook(ledger)
    contract = checksContracts ? ContractWatch() : nil
    window = SceneWindow(environment: environment, measurer: measurer)
    laidOut = LaidOutScreen(window.snapshot())
    window.onIssue = { [weak self] issue in
      self?.issues.append(issue)
      self?.note(issue)
    }
    window.onEvent = { [weak self] in self?.events.record($0) }
    window.runsReport = { [weak self] report in
      guard let self else { return report() }
      (navigator.topLedger ?? ledger).watch(report)
    }
    navigator.watcher = self
    navigator.clock = time
    try book.buildFirst {
      guard let contract else { return try open(navigator) }
      try contract.outputs.during { try open(navigator) }
    }
    window.attach(self)
  }

  func add(_ issue: SceneNavigationError) {
    if !navigationIssues.contains(issue) { navigationIssues.append(issue) }
  }

  /// The navigator that keeps the scenes.
  public var navigator: SceneNavigator { window.navigator }

  /// The size of the screen, the person's settings, and the like.
  public var environment: ScreenEnvironment {
    get { window.environment }
    set { window.environment = newValue }
  }

  /// Shows a screen from nothing.
  public func show(_ screen: ScreenNodeSnapshot) {
    laidOut = LaidOutScreen(screen)
    revision += 1
    noteNewNames()
    isOutdated = true
  }

  /// Notes that there is something to update.
  public func screenNeedsUpdate() {
    isOutdated = true
  }

  /// Takes over what has changed since the last time, and returns it: what a person saw change.
  @discardableResult
  public func update() -> [ScreenPatch] {
    guard isOutdated else { return [] }
    var all: [ScreenPatch] = []
    var rounds = 0
    // An element that leaves the screen may change something in answer.
    repeat {
      rounds += 1
      guard rounds <= 100 else {
        issues.append(.endlessUpdate)
        break
      }
      isOutdated = false
      let patches = window.update()
      take(patches)
      all = all.isEmpty ? patches : all + patches
      if uncoveredRow != nil { coverMovedRow(laidOut.frames) }
    } while isOutdated
    return all
  }

  private func take(_ patches: [ScreenPatch]) {
    if patches.isEmpty { return }
    revision += 1
    willTake?(patches, mirror)
    let names = mirror.names
    do throws(ScreenPatchError) {
      try laidOut.apply(patches)
    } catch {
      preconditionFailure("\(error)")
    }
    if names != mirror.names { noteNewNames() }
  }

  private func noteNewNames() {
    hasNewNodes = true
    newNames += 1
  }

  /// The current screen, laid out.
  public var frames: ScreenFrames {
    update()
    return laidOut.frames
  }

  /// The copy of the screen as of the last update.
  package var mirror: ScreenMirror { laidOut.mirror }

  /// Sends an event to an element of the current screen.
  ///
  /// - Returns: `true` if the element was there and has reacted to it.
  @discardableResult
  public func send(_ event: ScreenEvent, to id: ScreenNodeID) -> Bool {
    perform {
      guard case .text(let text, let isMarked) = event else {
        return (try? window.send(event, to: id)) != nil
      }
      // Before the event, since what answers it may look at the screen.
      let (before, known) = (mirror[id]?.look.text, marking)
      laidOut.note(text: text, of: id)
      note(text, isMarked: isMarked, over: before ?? "", of: id)
      revision += 1
      if (try? window.send(event, to: id)) != nil { return true }
      laidOut.note(text: before, of: id)
      marking = known
      return false
    }
  }

  /// Runs an action on behalf of a person, mostly a tap.
  ///
  /// Work that the scene starts during the call is entered in the stage's ledger.
  @discardableResult
  public func perform<Result, Failure: Error>(
    _ action: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    checkIdentifiers()
    var result: Swift.Result<Result, Failure>?
    (navigator.topLedger ?? ledger).watch {
      do throws(Failure) {
        result = .success(try action())
      } catch {
        result = .failure(error)
      }
    }
    guard let result else { preconditionFailure("unreachable: the ledger runs its body once") }
    return try result.get()
  }

  /// Goes back, as the system's back gesture does.
  ///
  /// - Returns: `true` if there was a scene to go back to.
  @discardableResult
  public func back() -> Bool {
    ledger.watch { window.goBack() }
  }

  /// Releases all scenes without a call to them, as the end of the process does.
  package func abandon() {
    ledger.watch { navigator.abandon() }
    update()
  }

  /// Removes all scenes from the stage.
  public func close() {
    ledger.watch { navigator.removeAll() }
    update()
  }
}
