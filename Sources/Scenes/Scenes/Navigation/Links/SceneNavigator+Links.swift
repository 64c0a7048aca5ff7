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
  /// What is presented goes, the link's tab is shown, and its stack becomes the link's; scenes at the
  /// beginning of the stack that are the same stay. One link waits at a time: a newer one takes its
  /// place. A link does not outlive the scenes: it is not in a restoration, and one that replaces them
  /// gives it up.
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
    let waiting = SceneLinkWaiting(link) { [weak self] result in
      end(result.flatMap { self?.openNow(link) ?? .failure(.takenDown) })
    }
    let older = waitingLink
    waitingLink = waiting
    older?.end(.failure(.superseded))
    // In answer to that, one that is newer still may have been opened.
    guard waiting.isWaiting else { return waiting }
    if link.needs.isEmpty {
      waiting.end(.success(()))
    } else if let clock {
      let own = SceneLinkCondition.driver(isPresenting.asDriver().map { !$0 })
      let conditions = registry.needs.merging([.nothingPresented: own]) { $1 }
      waiting.start(conditions, clock, within: time)
    } else {
      preconditionFailure("A link that waits needs a clock. Set the navigator's.")
    }
    return waiting
  }

  private func openNow(_ link: SceneLink) -> Result<Void, SceneLinkError> {
    let change = SceneNavigationChange.open(link.routes, tab: link.tab)
    var next = outcome.navigation
    do throws(SceneNavigationError) {
      try next.apply(change)
      try check(link.routes)
    } catch {
      return .failure(.refused(error))
    }
    apply(change)
    return .success(())
  }
}
