package import Observation2
package import Scenes

/// The saved searches in one run of an app: their list and the page of each, with the shelf that they share.
@MainActor
package struct SavedSearchesFeature {
  /// The routes and the way in, for the app's links and tabs.
  package static let scenes = SceneFeature(
    SavedSearchesRoute.self,
    title: "ホーム",
    entrance: .home
  )

  /// Holds the saved searches.
  package let shelf: SavedSearchShelf
  private let gateway: any SavedSearchesGateway
  private let recommended: [SavedSearchSample]
  private let exits: SavedSearchesExits
  private let clock: any AppClock
  private let log: EventLog

  /// Begins a run: an installation that has stored nothing yet begins with the samples.
  ///
  /// - Parameters:
  ///   - gateway: Loads the hits of searches.
  ///   - storage: The feature's data on the device.
  ///   - samples: The searches to begin with, and those to recommend.
  ///   - exits: Where the feature leads to beyond its own scenes.
  ///   - clock: The clock for requests.
  ///   - log: Records the views' delegate calls.
  package init(
    gateway: any SavedSearchesGateway,
    storage: SavedSearchesStorage,
    samples: SavedSearchSamples,
    exits: SavedSearchesExits,
    clock: any AppClock,
    log: EventLog
  ) {
    (self.gateway, self.exits, self.clock, self.log) = (gateway, exits, clock, log)
    recommended = samples.recommended
    let searches = storage.searches
    // A list that can't be read now must not count as an empty one.
    if searches.list == nil, searches.isStored {
      searches.keep(samples.list(of: SavedSearchSamples.usualCount))
    }
    shelf = SavedSearchShelf(storage: searches)
  }

  /// Registers how the scenes are built.
  package func register(in registry: inout SceneRegistry) {
    registry.add(SavedSearchesRoute.self) { route, _ in scene(of: route) }
  }

  private func scene(of route: SavedSearchesRoute) -> any SceneHost {
    switch route {
    case .home:
      SavedSearchesScene.build(shelf: shelf, recommended: recommended, exits: exits, log: log)
    case .search(let id):
      SavedSearchRunScene.build(
        id,
        gateway: gateway,
        shelf: shelf,
        exits: exits,
        clock: clock,
        log: log
      )
    }
  }
}
