public import Foundation
public import Kaimono
import MarkGrid
public import Observation2
import Recipes
import SavedSearches
public import Scenes
public import ScenesTransport
public import StorePersistence
import Timeline
import Tsukurepo

/// The market on a device: all features over HTTP, with their data on disk.
///
/// It links no simulation.
///
/// ```swift
/// let window = SceneWindow()
/// let market = try DeviceMarket(
///   server: URL(string: "https://market.example/v1")!,
///   folder: folder,
///   permission: permission,
///   notices: pushMessages,
///   log: EventLog { analytics.track($0.name, $0.values) },
///   report: { error in logger.error("\(error)") }
/// )
/// market.launch(in: window.navigator)
/// ```
/// It serves one process: what is stored outlives it.
@MainActor
public final class DeviceMarket {
  /// The features, in the order of their tabs.
  private static let features = [
    RecipesFeature.scenes, TsukurepoFeature.scenes(leadsTo: MarketPlaces.ofTsukurepo),
    KaimonoFeature.scenes, TimelineFeature.scenes, SavedSearchesFeature.scenes,
    MarkGridFeature.scenes(above: MarketPlaces.home),
  ]

  /// A tab for each feature with a way in.
  public static let root = SceneRoot.tabs(of: features)

  private let recipes: RecipesFeature
  private let tsukurepo: TsukurepoFeature
  private let kaimono: KaimonoFeature
  private let timeline: TimelineFeature
  private let searches: SavedSearchesFeature

  /// Begins a run that asks a server.
  ///
  /// A request that changes nothing is sent again when no answer comes, and what is known already is not sent again.
  ///
  /// - Parameters:
  ///   - server: The address that a request's path is appended to.
  ///   - folder: The folder of the stored data, which must exist.
  ///   - permission: The device's permission to notify the person.
  ///   - notices: The push messages of the shop.
  ///   - clock: The clock of everything in the app.
  ///   - log: Records the views' delegate calls.
  ///   - report: Called with each error of the files.
  /// - Throws: ``/StorePersistence/StateFileError/inUse(path:)`` when another process has the folder.
  public convenience init(
    server: URL,
    folder: String,
    permission: any NotificationPermission,
    notices: any ShopNotices,
    clock: any AppClock = MainScheduler(),
    log: EventLog,
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError) {
    let network = RetryingTransport(over: URLSessionTransport(base: server)) {
      try await clock.sleep(for: $0)
    }
    try self.init(
      over: ConditionalTransport(over: network),
      folder: folder,
      permission: permission,
      notices: notices,
      clock: clock,
      log: log,
      report: report
    )
  }

  /// Begins a run that asks over a transport.
  ///
  /// - Parameters:
  ///   - transport: The way of all requests.
  ///   - folder: The folder of the stored data, which must exist.
  ///   - files: The file system.
  ///   - permission: The device's permission to notify the person.
  ///   - notices: The push messages of the shop.
  ///   - clock: The clock of everything in the app.
  ///   - log: Records the views' delegate calls.
  ///   - report: Called with each error of the files.
  /// - Throws: ``/StorePersistence/StateFileError/inUse(path:)`` when another process has the folder.
  public init(
    over transport: any HTTPTransport,
    folder: String,
    files: any StateFileSystem = DiskFileSystem(),
    permission: any NotificationPermission,
    notices: any ShopNotices,
    clock: any AppClock,
    log: EventLog,
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError) {
    recipes = RecipesFeature(
      gateway: HTTPRecipesGateway(transport),
      storage: try RecipesStorage(folder: folder, files: files, report: report),
      exits: MarketPlaces.ofRecipes,
      clock: clock,
      log: log
    )
    tsukurepo = TsukurepoFeature(
      gateway: HTTPTsukurepoGateway(transport),
      exits: MarketPlaces.ofTsukurepo,
      clock: clock,
      log: log
    )
    kaimono = KaimonoFeature(
      gateway: HTTPKaimonoGateway(transport),
      permission: permission,
      notices: notices,
      storage: try KaimonoStorage(folder: folder, files: files, report: report),
      exits: MarketPlaces.ofKaimono,
      keys: OrderKeyGenerator(),
      clock: clock,
      log: log
    )
    timeline = TimelineFeature(
      gateway: HTTPTimelineGateway(transport),
      keys: RequestKeyGenerator(),
      clock: clock,
      log: log
    )
    searches = SavedSearchesFeature(
      gateway: HTTPSavedSearchesGateway(transport),
      storage: try SavedSearchesStorage(folder: folder, files: files, report: report),
      samples: .bundledOrNone(log),
      exits: MarketPlaces.ofSearches,
      clock: clock,
      log: log
    )
  }

  /// Shows the root, or what a link leads to.
  ///
  /// - Parameters:
  ///   - navigator: The navigator of the window that shows the app.
  ///   - link: A link, such as `market://cart`.
  /// - Throws: ``/Scenes/SceneLinkError/unknown(_:)``; the root is shown then.
  public func launch(
    in navigator: SceneNavigator,
    opening link: String? = nil
  ) throws(SceneLinkError) {
    var registry = SceneRegistry()
    recipes.register(in: &registry)
    tsukurepo.register(in: &registry)
    kaimono.register(in: &registry)
    timeline.register(in: &registry)
    searches.register(in: &registry)
    MarkGridFeature.register(in: &registry)
    registry.addLinks(to: Self.features, scheme: MarketPlaces.linkScheme, above: Self.root)
    registry.addTabs(of: Self.features)
    navigator.registry = registry
    var root = Self.root
    defer { navigator.apply(.replaceRoot(root)) }
    if let link { root = root.opening(try registry.link(link)) }
  }

  /// Ends the run: the next one sends an order that has not reached the shop yet.
  public func stop() {
    kaimono.stop()
  }
}
