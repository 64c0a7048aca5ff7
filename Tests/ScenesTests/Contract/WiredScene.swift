import Observation2
import Scenes

@MainActor protocol WiredViewDelegate: AnyObject {
  func wiredViewDidTap()
}

final class WiredData: ObservedModel {
  @Observed var title = "題"
  @Observed var items: [String] = ["一", "二"]
}

struct WiredView: SceneView {
  weak var delegate: (any WiredViewDelegate)?
  let data: WiredData

  var body: [ScreenElement] {
    text(data.title).identifier("title")
    each(data.items, id: \.self) { text($0) }
    button("買う") { delegate?.wiredViewDidTap() }.identifier("buy")
  }
}

final class WiredPresenter: ScenePresenter {
  private let heading = BehaviorRelay(value: "見出し")
  let taps = PublishRelay<Void>()
  /// Stored, and so to be bound.
  let count: Driver<Int>

  init(_ ticks: PublishRelay<Int>) {
    count = ticks.asSignal().asDriver(startingWith: 0)
  }

  var title: Driver<String> { heading.asDriver() }
}

enum WiredRoute: SceneRoute {
  static let feature = "wired"

  case start
}

enum NowhereRoute: SceneRoute {
  static let feature = "nowhere"

  case away
}

final class WiredRouter: SceneRouter {
  typealias Route = WiredRoute
  var place: ScenePlace?
}

/// A scene without a mistake; each mistake is made by a subclass.
class WiredScene: SceneHost, WiredViewDelegate {
  let data = WiredData()
  let presenter: WiredPresenter
  let router = WiredRouter()
  let bag = DisposeBag()
  let ticks: PublishRelay<Int>
  var taps = 0
  private(set) lazy var view = WiredView(delegate: delegate, data: data)
  var delegate: (any WiredViewDelegate)? { self }
  var navigationRouter: (any SceneRouter)? { router }

  required init(_ ticks: PublishRelay<Int>) {
    self.ticks = ticks
    presenter = WiredPresenter(ticks)
  }

  func viewDidLoad() {
    presenter.title.drive(data.rx[\.title]).disposed(by: bag)
    presenter.count.drive(with: self) { scene, count in scene.taps += count }.disposed(by: bag)
    presenter.taps.asSignal().emit(with: self) { scene, _ in scene.taps += 1 }.disposed(by: bag)
    wire()
  }

  func viewWillAppear() {}

  func wiredViewDidTap() { presenter.taps.accept(()) }

  /// Makes the mistake.
  func wire() {}
}
