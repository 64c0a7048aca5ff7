import Observation2
import Scenes

/// Formats the state of the list, sends gestures to the interactor, and opens other scenes.
final class ErrandListPresenter: ScenePresenter, ErrandListViewDelegate {
  private let interactor: ErrandListInteractor
  private let routing: ErrandsRouting
  private let bag = DisposeBag()

  init(interactor: ErrandListInteractor, routing: ErrandsRouting) {
    (self.interactor, self.routing) = (interactor, routing)
    interactor.when({ $0.list.failure == .unauthorized }) { routing.set(stack: [.login]) }
      .disposed(by: bag)
    interactor.send(.start)
  }

  var viewState: Driver<ErrandListView.ViewState> {
    interactor.select { state in
      ErrandListView.ViewState(
        errands: state.list.value?.errands ?? [],
        isLoading: state.list.isLoading,
        hasMore: state.list.failure == nil && state.list.value?.hasMore != false,
        empty: state.list.value?.isEmpty == true ? "Nothing to do" : nil,
        undo: state.list.value?.undoable.map { "Bring back “\($0.title)”" },
        failure: state.list.failure?.description
      )
    }
  }

  func errandListViewDidPull() { interactor.send(.reload) }
  func errandListViewDidReachEnd() { interactor.send(.more) }
  func errandListViewDidTapErrand(errandID: Errand.ID) { routing.push(.errand(errandID)) }
  func errandListViewDidDeleteErrand(errandID: Errand.ID) { interactor.send(.delete(errandID)) }
  func errandListViewDidTapUndoButton() { interactor.send(.undo) }
  func errandListViewDidTapRetryButton() { interactor.send(.more) }
}
