package import Observation2
package import Scenes

/// The recipes in one run of an app: the search and the recipes' pages, with the clips and pictures that they share.
@MainActor
package struct RecipesFeature {
  /// The routes and the way in, for the app's links and tabs.
  package static let scenes = SceneFeature(
    RecipesRoute.self,
    title: "検索",
    entrance: .search("")
  )

  private let gateway: any RecipesGateway
  private let clips: RecipeClipService
  private let pictures: ScreenPictures
  private let exits: RecipesExits
  private let clock: any AppClock
  private let log: EventLog

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - gateway: The way to the recipes.
  ///   - storage: The storage of the feature's data on the device.
  ///   - exits: Where the feature leads to beyond its own scenes.
  ///   - clock: The clock for requests and pictures.
  ///   - log: Records the views' delegate calls.
  package init(
    gateway: any RecipesGateway,
    storage: RecipesStorage,
    exits: RecipesExits,
    clock: any AppClock,
    log: EventLog
  ) {
    (self.gateway, self.exits, self.clock, self.log) = (gateway, exits, clock, log)
    clips = RecipeClipService(storage: storage.clips)
    pictures = ScreenPictures(from: RecipePictures(gateway: gateway), clock: clock)
  }

  /// Registers how the scenes are built.
  package func register(in registry: inout SceneRegistry) {
    registry.add(RecipesRoute.self) { route, _ in scene(of: route) }
  }

  private func scene(of route: RecipesRoute) -> any SceneHost {
    switch route {
    case .search(let text):
      RecipeSearchScene.build(text: text, gateway: gateway, clock: clock, log: log)
    case .recipe(let id):
      RecipeScene.build(
        id,
        gateway: gateway,
        clips: clips,
        pictures: pictures,
        exits: exits,
        clock: clock,
        log: log
      )
    }
  }
}
