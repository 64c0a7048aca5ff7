import Observation2
import Scenes
import ScenesStore
import StateStore

/// Something to choose one of for one's orders: the pickup place, or the payment.
///
/// ```
/// OrderService ──── phase ────┐
/// ChoiceService ─ how it ends ┤ ▲
///                             ▼ └ choose
/// Gateway ─────────────────► Store ────► Presenter ──► Scene ──► DataSource ──► View
///                             ▲  state   │ │ ▲  drivers   rx[\.…]                │
///                             └─ send ───┘ │ └────────── delegate (weak) ────────┘
///                                          └─► Router ┄┄► back
/// ```
/// Data goes right, events come left. The services belong to the app and outlive the scene: they save a choice
/// even if the person leaves the scene first. When the shop has it, the scene leads back to the previous one.
package final class ChoicesScene: SceneHost {
  let view: ChoicesView
  let navigationRouter: (any SceneRouter)?
  private let presenter: ChoicesPresenter
  private let disposeBag = DisposeBag()

  init(presenter: ChoicesPresenter, router: any SceneRouter) {
    self.presenter = presenter
    navigationRouter = router
    view = ChoicesView(delegate: presenter, dataSource: ChoicesView.DataSource())
  }

  func viewDidLoad() {
    view.dataSource.title = presenter.title
    let target = view.dataSource.rx
    presenter.isLoading.drive(target[\.isLoading]).disposed(by: disposeBag)
    presenter.loadingError.drive(target[\.loadingError]).disposed(by: disposeBag)
    presenter.choices.drive(target[\.choices]).disposed(by: disposeBag)
    presenter.chosenID.drive(target[\.chosenID]).disposed(by: disposeBag)
    presenter.canChoose.drive(target[\.canChoose]).disposed(by: disposeBag)
    presenter.isSaving.drive(target[\.isSaving]).disposed(by: disposeBag)
    presenter.savingError.drive(target[\.savingError]).disposed(by: disposeBag)
    presenter.start()
  }

  /// Builds the scene.
  ///
  /// - Parameters:
  ///   - subject: The subject of the choice.
  ///   - gateway: The way to the shop.
  ///   - orders: The app's order service, which outlives the scene.
  ///   - choices: The app's service that saves choices, which outlives the scene.
  ///   - clock: The clock for loading.
  ///   - log: Records the view's delegate calls.
  /// - Returns: The scene, wired.
  static func build(
    _ subject: KaimonoChoiceSubject,
    gateway: any KaimonoGateway,
    orders: KaimonoOrderService,
    choices: KaimonoChoiceService,
    clock: any AppClock,
    log: EventLog = EventLog()
  ) -> ChoicesScene {
    let reducer = Reducer.choices(gateway, orders, choices)
    let store = Store(initial: ChoicesState(subject: subject), reducer: reducer, clock: clock)
    let router = PlaceRouter<KaimonoRoute>()
    let presenter = ChoicesPresenter(subject, interactor: store, routing: router, log: log)
    return ChoicesScene(presenter: presenter, router: router)
  }
}
