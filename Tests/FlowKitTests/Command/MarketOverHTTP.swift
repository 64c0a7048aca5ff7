import MarketSimulation
import Observation2
import Scenes
import ScenesHeadless

@testable import Kaimono
@testable import KaimonoSimulation
@testable import Recipes
@testable import RecipesSimulation
@testable import SavedSearches
@testable import SavedSearchesSimulation
@testable import Timeline
@testable import TimelineSimulation
@testable import Tsukurepo
@testable import TsukurepoSimulation

/// The market with the HTTP gateway in each feature that has one, so that all requests go as bytes.
@MainActor
final class MarketOverHTTP: SimulatedApp, ReplayableApp {
  static let features = MarketApp.features
  static let linkScheme = MarketApp.linkScheme
  static let root = MarketApp.root

  static func launchArguments(replaying recording: String) -> [String: String] {
    MarketApp.launchArguments(replaying: recording)
  }

  let installation: AppInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(Self.features, clock: clock, seed: seed)
    if let kaimono { kaimono.gateway = kaimono.gatewayOverHTTP }
    let recipes: SimulatedRecipes? = installation.feature()
    if let recipes { recipes.gateway = recipes.gatewayOverHTTP }
    let reports: SimulatedTsukurepo? = installation.feature()
    if let reports { reports.gateway = reports.gatewayOverHTTP }
    let timeline: SimulatedTimeline? = installation.feature()
    if let timeline { timeline.gateway = timeline.gatewayOverHTTP }
    let searches: SimulatedSavedSearches? = installation.feature()
    if let searches { searches.gateway = searches.gatewayOverHTTP }
  }
}
