import Observation2
import Scenes

/// Formats the state of the login, sends gestures to the interactor, and opens the list.
final class LoginPresenter: ScenePresenter, LoginViewDelegate {
  private let interactor: LoginInteractor
  private let routing: ErrandsRouting
  private let bag = DisposeBag()

  init(interactor: LoginInteractor, routing: ErrandsRouting) {
    (self.interactor, self.routing) = (interactor, routing)
    interactor.when({ $0.session.value != nil }) { routing.set(stack: [.list]) }.disposed(by: bag)
  }

  var viewState: Driver<LoginView.ViewState> {
    interactor.select { state in
      LoginView.ViewState(
        form: state.form,
        isSending: state.session.isLoading,
        mistake: state.form.mistake ?? state.session.failure?.description
      )
    }
  }

  func loginViewDidEdit(_ edit: StateEdit<LoginForm>) { interactor.send(.edit(edit)) }
  func loginViewDidTapSignInButton() { interactor.send(.signIn) }
}
