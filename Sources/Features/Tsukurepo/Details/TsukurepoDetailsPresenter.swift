import Observation2
import Scenes
import StateStore

/// Formats the interactor's state for the view of a report, and turns the person's gestures into the
/// interactor's actions or the places that it wants.
final class TsukurepoDetailsPresenter: ScenePresenter {
  private let interactor: any SceneInteractor<TsukurepoDetailsState, TsukurepoDetailsAction>
  private let routing: any TsukurepoDetailsRouting
  private let log: EventLog

  init(
    interactor: any SceneInteractor<TsukurepoDetailsState, TsukurepoDetailsAction>,
    routing: any TsukurepoDetailsRouting,
    log: EventLog = EventLog()
  ) {
    self.interactor = interactor
    self.routing = routing
    self.log = log
  }

  /// The report; `nil` before there is one.
  var tsukurepo: Driver<TsukurepoViewItem?> {
    interactor.select { $0.report.value.map(TsukurepoViewItem.init) }
  }

  /// The message that replaces the report when there is none.
  var loadingError: Driver<String?> {
    interactor.select { $0.report.value == nil ? $0.report.failure?.message : nil }
  }

  /// The message over the report when no newer one could be loaded.
  var refreshError: Driver<String?> {
    interactor.select { $0.report.value == nil ? nil : $0.report.failure?.message }
  }

  /// A Boolean value that indicates whether the report is on its way.
  var isLoading: Driver<Bool> { interactor.select(\.report.isLoading) }

  var isNotFound: Driver<Bool> {
    interactor.select { $0.report.isLoaded && $0.report.value == nil }
  }

  func start() {
    interactor.send(.load)
  }
}

extension TsukurepoDetailsPresenter: TsukurepoDetailsViewDelegate {
  func tsukurepoDetailsViewDidTapMedia(reportID: Int) {
    log.recordCall(["reportID": "\(reportID)"])
  }

  func tsukurepoDetailsViewDidTapShowRecipe(recipeID: Int) {
    log.recordCall(["recipeID": "\(recipeID)"])
    routing.showRecipe(recipeID)
  }

  func tsukurepoDetailsViewDidTapRetryButton() {
    log.recordCall()
    interactor.send(.load)
  }

  func tsukurepoDetailsViewDidPullToRefresh() {
    log.recordCall()
    interactor.send(.load)
  }
}
