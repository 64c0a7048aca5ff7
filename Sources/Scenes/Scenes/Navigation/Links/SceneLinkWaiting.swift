import Observation2

/// A link that waits for what it needs, one after the other.
@MainActor
final class SceneLinkWaiting: Disposable {
  let link: SceneLink
  private let bag = DisposeBag()
  private var met = 0
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
      guard let self else { return }
      end(.failure(.unmet(link.needs[met], after: time)))
    }
    .disposed(by: bag)
    wait(conditions, clock)
  }

  private func wait(
    _ conditions: [SceneLinkNeed: SceneLinkCondition],
    _ clock: any AppClock
  ) {
    guard onEnd != nil else { return }
    guard link.needs.indices.contains(met) else { return end(.success(())) }
    let (need, index) = (link.needs[met], met)
    let go: @MainActor () -> Void = { [weak self] in
      guard let self, met == index else { return }
      met += 1
      wait(conditions, clock)
    }
    switch conditions[need] {
    case .driver(let driver): driver.drive { if $0 { go() } }.disposed(by: bag)
    case .work(let work):
      clock.run { [weak self] in
        do {
          try await work()
          go()
        } catch {
          self?.end(.failure(.failed(need, "\(error)")))
        }
      }
      .disposed(by: bag)
    case nil: end(.failure(.unknownNeed(need)))
    }
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
