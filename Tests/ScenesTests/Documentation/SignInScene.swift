import Observation2
import Scenes
import ScenesStore
import StateStore

// The fields that a person edits, for the store and for the screen.
struct SignInForm: Equatable {
  var email = ""
  var password = ""
  var staysSignedIn = false
}

struct SignInState: Equatable {
  var form = SignInForm()
  var failure: String?
}

enum SignInAction: Equatable {
  case edit(StateEdit<SignInForm>)
  case signIn
}

extension Reducer<SignInState, SignInAction> {
  static var signIn: Reducer {
    Reducer { state, action in
      switch action {
      case .edit(let edit):
        edit.apply(to: &state.form)
        if edit.changes(\.email) { state.failure = nil }
      case .signIn:
        if !state.form.email.contains("@") { state.failure = "メールアドレスを確かめてください" }
      }
      return .none
    }
  }
}

// All that the screen shows.
struct SignInViewState: Equatable {
  var form = SignInForm()
  var canSignIn = false
  var failure: String?
}

@MainActor protocol SignInViewDelegate: AnyObject {
  func signInViewDidEdit(_ edit: StateEdit<SignInForm>)
  func signInViewDidTapSignInButton()
}

struct SignInView: SceneView {
  weak var delegate: (any SignInViewDelegate)?
  let dataSource: ViewStateModel<SignInViewState>

  var body: [ScreenElement] {
    let form = dataSource.editing(\.form) { delegate?.signInViewDidEdit($0) }
    column(spacing: 8) {
      textField(form.email, placeholder: "メールアドレス").identifier("email")
      secureField(form.password, placeholder: "パスワード").identifier("password")
      toggle("ログインしたままにする", isOn: form.staysSignedIn).identifier("stays")
      if let failure = dataSource.failure { text(failure).identifier("failure") }
      button("ログイン") { delegate?.signInViewDidTapSignInButton() }
        .identifier("sign-in-button")
        .disabled(!dataSource.canSignIn)
    }
  }
}

@MainActor final class SignInPresenter: ScenePresenter, SignInViewDelegate {
  private let interactor: any SceneInteractor<SignInState, SignInAction>

  init(interactor: any SceneInteractor<SignInState, SignInAction>) { self.interactor = interactor }

  var viewState: Driver<SignInViewState> {
    interactor.select { state in
      let canSignIn = !state.form.email.isEmpty && !state.form.password.isEmpty
      return SignInViewState(form: state.form, canSignIn: canSignIn, failure: state.failure)
    }
  }

  func signInViewDidEdit(_ edit: StateEdit<SignInForm>) { interactor.send(.edit(edit)) }
  func signInViewDidTapSignInButton() { interactor.send(.signIn) }
}

final class SignInScene: SceneHost {
  private(set) lazy var view = SignInView(delegate: presenter, dataSource: dataSource)
  private let dataSource = ViewStateModel(SignInViewState())
  private let presenter: SignInPresenter
  private let disposeBag = DisposeBag()

  init(clock: any AppClock) {
    presenter = SignInPresenter(
      interactor: Store(initial: SignInState(), reducer: .signIn, clock: clock)
    )
  }

  func viewDidLoad() {
    presenter.viewState.drive(dataSource.rx.state).disposed(by: disposeBag)
  }
}
