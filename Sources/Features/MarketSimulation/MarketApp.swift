import Kaimono
import KaimonoSimulation
import MarkGridSimulation
import Market
public import Observation2
import Recipes
import RecipesSimulation
import SavedSearches
import SavedSearchesSimulation
public import Scenes
public import ScenesHeadless
public import StorePersistence
import TimelineSimulation
import TsukurepoSimulation

/// The market in a simulation: all features as one app, with their embedded back ends.
///
/// It is the list of its features; the network, their back ends and their stored data belong to the
/// installation and outlive a stop of the app.
public final class MarketApp: SimulatedApp {
  /// The features; their data is stored in files in memory, which outlive each run of an installation.
  public static let features = list(
    recipes: SimulatedRecipes.feature(leadsTo: MarketPlaces.ofRecipes),
    kaimono: SimulatedKaimono.feature(leadsTo: MarketPlaces.ofKaimono),
    searches: SimulatedSavedSearches.feature(
      leadsTo: MarketPlaces.ofSearches,
      searching: searching
    )
  )

  /// `market://cart` is a link to the cart.
  public static let linkScheme = MarketPlaces.linkScheme

  /// A tab for each feature with a way in.
  public static let root = SceneRoot.tabs(of: features.map(\.scenes))

  /// The installation of the features.
  public let installation: AppInstallation

  /// Creates an installation that has never run and stores its data in files in memory.
  public init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(Self.features, clock: clock, seed: seed)
  }

  /// Creates an installation that stores its data in a folder, so that it outlives the process.
  ///
  /// - Parameters:
  ///   - clock: The clock of everything in the installation.
  ///   - seed: The seed of the keys of orders, posts and comments, a different one for each process. With
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
    let shop = try StateFile<ShopRecord>(path: folder + "/shop", files: files, report: report)
    let recipes = try RecipesStorage(folder: folder, files: files, report: report)
    let searches = try SavedSearchesStorage(folder: folder, files: files, report: report)
    let features = Self.list(
      recipes: SimulatedRecipes.feature(leadsTo: MarketPlaces.ofRecipes, storage: recipes),
      kaimono: SimulatedKaimono.feature(
        leadsTo: MarketPlaces.ofKaimono,
        storage: kaimono,
        shop: shop
      ),
      searches: SimulatedSavedSearches.feature(
        leadsTo: MarketPlaces.ofSearches,
        searching: Self.searching,
        storage: searches
      )
    )
    installation = AppInstallation(features, clock: clock, seed: seed)
  }

  /// Returns the drawing of a picture that a screen only names, as a product's tile does, for a front-end that
  /// draws; pictures from addresses come through their elements' ``/Scenes/ScreenPictures``.
  ///
  /// - Parameter name: The text of the image.
  /// - Returns: An SVG document with its size in points; `nil` if nothing has a picture of the name.
  public static func picture(named name: String) -> ScreenPicture? {
    SimulatedKaimono.picture(named: name)
  }

  /// All features, in the order of their tabs.
  private static func list(
    recipes: FeatureDescription,
    kaimono: FeatureDescription,
    searches: FeatureDescription
  ) -> [FeatureDescription] {
    [
      recipes, SimulatedTsukurepo.feature(leadsTo: MarketPlaces.ofTsukurepo), kaimono,
      SimulatedTimeline.feature, searches, SimulatedMarkGrid.feature(above: MarketPlaces.home),
    ]
  }

  /// Saved searches look among the embedded recipes.
  private static let searching: SimulatedSavedSearches.Gateway = {
    RecipesForSearches(recipes: SimulatedRecipes.gateway(behind: $0))
  }
}
