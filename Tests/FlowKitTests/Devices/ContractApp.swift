import Observation2
import Scenes
import ScenesHeadless

/// The screens of the contract of devices, as an app on the stage.
@MainActor
final class ContractApp: SimulatedApp {
  enum Route: SceneRoute {
    static let feature = "contract"

    case first, second
  }

  static let launchArguments = ["greeting"]
  let installation: AppInstallation
  fileprivate var stored = 0

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    let greeting = arguments["greeting"] ?? "none"
    navigator.registry.add(Route.self) { [weak self, clock] route, _ in
      switch route {
      case .first: ContractScene(self, clock, greeting)
      case .second: ContractSecondScene()
      }
    }
    navigator.registry.addLinks { path in
      path.parts == ["second"] ? SceneLink([Route.first, Route.second]) : nil
    }
    navigator.push(Route.first)
  }

  func clearState() { stored = 0 }
}

struct ContractView: SceneView {
  final class DataSource: ObservedModel {
    @Observed var greeting = ""
    @Observed var count = 0
    @Observed var returns = 0
    @Observed var field = ""
    @Observed var isPressed = false
    @Observed var isLate = false
  }

  weak var delegate: ContractScene?
  let dataSource: DataSource

  var body: [ScreenElement] {
    column {
      text(dataSource.greeting).identifier("contract-greeting")
      text("\(dataSource.count)").identifier("contract-count")
      button("button") { delegate?.count() }.identifier("contract-button")
      button("later") { delegate?.later() }.identifier("contract-later")
      if dataSource.isLate { text("late").identifier("contract-late") }
      button("press") {}.onLongPress { dataSource.isPressed = true }
        .identifier("contract-press")
      if dataSource.isPressed { text("pressed").identifier("contract-pressed") }
      textField(dataSource.field) { dataSource.field = $0 }.identifier("contract-field")
      button("open") { delegate?.open() }.identifier("contract-open")
      text("\(dataSource.returns)").identifier("contract-back")
      scroll {
        for number in 1...40 { text("row \(number)").identifier("contract-row-\(number)") }
      }
      .identifier("contract-list")
    }
  }
}

@MainActor
final class ContractScene: SceneHost {
  private(set) var view = ContractView(dataSource: ContractView.DataSource())
  private let router = PlaceRouter<ContractApp.Route>()
  private weak var app: ContractApp?
  private let clock: any AppClock
  private let bag = DisposeBag()

  init(_ app: ContractApp?, _ clock: any AppClock, _ greeting: String) {
    (self.app, self.clock) = (app, clock)
    view.dataSource.greeting = greeting
    view.dataSource.count = app?.stored ?? 0
    view.delegate = self
  }

  var navigationRouter: (any SceneRouter)? { router }
  func willEnterForeground() { view.dataSource.returns += 1 }

  func count() {
    app?.stored += 1
    view.dataSource.count = app?.stored ?? 0
  }

  func later() {
    let dataSource = view.dataSource
    clock.scheduler.schedule(after: .seconds(1)) { dataSource.isLate = true }.disposed(by: bag)
  }

  func open() { router.push(.second) }
}

@MainActor
final class ContractSecondScene: SceneHost {
  struct View: SceneView {
    var body: [ScreenElement] { column { text("second").identifier("contract-second") } }
  }

  let view = View()
}
