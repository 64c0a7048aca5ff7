import Observation2
import Scenes

/// Formats the state of an errand's form, sends gestures to the interactor, and leads back once it is saved.
final class ErrandPresenter: ScenePresenter, ErrandViewDelegate {
  private let interactor: ErrandInteractor
  private let routing: ErrandsRouting
  private let bag = DisposeBag()

  init(interactor: ErrandInteractor, routing: ErrandsRouting) {
    (self.interactor, self.routing) = (interactor, routing)
    interactor.when({ $0.saved.value != nil }) { routing.pop() }.disposed(by: bag)
    interactor.when({ $0.isUnauthorized }) { routing.set(stack: [.login]) }
      .disposed(by: bag)
  }

  var viewState: Driver<ErrandView.ViewState> {
    interactor.select { state in
      ErrandView.ViewState(
        draft: state.draft,
        isLoading: state.errand.isLoading,
        loadingError: state.errand.failure?.description,
        mistake: state.draft.mistake ?? state.saved.failure?.description,
        canSave: state.canSave,
        isSaving: state.saved.isLoading
      )
    }
  }

  func start() { interactor.send(.load) }

  func errandViewDidEdit(_ edit: StateEdit<Errand>) { interactor.send(.edit(edit)) }
  func errandViewDidTapSaveButton() { interactor.send(.save) }
  func errandViewDidTapRetryButton() { interactor.send(.load) }
}
