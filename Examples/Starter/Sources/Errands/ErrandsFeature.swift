import Observation2
import Scenes
import ScenesTransport

/// One run of the app: its scenes and the way to the server.
///
/// ```swift
/// let storage = try ErrandsStorage(folder: folder, files: DiskFileSystem()) { logger.error("\($0)") }
/// let server = URLSessionTransport(base: URL(string: "https://errands.example/v1")!)
/// let errands = ErrandsFeature(over: server, storage: storage, clock: MainScheduler())
/// errands.launch(in: window.navigator)
/// ```
@MainActor
public struct ErrandsFeature {
  /// The routes and the first scene, for links and tabs.
  public static let scenes = SceneFeature(ErrandsRoute.self, title: "Errands", entrance: .list)

  /// The scenes that the app opens without a link.
  public static let root = SceneRoot.stack([AnySceneRoute(ErrandsRoute.list)])

  private let gateway: any ErrandsGateway
  private let clock: any AppClock

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - transport: The way of all requests.
  ///   - storage: The stored data of the installation.
  ///   - clock: The clock of the requests and of the time to undo.
  public init(over transport: any HTTPTransport, storage: ErrandsStorage, clock: any AppClock) {
    gateway = HTTPErrandsGateway(transport, storage: storage)
    self.clock = clock
  }

  /// Opens the app in a window.
  public func launch(in navigator: SceneNavigator) {
    var registry = SceneRegistry()
    register(in: &registry)
    registry.addLinks(to: [Self.scenes], scheme: "errands", above: Self.root)
    navigator.registry = registry
    navigator.apply(.replaceRoot(Self.root))
  }

  /// Registers the builder of each scene, for an app with more features.
  public func register(in registry: inout SceneRegistry) {
    registry.add(ErrandsRoute.self) { route, _ in scene(of: route) }
  }

  private func scene(of route: ErrandsRoute) -> any SceneHost {
    switch route {
    case .list: ErrandListScene(gateway: gateway, clock: clock)
    case .errand(let id): ErrandScene(id, gateway: gateway, clock: clock)
    case .login: LoginScene(gateway: gateway, clock: clock)
    }
  }
}
