import Kaimono
public import Observation2
import Recipes
import SavedSearches
public import Scenes
public import ScenesHeadless
public import StorePersistence
import Timeline
import Tsukurepo

/// The market: all features as one app, with their embedded back ends.
///
/// It is the list of its features; the network, their back ends and their stored data belong to the
/// installation and outlive a stop of the app.
public final class MarketApp: FeatureApp {
  /// The features; their data is stored in files in memory, which outlive each run of an installation.
  public static let features = list(
    recipes: RecipesFeature.feature(leadsTo: recipesExits),
    kaimono: KaimonoFeature.feature(leadsTo: kaimonoExits),
    searches: SavedSearchesFeature.feature(leadsTo: searchesExits)
  )

  /// `market://cart` is a link to the cart.
  public static let linkScheme = "market"

  /// A tab for each feature with a way in.
  public static let root = SceneRoot.tabs(of: features.map(\.scenes))

  /// The installation of the features.
  public let installation: FeatureInstallation

  /// Creates an installation that has never run and stores its data in files in memory.
  public init(clock: any AppClock, seed: UInt64) {
    installation = FeatureInstallation(Self.features, clock: clock, seed: seed)
  }

  /// Creates an installation that stores its data in a folder, so that it outlives the process.
  ///
  /// - Parameters:
  ///   - clock: The clock of everything in the installation.
  ///   - seed: The seed of the keys of orders, posts and comments, a different one for each process: with
  ///     a key of an earlier run, a back end would mistake a new order for the earlier one.
  ///   - folder: The folder, which must exist.
  ///   - files: The file system.
  ///   - report: Called with each error of the files.
  /// - Throws: ``/StorePersistence/StateFileError/inUse(path:)`` when another process has the
  ///   folder.
  public init(
    clock: any AppClock,
    seed: UInt64 = .random(in: .min ... .max),
    folder: String,
    files: any StateFileSystem = DiskFileSystem(),
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError) {
    let kaimono = try KaimonoStorage(folder: folder, files: files, report: report)
    let recipes = try RecipesStorage(folder: folder, files: files, report: report)
    let searches = try SavedSearchesStorage(folder: folder, files: files, report: report)
    let features = Self.list(
      recipes: RecipesFeature.feature(leadsTo: Self.recipesExits, storage: recipes),
      kaimono: KaimonoFeature.feature(leadsTo: Self.kaimonoExits, storage: kaimono),
      searches: SavedSearchesFeature.feature(leadsTo: Self.searchesExits, storage: searches)
    )
    installation = FeatureInstallation(features, clock: clock, seed: seed)
  }

  /// Returns the drawing of a picture that a screen only names, as a product's tile does, for a front-end that
  /// draws; pictures from addresses come through their elements' ``/Scenes/ScreenPictures``.
  ///
  /// - Parameter name: The text of the image.
  /// - Returns: An SVG document with its size in points; `nil` if nothing has a picture of the name.
  public static func picture(named name: String) -> ScreenPicture? {
    KaimonoFeature.picture(named: name)
  }

  /// All features, in the order of their tabs.
  private static func list(
    recipes: HeadlessFeature,
    kaimono: HeadlessFeature,
    searches: HeadlessFeature
  ) -> [HeadlessFeature] {
    [
      recipes, TsukurepoFeature.feature(leadsTo: tsukurepoExits), kaimono,
      TimelineFeature.feature, searches, MarkGridFeature.feature,
    ]
  }

  /// A recipe's ingredients are bought in the shop, and its reports have pages of their own.
  private static let recipesExits = RecipesExits(
    products: { ids in
      AnySceneRoute(ids.count == 1 ? KaimonoRoute.product(ids[0]) : .products(ids))
    },
    report: { AnySceneRoute(TsukurepoRoute.report($0)) }
  )

  /// A report leads to its recipe; opened from outside, it lies above the search, as a recipe does.
  private static let tsukurepoExits = TsukurepoExits(
    home: AnySceneRoute(RecipesRoute.search("")),
    recipe: { AnySceneRoute(RecipesRoute.recipe($0)) }
  )

  /// The recipes that use a product are those that the search finds by its name.
  private static let kaimonoExits = KaimonoExits { AnySceneRoute(RecipesRoute.search($0)) }

  /// Saved searches look among the recipes, and lead to them.
  private static let searchesExits = SavedSearchesExits(
    gateway: { RecipesForSearches(recipes: RecipesFeature.gateway(behind: $0)) },
    hit: { AnySceneRoute(RecipesRoute.recipe($0)) },
    choosing: AnySceneRoute(MarkGridRoute.grid)
  )
}
