import Observation
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
/// As in SwiftUI, the body is evaluated again only when a property that it has read changes: all
/// that the view shows has to come from its data source's properties.
@MainActor
public final class Stage {
  /// The scene's clock.
  public let time: VirtualTime
  /// The scenes; the top one is on the screen.
  public let navigator = SceneNavigator()
  /// The subscriptions, timers and tasks that the scenes have started and not ended.
  public let ledger = Ledger()
  /// The size of the screen.
  public let space: ScreenSpace

  private var offsets = ScrollOffsets()
  private var cached: ScreenFrames?
  private var described = 0
  private var watched: [WatchedObject] = []

  /// Creates a stage, builds the scene and pushes it.
  ///
  /// - Parameters:
  ///   - time: The clock of the scene's parts.
  ///   - space: The size of the screen.
  ///   - build: Builds the scene.
  public init(
    _ time: VirtualTime,
    space: ScreenSpace = .phone,
    _ build: () throws -> any SceneHost
  ) rethrows {
    self.time = time
    self.space = space
    navigator.willAttach = { [weak self] scene in self?.attach(scene) }
    navigator.didChange = { [weak self] in self?.showTop() }
    try ledger.watch { navigator.push(try build()) }
  }

  /// The current screen, laid out.
  public var frames: ScreenFrames {
    if let cached { return cached }
    described += 1
    let number = described
    let body = withObservationTracking {
      navigator.top?.screen ?? []
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.contentWillChange(number) }
    }
    let frames = ScreenFrames(of: body, in: space, offsets: offsets)
    cached = frames
    return frames
  }

  /// Whether a match of a query can be seen.
  public func shows(_ query: ScreenQuery) -> Bool {
    frames.shows(query)
  }

  /// Returns the first match of a query in reading order: of the visible ones, or else of all; of
  /// nested matches the inner.
  ///
  /// - Throws: ``ScreenError/notFound(_:)``.
  public func element(_ query: ScreenQuery) throws(ScreenError) -> LaidOutElement {
    try frames.element(query)
  }

  /// Taps an element where a finger would.
  ///
  /// - Throws: ``ScreenError`` when it is not there, or hidden, covered, off-screen or disabled.
  public func tap(_ query: ScreenQuery) throws(ScreenError) {
    let frames = frames
    _ = try perform { () throws(ScreenError) in
      try frames.tap(frames.element(query))
    }
  }

  /// Runs an action on behalf of a person, mostly a tap.
  ///
  /// Work that the scene starts meanwhile is entered in the stage's ledger.
  @discardableResult
  public func perform<Result, Failure: Error>(
    _ action: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var result: Swift.Result<Result, Failure>?
    ledger.watch {
      do throws(Failure) {
        result = .success(try action())
      } catch {
        result = .failure(error)
      }
    }
    guard let result else { preconditionFailure("unreachable: the ledger runs its body once") }
    return try result.get()
  }

  /// Scrolls an area by a distance in points; the first one if none is given.
  ///
  /// - Returns: Whether anything moved.
  @discardableResult
  public func scroll(by distance: ScreenPoint, _ key: ScrollKey? = nil) -> Bool {
    let frames = frames
    guard let area = frames.scrolls.first(where: { key == nil || $0.key == key }) else {
      return false
    }
    let before = frames.offsets
    scroll(to: frames.offsets(scrolling: area, by: distance))
    return offsets != before
  }

  /// Scrolls so that an element can be seen.
  ///
  /// - Throws: ``ScreenError/notFound(_:)``.
  public func scroll(to query: ScreenQuery) throws(ScreenError) {
    let frames = frames
    scroll(to: frames.offsets(bringingIntoView: try frames.element(query)))
  }

  /// Goes back, as the system's back gesture does.
  ///
  /// - Returns: Whether there was a scene to go back to.
  @discardableResult
  public func back() -> Bool {
    ledger.watch { navigator.pop() }
  }

  /// Runs all work that is due at the current instant.
  public func settle() async {
    await ledger.watch { await time.settle() }
  }

  /// Advances time, running the work that falls due on the way.
  public func advance(by duration: Duration) async {
    await ledger.watch { await time.advance(by: duration) }
  }

  /// Advances time to the next due work; see ``/Observation2/VirtualTime/advanceToNext(limit:)``.
  public func advanceToNext(limit: Duration) async -> Bool {
    await ledger.watch { await time.advanceToNext(limit: limit) }
  }

  /// Removes all scenes from the stage.
  public func close() {
    ledger.watch { navigator.removeAll() }
    cached = nil
  }

  /// The parts of removed scenes that are still retained: a scene, its presenter, interactor,
  /// router or data source.
  public var survivors: [String] {
    let onStage = navigator.scenes.map { ObjectIdentifier($0) }
    return watched.filter { one in
      one.object != nil && !(one.host.map { onStage.contains(ObjectIdentifier($0)) } ?? false)
    }
    .map(\.name)
  }

  /// The number of scenes, on the stage or removed from it, that are still in memory.
  public var livingScenes: Int {
    watched.count { $0.object is any SceneHost }
  }

  private func scroll(to offsets: ScrollOffsets) {
    self.offsets = offsets
    cached = nil
  }

  private func attach(_ scene: any SceneHost) {
    watched.removeAll { $0.object == nil }
    watched += WatchedObject.all(of: scene)
  }

  private func showTop() {
    offsets = ScrollOffsets()
    cached = nil
  }

  /// Called before the first change after each evaluation of the body.
  private func contentWillChange(_ number: Int) {
    if number == described { cached = nil }
  }
}
