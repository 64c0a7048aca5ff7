import Observation2

/// A link that waits for what it needs, one after the other.
@MainActor
final class SceneLinkWaiting: Disposable {
  let link: SceneLink
  private let bag = DisposeBag()
  /// Whether each need that it has begun to wait for is there now.
  private var isMet: [Bool] = []
  private var onEnd: ((Result<Void, SceneLinkError>) -> Void)?

  /// Whether it has neither come to its end nor been given up.
  var isWaiting: Bool { onEnd != nil }

  init(_ link: SceneLink, _ onEnd: @escaping (Result<Void, SceneLinkError>) -> Void) {
    (self.link, self.onEnd) = (link, onEnd)
  }

  /// Begins to wait.
  func start(
    _ conditions: [SceneLinkNeed: SceneLinkCondition],
    _ clock: any AppClock,
    within time: Duration
  ) {
    clock.scheduler.schedule(after: time) { [weak self] in
      guard let self, let missing = isMet.firstIndex(of: false) else { return }
      end(.failure(.unmet(link.needs[missing], after: time)))
    }
    .disposed(by: bag)
    goOn(conditions, clock)
  }

  /// Waits for the next need if all before it are there: what was there may have gone meanwhile.
  private func goOn(
    _ conditions: [SceneLinkNeed: SceneLinkCondition],
    _ clock: any AppClock
  ) {
    guard isWaiting, !isMet.contains(false) else { return }
    guard isMet.count < link.needs.count else { return end(.success(())) }
    let index = isMet.count
    let need = link.needs[index]
    isMet.append(false)
    let tell: @MainActor (Bool) -> Void = { [weak self] isMet in
      self?.isMet[index] = isMet
      self?.goOn(conditions, clock)
    }
    switch conditions[need] {
    case .driver(let driver): driver.drive { tell($0) }.disposed(by: bag)
    case .work(let work):
      clock.run { [weak self] in
        do {
          try await work()
          tell(true)
        } catch {
          self?.end(.failure(.failed(need, "\(error)")))
        }
      }
      .disposed(by: bag)
    case nil: end(.failure(.unknownNeed(need)))
    }
  }

  /// Waits for nothing any more, and is still to be told of its end.
  func stop() {
    bag.dispose()
  }

  func end(_ result: Result<Void, SceneLinkError>) {
    let told = onEnd
    dispose()
    told?(result)
  }

  func dispose() {
    onEnd = nil
    bag.dispose()
  }
}
