import Foundation
package import Recipes
package import Scenes
package import ScenesHeadless
import StorePersistence

/// The recipes on a simulated device: the feature, and the embedded recipes behind it.
///
/// The recipes and what is stored belong to the installation and outlive a run of the app.
package final class SimulatedRecipes: SimulatedFeature {
  /// The feature with its data at a place.
  ///
  /// - Parameters:
  ///   - exits: Where it leads to beyond its own scenes.
  ///   - storage: The storage of its data; if `nil`, each installation has files in memory, which each launch reads
  ///     again.
  /// - Returns: All that an app knows of the feature.
  package static func feature(
    leadsTo exits: RecipesExits,
    storage: RecipesStorage? = nil
  ) -> FeatureDescription {
    FeatureDescription(
      RecipesFeature.scenes,
      flows: Bundle.module.bundleURL.appendingPathComponent("RecipesFlows").path,
      invariants: invariants,
      states: RecipeSearchScene.states + RecipeScene.states,
      exploring: FeatureExploration(
        kept: ["recipe-clip"],
        leads: [
          "recipe-row-#": "recipe/#", "recipe-report-#": "*/#", "recipe-ingredient-#": "",
          "recipe-buy": "", "retry": "?",
        ]
      )
    ) { device in
      SimulatedRecipes(device, exits: exits, storage: SimulatedStorage(storage))
    }
  }

  /// The way to the embedded recipes behind a network, for those that look among them.
  package static func gateway(behind network: SimulatedNetwork) -> any RecipesGateway {
    EmbeddedRecipesGateway(network: network)
  }

  /// The gateway to the recipes: the embedded one, unless a caller sets another before a run begins.
  lazy var gateway: any RecipesGateway = recipes

  /// The gateway to the embedded recipes over HTTP: the same recipes and the same network, with answers of bytes.
  var gatewayOverHTTP: any RecipesGateway {
    HTTPRecipesGateway(device.transport(to: recipes.routes))
  }

  private let recipes: EmbeddedRecipesGateway
  private let device: SimulatedDevice
  private let exits: RecipesExits
  private let storage: SimulatedStorage<RecipesStorage>
  private var lastSearch: (text: String, found: [Recipe.ID])?

  private init(
    _ device: SimulatedDevice,
    exits: RecipesExits,
    storage: SimulatedStorage<RecipesStorage>
  ) {
    self.device = device
    self.exits = exits
    self.storage = storage
    recipes = EmbeddedRecipesGateway(network: device.network)
  }

  /// The recipes that are clipped, whether the app runs or not.
  var clips: Set<Recipe.ID> { storage.current.clips.clips }

  /// The data that the next process would not find in the files, or a file's failure; `nil` if there is neither.
  var loss: String? { storage.loss() }

  /// Returns what a text finds, which is searched for once; `nil` if there are no recipes.
  func finds(_ text: String) -> [Recipe.ID]? {
    if let lastSearch, lastSearch.text == text { return lastSearch.found }
    guard let book = try? RecipesFile.bundled.get() else { return nil }
    let found = book.search(text).map(\.id)
    lastSearch = (text, found)
    return found
  }

  /// Begins a run.
  package func launch(_ launch: FeatureLaunch, in registry: inout SceneRegistry) {
    RecipesFeature(
      gateway: gateway,
      storage: storage.current,
      exits: exits,
      clock: device.clock,
      log: device.events
    )
    .register(in: &registry)
  }

  /// Ends the run.
  package func stop() {
    storage.endProcess()
  }

  /// Takes all clips away.
  package func clearState() {
    storage.current.clips.keep([])
  }
}
