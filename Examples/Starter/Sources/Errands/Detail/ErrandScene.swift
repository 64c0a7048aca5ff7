import Observation2
import Scenes
import ScenesStore
import StateStore

/// The form of an errand: Gateway → Store → Presenter → Scene → DataSource → View → delegate (Presenter).
final class ErrandScene: SceneHost {
  let view: ErrandView
  var navigationRouter: (any SceneRouter)? { router }
  private let router = PlaceRouter<ErrandsRoute>()
  private let presenter: ErrandPresenter
  private let bag = DisposeBag()

  init(_ id: Errand.ID, gateway: any ErrandsGateway, clock: any AppClock) {
    let store = Store(initial: ErrandState(id: id), reducer: .errand(gateway), clock: clock)
    presenter = ErrandPresenter(interactor: store, routing: router)
    view = ErrandView(delegate: presenter)
  }

  func viewDidLoad() {
    presenter.viewState.drive(view.dataSource.rx.state).disposed(by: bag)
    presenter.start()
  }
}
