import Observation2
import Scenes
import ScenesHeadless

/// An app that a person gets into only with a name and a password.
@MainActor
final class GateApp: HeadlessApp {
  static let launchArguments: [String] = []
  static let backendEvents: [String: [String]] = [:]

  let network: SimulatedNetwork
  let events = EventLog()

  init(clock: any AppClock, seed: UInt64) {
    network = SimulatedNetwork(clock: clock)
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    navigator.registry.add(GateRoute.self) { [weak navigator] route, _ -> any SceneHost in
      switch route {
      case .login: GateScene { navigator?.push(GateRoute.inside) }
      case .inside: InsideScene()
      }
    }
    navigator.apply(.replaceRoot(.stack([AnySceneRoute(GateRoute.login)])))
  }

  func stop() {}
  func clearState() {}
  func backend(_ event: String, _ values: [String: String]) {}
}

enum GateRoute: SceneRoute {
  static let feature = "gate"

  case login
  case inside
}

private final class GateScene: SceneHost {
  final class DataSource: ObservedModel {
    @Observed var name = ""
    @Observed var password = ""
    @Observed var message = ""
  }

  struct Content: SceneView {
    let dataSource: DataSource
    let enter: @MainActor @Sendable () -> Void

    var body: [ScreenElement] {
      column {
        textField(dataSource.name, placeholder: "名前") { [dataSource] in dataSource.name = $0 }
          .identifier("name")
        secureField(dataSource.password) { [dataSource] in dataSource.password = $0 }
          .identifier("password")
        button("入る", action: enter).identifier("enter")
        text(dataSource.message)
      }
    }
  }

  private let open: () -> Void
  private let dataSource = DataSource()
  private(set) lazy var view = Content(dataSource: dataSource) { [weak self] in self?.enter() }

  init(_ open: @escaping () -> Void) { self.open = open }

  private func enter() {
    guard dataSource.name == "kate", dataSource.password == "s3cret" else {
      dataSource.message = "違います"
      return
    }
    open()
  }
}

private final class InsideScene: SceneHost {
  struct Content: SceneView {
    var body: [ScreenElement] { [text("中")] }
  }

  let view = Content()
}
