import Observation2

/// A link that waits for what it needs, one after the other, and then for its turn.
@MainActor
final class SceneLinkWaiting: Disposable {
  let link: SceneLink
  /// A Boolean value that indicates whether it waits for its turn.
  var hasTurn = false
  /// Called when it is given up, and not when it comes to its end.
  var onGivenUp: (() -> Void)?
  /// The time that it was given, once that is over.
  private var over: Duration?
  private let bag = DisposeBag()
  /// The needs that it waits for: `true` for each that is there now.
  private var isMet: [Bool] = []
  /// The needs that are there as long as a driver says so, by their places among all.
  private var drivers: [(index: Int, isMet: Driver<Bool>)] = []
  // In the bag, so that the drivers, which hold what they need, are released with the link.
  private let following = SerialDisposable()
  private var followed = 0
  private var onReady: (() -> Void)?
  private var onEnd: ((Result<Void, SceneLinkError>) -> Void)?

  /// `true` until it has ended or failed.
  var isWaiting: Bool { onEnd != nil }

  init(_ link: SceneLink, _ onEnd: @escaping (Result<Void, SceneLinkError>) -> Void) {
    (self.link, self.onEnd) = (link, onEnd)
  }

  /// Begins to wait.
  ///
  /// - Parameters:
  ///   - conditions: How it is known whether needs are there.
  ///   - clock: The clock of the wait.
  ///   - time: The longest wait.
  ///   - onReady: Called each time that all needs become true.
  func start(
    _ conditions: [SceneLinkNeed: SceneLinkCondition],
    _ clock: any AppClock,
    within time: Duration,
    onReady: @escaping () -> Void
  ) {
    self.onReady = onReady
    following.disposed(by: bag)
    clock.scheduler.schedule(after: time) { [weak self] in
      guard let self else { return }
      over = time
      // With all that it needs, it still has its turn.
      if let missing = isMet.firstIndex(of: false) { giveUpIfLate(without: link.needs[missing]) }
    }
    .disposed(by: bag)
    goOn(conditions, clock)
  }

  /// Takes its turn, and goes on waiting for a need that has gone, unless the time is over.
  ///
  /// - Parameter isPresenting: `true` if something is in front of the scenes.
  /// - Returns: `true` if all that it needs is there.
  func takeTurn(isPresenting: Bool) -> Bool {
    hasTurn = false
    guard isWaiting else { return false }
    if let missing = isMet.firstIndex(of: false) {
      giveUpIfLate(without: link.needs[missing])
      return false
    }
    // Scenes hear of the end of a presentation before it counts as over.
    guard isPresenting, link.needs.contains(.nothingPresented) else { return true }
    giveUpIfLate(without: .nothingPresented)
    return false
  }

  private func giveUpIfLate(without need: SceneLinkNeed) {
    if let over { end(.failure(.unmet(need, after: over))) }
  }

  /// Waits for the next need if all before it are there: what was there may have gone since.
  private func goOn(
    _ conditions: [SceneLinkNeed: SceneLinkCondition],
    _ clock: any AppClock
  ) {
    guard onReady != nil, !isMet.contains(false) else { return }
    guard isMet.count < link.needs.count else {
      onReady?()
      return
    }
    let index = isMet.count
    let need = link.needs[index]
    isMet.append(false)
    switch conditions[need] {
    case .driver(let driver):
      drivers.append((index, driver))
      follow { [weak self] in self?.goOn(conditions, clock) }
    case .work(let work):
      clock.run { [weak self] in
        do {
          try await work()
          self?.isMet[index] = true
          self?.goOn(conditions, clock)
        } catch {
          // A stopped link has cancelled its work, and ends for another reason.
          if let self, onReady != nil { end(.failure(.failed(need, "\(error)"))) }
        }
      }
      .disposed(by: bag)
    case nil: end(.failure(.unknownNeed(need)))
    }
  }

  /// Follows all drivers at once: of those that derive from one value, no two are ever there that exclude each
  /// other.
  private func follow(_ goOn: @escaping @MainActor () -> Void) {
    followed += 1
    let turn = followed
    let all = Driver.combineLatest(drivers.map(\.isMet)) { $0 }
    let subscription = all.drive { [weak self] values in
      guard let self, turn == followed else { return }
      for (driver, isThere) in zip(drivers, values) { isMet[driver.index] = isThere }
      goOn()
    }
    // In answer, another need may have begun to be followed, or the link has been opened.
    guard turn == followed, isWaiting else { return subscription.dispose() }
    following.disposable = subscription
  }

  /// Stops waiting, and still has to report its end.
  func stop() {
    onReady = nil
    bag.dispose()
  }

  func end(_ result: Result<Void, SceneLinkError>) {
    let told = onEnd
    (onEnd, onGivenUp) = (nil, nil)
    stop()
    told?(result)
  }

  func dispose() {
    let givenUp = onGivenUp
    (onEnd, onGivenUp) = (nil, nil)
    stop()
    givenUp?()
  }
}
