import Observation2
import Scenes
import ScenesHeadless

/// An app that a person gets into only with a name and a password.
@MainActor
class GateApp: SimulatedApp {
  /// The screens to which buttons beside the fields lead.
  class var sides: [GateRoute] { [] }

  let installation: AppInstallation

  required init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    let sides = Self.sides
    navigator.registry.add(GateRoute.self) { [weak navigator] route, _ -> any SceneHost in
      switch route {
      case .login: GateScene(sides) { navigator?.push($0) }
      case .inside, .help: InsideScene()
      case .reset: ResetScene()
      }
    }
    navigator.apply(.replaceRoot(.stack([AnySceneRoute(GateRoute.login)])))
  }
}

enum GateRoute: SceneRoute {
  static let feature = "gate"

  case login
  case inside
  case help
  case reset
}

/// The same with two buttons beside the fields.
final class SideGateApp: GateApp {
  override class var sides: [GateRoute] { [.help, .reset] }
}

/// The same with a button that leads to a screen with a field.
final class ResetGateApp: GateApp {
  override class var sides: [GateRoute] { [.reset] }
}

private final class GateScene: SceneHost {
  final class DataSource: ObservedModel {
    @Observed var name = ""
    @Observed var password = ""
    @Observed var message = ""
  }

  struct Content: SceneView {
    let dataSource: DataSource
    let sides: [GateRoute]
    let enter: @MainActor @Sendable () -> Void
    let show: @MainActor @Sendable (GateRoute) -> Void

    var body: [ScreenElement] {
      column {
        textField(dataSource.name, placeholder: "名前") { [dataSource] in dataSource.name = $0 }
          .identifier("name")
        secureField(dataSource.password) { [dataSource] in dataSource.password = $0 }
          .identifier("password")
        button("入る", action: enter).identifier("enter")
        text(dataSource.message)
        for side in sides {
          button("\(side)") { [show] in show(side) }.identifier("\(side)")
        }
      }
    }
  }

  private let sides: [GateRoute]
  private let open: (GateRoute) -> Void
  private let dataSource = DataSource()
  private(set) lazy var view = Content(
    dataSource: dataSource,
    sides: sides,
    enter: { [weak self] in self?.enter() },
    show: { [weak self] in self?.open($0) }
  )

  init(_ sides: [GateRoute], _ open: @escaping (GateRoute) -> Void) {
    (self.sides, self.open) = (sides, open)
  }

  private func enter() {
    guard dataSource.name == "kate", dataSource.password == "s3cret" else {
      dataSource.message = "違います"
      return
    }
    open(.inside)
  }
}

private final class ResetScene: SceneHost {
  final class DataSource: ObservedModel {
    @Observed var mail = ""
  }

  struct Content: SceneView {
    let dataSource: DataSource

    var body: [ScreenElement] {
      textField(dataSource.mail, placeholder: "メール") { [dataSource] in dataSource.mail = $0 }
        .identifier("mail")
    }
  }

  let view = Content(dataSource: DataSource())
}

private final class InsideScene: SceneHost {
  struct Content: SceneView {
    var body: [ScreenElement] { [text("中")] }
  }

  let view = Content()
}
