import Observation2
import Scenes

final class NoDelegateScene: WiredScene {
  override var delegate: (any WiredViewDelegate)? { nil }
}

/// A presenter with an output and an event that no other object takes.
final class UnboundPresenter: ScenePresenter {
  let total: Driver<Int>
  let failures = PublishRelay<String>()

  init(_ ticks: PublishRelay<Int>) {
    total = ticks.asSignal().asDriver(startingWith: 0).map { $0 * 2 }
  }
}

final class UnboundScene: WiredScene {
  let other: UnboundPresenter

  required init(_ ticks: PublishRelay<Int>) {
    other = UnboundPresenter(ticks)
    super.init(ticks)
  }
}

final class BoundTwiceScene: WiredScene {
  static let line: UInt = #line + 3

  override func wire() {
    presenter.title.drive(data.rx[\.title]).disposed(by: bag)
  }
}

final class ObservedTwiceScene: WiredScene {
  static let line: UInt = #line + 3

  override func viewWillAppear() {
    presenter.taps.asSignal().emit { _ in }.disposed(by: bag)
  }
}

final class TwoDriversScene: WiredScene {
  static let line: UInt = #line + 3

  override func wire() {
    ticks.asSignal().asDriver(startingWith: 0).map { "\($0)" }.drive(data.rx[\.title]).disposed(
      by: bag
    )
  }
}

final class LostRouterScene: WiredScene {
  override var navigationRouter: (any SceneRouter)? { nil }
}

final class NowhereScene: WiredScene {
  override func wire() { router.place?.push(NowhereRoute.away) }
}

final class UnreadData: ObservedModel {
  @Observed var note = ""
}

final class UnreadScene: WiredScene {
  static let line: UInt = #line + 5

  let more = UnreadData()

  override func wire() {
    presenter.title.drive(more.rx[\.note]).disposed(by: bag)
  }
}

/// Shows a failure, and binds everything but it.
final class ForgetfulScene: SceneHost {
  final class Data: ObservedModel {
    @Observed var title = ""
    @Observed var count = 0
    @Observed var failure: String?
    @Observed var names: [String] = []
    /// A value that the code chose, and no placeholder.
    @Observed var heading = "見出し"
  }

  let data = Data()
  let bag = DisposeBag()
  let titles = BehaviorRelay(value: "")
  private(set) lazy var view = SketchPart { [data] part in
    part.text(data.title)
    part.text("\(data.count)")
    part.text(data.heading)
    if let failure = data.failure { part.text(failure) }
    part.each(data.names, id: \.self) { part.text($0) }
  }

  func viewDidLoad() {
    titles.asDriver().drive(data.rx[\.title]).disposed(by: bag)
    // An equal value is a value, too.
    data.count = 0
    data.names.removeAll()
  }
}

final class BaglessWiredScene: WiredScene {
  static let line: UInt = #line + 3

  override func wire() {
    _ = presenter.title.drive(with: self) { scene, _ in scene.taps += 1 }
  }
}

/// Ends what it observes by itself, without a bag.
final class PropertyWiredScene: WiredScene {
  private var subscription: (any Disposable)?
  private let serial = SerialDisposable()

  override func wire() {
    subscription = presenter.title.drive { _ in }
    serial.disposable = presenter.title.drive(onNext: { _ in })
  }
}

struct HoldingView: SceneView {
  let delegate: any WiredViewDelegate

  var body: [ScreenElement] { text("題").identifier("title") }
}

final class HoldingScene: SceneHost {
  final class Events: WiredViewDelegate {
    func wiredViewDidTap() {}
  }

  let view = HoldingView(delegate: Events())
}
