import Observation2
import Scenes

@MainActor protocol LoginViewDelegate: AnyObject {
  func loginViewDidEdit(_ edit: StateEdit<LoginForm>)
  func loginViewDidTapSignInButton()
}

/// The login: two fields, the first mistake, and a button.
struct LoginView: NavigatedSceneView {
  struct ViewState: Equatable {
    var form = LoginForm()
    var isSending = false
    var mistake: String?
  }

  weak var delegate: (any LoginViewDelegate)?
  let dataSource = ViewStateModel(ViewState())
  let navigationItem = SceneNavigationItem("Welcome")

  var body: [ScreenElement] {
    let form = dataSource.editing(\.form) { delegate?.loginViewDidEdit($0) }
    column(spacing: 16) {
      textField(form.email, placeholder: "Email").identifier("email")
      secureField(form.password, placeholder: "Password").identifier("password")
      if let mistake = dataSource.mistake { text(mistake).identifier("mistake") }
      button("Sign in", role: .primary, isLoading: dataSource.isSending) {
        delegate?.loginViewDidTapSignInButton()
      }
      .disabled(dataSource.isSending || dataSource[\.form.mistake] != nil).identifier("sign-in")
    }
    .padding(16)
  }
}
