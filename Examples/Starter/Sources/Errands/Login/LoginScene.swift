import Observation2
import Scenes
import ScenesStore
import StateStore

/// The login: Gateway → Store → Presenter → Scene → DataSource → View → delegate (Presenter).
final class LoginScene: SceneHost {
  let view: LoginView
  var navigationRouter: (any SceneRouter)? { router }
  private let router = PlaceRouter<ErrandsRoute>()
  private let presenter: LoginPresenter
  private let bag = DisposeBag()

  init(gateway: any ErrandsGateway, clock: any AppClock) {
    let store = Store(initial: LoginState(), reducer: .login(gateway), clock: clock)
    presenter = LoginPresenter(interactor: store, routing: router)
    view = LoginView(delegate: presenter)
  }

  func viewDidLoad() {
    presenter.viewState.drive(view.dataSource.rx.state).disposed(by: bag)
  }
}
