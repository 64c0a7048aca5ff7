import Observation
public import Observation2
public import Scenes

/// A screen without pixels: loads a scene, finds what is on it as a person would, and taps it
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
/// The screen is described anew only when something that its description read has changed, as
/// SwiftUI does it: what the view shows has to come from its data source's properties.
@MainActor
public final class Stage {
  /// The time that the scene lives by.
  public let time: VirtualTime
  /// The scenes; the top one is on the screen.
  public let navigator = SceneNavigator()
  /// What the scenes have started and not ended.
  public let ledger = Ledger()
  /// The size of the screen.
  public let space: ScreenSpace

  private var offsets = ScrollOffsets()
  private var cached: ScreenFrames?
  private var described = 0
  private var watched: [WatchedObject] = []

  /// Creates a stage, builds the scene and lets it appear.
  ///
  /// - Parameters:
  ///   - time: The time that the scene's parts were or will be handed.
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

  /// What is on the screen now, laid out.
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

  /// Whether something is on the screen and can be seen.
  public func shows(_ query: ScreenQuery) -> Bool {
    frames.shows(query)
  }

  /// The element that a query means: the deepest and first one in reading order, visible ones first.
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

  /// Does something with the laid-out screen on behalf of a person: taps, mostly.
  ///
  /// What the scene starts meanwhile is entered in the stage's ledger.
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

  /// Scrolls an area that can be seen, by points; the first one if none is given.
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

  /// Goes back, as the system's own back does.
  ///
  /// - Returns: Whether there was a scene to go back to.
  @discardableResult
  public func back() -> Bool {
    ledger.watch { navigator.pop() }
  }

  /// Lets all that is under way at this instant settle.
  public func settle() async {
    await ledger.watch { await time.settle() }
  }

  /// Moves time on, running what falls due on the way.
  public func advance(by duration: Duration) async {
    await ledger.watch { await time.advance(by: duration) }
  }

  /// Moves time on to what is due next; see ``/Observation2/VirtualTime/advanceToNext(limit:)``.
  public func advanceToNext(limit: Duration) async -> Bool {
    await ledger.watch { await time.advanceToNext(limit: limit) }
  }

  /// Takes all scenes off the stage.
  public func close() {
    ledger.watch { navigator.removeAll() }
    cached = nil
  }

  /// The parts of scenes that have left the stage and are still alive: a scene, its presenter,
  /// interactor, router or data source that something still holds.
  public var survivors: [String] {
    let onStage = navigator.scenes.map { ObjectIdentifier($0) }
    return watched.filter { one in
      one.object != nil && !(one.host.map { onStage.contains(ObjectIdentifier($0)) } ?? false)
    }
    .map(\.name)
  }

  /// How many scenes that were ever on the stage are in memory.
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

  /// Called before the change, once per description.
  private func contentWillChange(_ number: Int) {
    if number == described { cached = nil }
  }
}
