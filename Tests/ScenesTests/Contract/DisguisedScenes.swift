import Observation2
import Scenes

// Mistakes that are made a step away from where they are usually made.

/// A part with a delegate of its own, which a view stores.
struct LostPart: ScreenPart {
  weak var delegate: (any WiredViewDelegate)?

  var body: [ScreenElement] {
    button("買う") { delegate?.wiredViewDidTap() }.identifier("buy")
  }
}

struct LostPartView: SceneView {
  let header = LostPart()

  var body: [ScreenElement] { header }
}

final class LostPartScene: SceneHost {
  let view = LostPartView()
}

struct HoldingPart: ScreenPart {
  let delegate: any WiredViewDelegate = HoldingScene.Events()

  var body: [ScreenElement] {
    button("買う") { delegate.wiredViewDidTap() }.identifier("buy")
  }
}

struct HoldingPartView: SceneView {
  let header = HoldingPart()

  var body: [ScreenElement] { header }
}

final class HoldingPartScene: SceneHost {
  let view = HoldingPartView()
}

/// A presenter whose outputs are in a structure.
final class GroupedPresenter: ScenePresenter {
  struct Outputs {
    let total: Driver<Int>
  }

  let outputs: Outputs

  init(_ ticks: PublishRelay<Int>) {
    outputs = Outputs(total: ticks.asSignal().asDriver(startingWith: 0))
  }
}

final class GroupedScene: WiredScene {
  let other: GroupedPresenter

  required init(_ ticks: PublishRelay<Int>) {
    other = GroupedPresenter(ticks)
    super.init(ticks)
  }
}

/// Keeps the last one of the subscriptions that one line makes.
final class OverwrittenScene: WiredScene {
  private var subscription: (any Disposable)?

  override func wire() {
    for output in [ticks.asSignal().map { _ in }, presenter.taps.asSignal()] {
      subscription = output.emit { _ in }
    }
  }
}

struct NamelessView: SceneView {
  var body: [ScreenElement] {
    button("一") {}.identifier("")
    button("二") {}.identifier("")
    text("三").onLongPress {}
    text("四").onDoubleTap {}
  }
}

final class NamelessScene: SceneHost {
  let view = NamelessView()
}

/// Leads elsewhere through a router that declares no routes, and has no place.
final class PlacelessScene: WiredScene {
  final class Router: SceneRouter {
    var place: ScenePlace?

    func go() { place?.push(WiredRoute.start) }
  }

  let lost = Router()

  override func wire() {
    lost.go()
    lost.go()
  }
}

// What looks like a mistake, and is none.

/// Binds one output to two properties, by one line.
final class HelpedScene: SceneHost {
  final class Data: ObservedModel {
    @Observed var title = ""
    @Observed var heading = ""
  }

  struct Content: SceneView {
    let data: Data

    var body: [ScreenElement] {
      text(data.title)
      text(data.heading)
    }
  }

  let data = Data()
  let title = BehaviorRelay(value: "題")
  let bag = DisposeBag()
  private(set) lazy var view = Content(data: data)

  func viewDidLoad() {
    for property in [\Data.title, \Data.heading] {
      title.asDriver().drive(data.rx[property]).disposed(by: bag)
    }
  }
}

/// Has a helper that ends what it observes.
final class HelperScene: WiredScene {
  final class Helper {
    var subscription: (any Disposable)?
  }

  let helper = Helper()

  override func wire() { helper.subscription = presenter.title.drive { _ in } }
}
