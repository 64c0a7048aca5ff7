import Observation2
import Scenes

/// An app whose objects outlive scenes, and the scene from which the faulty ones are opened.
@MainActor final class FaultApp {
  let time: VirtualTime
  let root = FaultRoot()
  let ticks = PublishRelay<Int>()
  let count = BehaviorRelay(value: 0)
  let bag = DisposeBag()
  var listeners: [any ScenePresenter] = []
  var views: [FaultView] = []
  var rows: [FaultRow] = []
  var models: [String: FaultData] = [:]
  /// What a fault has left to be ended, so that one test leaves nothing to the next.
  var endings: [() -> Void] = []
  /// The line after which a fault was planted.
  var line: UInt = 0

  init(_ time: VirtualTime) {
    self.time = time
  }

  func end() {
    bag.dispose()
    for ending in endings { ending() }
    (listeners, views, rows, models, endings) = ([], [], [], [:], [])
    root.presenter.presented = nil
    root.router.opened = []
    root.router.factory = nil
  }
}

/// The scene under the faulty one.
final class FaultRoot: SceneHost {
  final class Presenter: ScenePresenter {
    var presented: (any SceneHost)?
  }

  final class Router: SceneRouter {
    var place: ScenePlace?
    var opened: [any SceneHost] = []
    var factory: (() -> any SceneHost)?
  }

  let view = FaultView(data: FaultData())
  let presenter = Presenter()
  let router = Router()
  var navigationRouter: (any SceneRouter)? { router }
}

@MainActor protocol FaultViewDelegate: AnyObject {
  func faultViewDidTap()
}

final class FaultData: ObservedModel {
  @Observed var title = "題"
}

struct FaultView: SceneView {
  weak var delegate: (any FaultViewDelegate)?
  let data: FaultData

  init(delegate: (any FaultViewDelegate)? = nil, data: FaultData) {
    (self.delegate, self.data) = (delegate, data)
  }

  var body: [ScreenElement] {
    button(data.title) { delegate?.faultViewDidTap() }.identifier("fault")
  }
}

/// A view that holds its delegate.
struct StrongFaultView: SceneView {
  let delegate: any FaultViewDelegate

  var body: [ScreenElement] {
    button("題") { delegate.faultViewDidTap() }.identifier("fault")
  }
}

struct FaultRow: ScreenPart {
  @Handler var didTap: @MainActor () -> Void

  var body: [ScreenElement] { button("行", action: didTap).identifier("row") }
}

final class FaultPresenter: ScenePresenter {
  let interactor = FaultInteractor()
  var router: FaultRouter?
}

final class FaultInteractor: SceneInteractor {
  var didFinish: (() -> Void)?

  func send(_ action: Int) { didFinish?() }

  func select<Value: Equatable>(_ derive: @escaping @MainActor (Int) -> Value) -> Driver<Value> {
    .just(derive(0))
  }
}

final class FaultRouter: SceneRouter {
  var place: ScenePlace?
  var scene: (any SceneHost)?
  var presenter: FaultPresenter?
}

/// A scene without a fault; each fault is planted by a subclass.
class FaultyScene: SceneHost, FaultViewDelegate {
  private(set) lazy var view = FaultView(delegate: self, data: data)
  let app: FaultApp
  let data = FaultData()
  let presenter = FaultPresenter()
  let router = FaultRouter()
  let bag = DisposeBag()
  var taps = 0
  var navigationRouter: (any SceneRouter)? { router }

  required init(_ app: FaultApp) {
    self.app = app
  }

  func viewDidLoad() {
    app.count.asDriver().map { "\($0)" }.drive(data.rx[\.title]).disposed(by: bag)
    app.ticks.asSignal().emit(with: self) { scene, _ in scene.taps += 1 }.disposed(by: bag)
    plant()
  }

  func faultViewDidTap() { taps += 1 }

  /// Plants the fault.
  func plant() {}
}
