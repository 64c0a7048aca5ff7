import Observation2
import Scenes

/// Formats the interactor's state for the view of a search, and turns the person's gestures into the
/// interactor's actions or the places that it wants.
final class SavedSearchRunPresenter: ScenePresenter {
  private let interactor: any SceneInteractor<SavedSearchRunState, SavedSearchRunAction>
  private let routing: any SavedSearchRunRouting
  private let log: EventLog

  init(
    interactor: any SceneInteractor<SavedSearchRunState, SavedSearchRunAction>,
    routing: any SavedSearchRunRouting,
    log: EventLog = EventLog()
  ) {
    (self.interactor, self.routing, self.log) = (interactor, routing, log)
  }

  var title: Driver<String> { interactor.select { $0.search?.name ?? "保存した検索条件" } }
  var isRunning: Driver<Bool> { interactor.select { $0.running == .underWay } }
  var isNotFound: Driver<Bool> {
    interactor.select { $0.search == nil && $0.running != .underWay }
  }
  var hits: Driver<[SavedSearchHit]> { interactor.select(\.hits) }
  var isEmpty: Driver<Bool> { interactor.select { $0.running == .done && $0.hits.isEmpty } }

  /// The message when there is no answer.
  var runError: Driver<String?> {
    interactor.select {
      $0.running == .failed ? "通信できませんでした。もう一度お試しください" : nil
    }
  }

  func start() {
    interactor.send(.start)
  }
}

extension SavedSearchRunPresenter: SavedSearchRunViewDelegate {
  func savedSearchRunViewDidTapRetryButton() {
    log.recordCall()
    interactor.send(.run)
  }

  func savedSearchRunViewDidPullToRefresh() {
    log.recordCall()
    interactor.send(.run)
  }

  func savedSearchRunViewDidTapHit(hitID: Int) {
    log.recordCall(["hitID": "\(hitID)"])
    routing.showHit(hitID)
  }
}
