import Observation2
import Scenes
import ScenesStore
import StateStore

/// The list: Gateway → Store → Presenter → Scene → DataSource → View → delegate (Presenter).
final class ErrandListScene: SceneHost {
  let view: ErrandListView
  var navigationRouter: (any SceneRouter)? { router }
  private let router = PlaceRouter<ErrandsRoute>()
  private let presenter: ErrandListPresenter
  private let bag = DisposeBag()

  init(gateway: any ErrandsGateway, clock: any AppClock) {
    let store = Store(initial: ErrandListState(), reducer: .errandList(gateway), clock: clock)
    presenter = ErrandListPresenter(interactor: store, routing: router)
    view = ErrandListView(delegate: presenter)
  }

  func viewDidLoad() {
    presenter.viewState.drive(view.dataSource.rx.state).disposed(by: bag)
  }
}
