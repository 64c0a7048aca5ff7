public import Observation2

extension SceneNavigator {
  /// The link that waits for what it needs, if there is one.
  public var pendingLink: SceneLink? {
    waitingLink.flatMap { $0.isWaiting ? $0.link : nil }
  }

  /// Reads a link and opens it; see ``open(_:within:then:)``.
  ///
  /// - Throws: ``SceneLinkError/unknown(_:)``.
  @discardableResult
  public func open(
    _ text: String,
    within time: Duration = .seconds(10),
    then end: @escaping (Result<Void, SceneLinkError>) -> Void = { _ in }
  ) throws(SceneLinkError) -> any Disposable {
    open(try registry.link(text), within: time, then: end)
  }

  /// Opens a link as soon as all that it needs is there.
  ///
  /// All presentations go, the link's tab is shown, and its stack becomes the link's; scenes at the beginning of the
  /// stack that are the same stay. One link waits at a time: a newer one takes its place. A link does not outlive the
  /// scenes: it is not in a restoration, and one that replaces them gives it up.
  ///
  /// All needs hold when it is opened. A link that is ready in the middle of a change waits for its turn, and goes on
  /// waiting if something that it needs has gone by then. A link that needs nothing has its turn among the changes. It
  /// is opened before a newer link, and in the scenes of a restoration that waits.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - time: How long it waits at most, on the navigator's clock.
  ///   - end: Called once: when it is opened, or with the reason why it is not.
  /// - Returns: The disposable that gives it up, without a call.
  /// - Precondition: A link that needs something needs a ``clock``.
  @discardableResult
  public func open(
    _ link: SceneLink,
    within time: Duration = .seconds(10),
    then end: @escaping (Result<Void, SceneLinkError>) -> Void = { _ in }
  ) -> any Disposable {
    let waiting = SceneLinkWaiting(link, end)
    let older = waitingLink
    waitingLink = waiting
    older?.end(.failure(.superseded))
    // In answer to that, one that is newer still may have been opened.
    guard waiting.isWaiting else { return waiting }
    if link.needs.isEmpty {
      waitingLink = nil
      waiting.hasTurn = true
      // The cached outcome contains it.
      waiting.onGivenUp = { [weak self] in self?.knownDestination = nil }
      take(.link(waiting))
    } else if let clock {
      let own = SceneLinkCondition.driver(isPresenting.asDriver().map { !$0 })
      let conditions = registry.needs.merging([.nothingPresented: own]) { $1 }
      waiting.start(conditions, clock, within: time) { [weak self, weak waiting] in
        guard let waiting, !waiting.hasTurn else { return }
        guard let self else { return waiting.end(.failure(.takenDown)) }
        waiting.hasTurn = true
        take(.link(waiting))
      }
    } else {
      preconditionFailure("A link that waits needs a clock. Set the navigator's.")
    }
    return waiting
  }

  /// Opens a link whose turn it is, unless something that it needs has gone.
  func open(_ waiting: SceneLinkWaiting) {
    guard waiting.takeTurn(isPresenting: !navigation.presentations.isEmpty) else { return }
    // A link that a scene opens in answer takes the place of none.
    if waitingLink === waiting { waitingLink = nil }
    // The cached outcome lacks a link that needs something.
    if !waiting.link.needs.isEmpty { knownDestination = nil }
    do throws(SceneNavigationError) {
      try perform(waiting.link.change, from: nil)
      waiting.end(.success(()))
    } catch {
      phase = .idle
      // The cached outcome may contain it.
      knownDestination = nil
      waiting.end(.failure(.refused(error)))
    }
  }
}
