import MarketSimulation
import Observation2
import Scenes
import ScenesHeadless
import StorePersistence
import Testing

@testable import SavedSearches
@testable import SavedSearchesSimulation

/// The saved searches among the other features.
@MainActor @Suite struct SavedSearchesInMarketTests {
  private let files = MemoryFileSystem()

  private func market(
    _ time: VirtualTime,
    _ report: @escaping (StateFileError) -> Void = { _ in }
  ) throws -> MarketApp {
    files.unlockAll()
    return try MarketApp(clock: time, seed: 0, folder: "/data", files: files, report: report)
  }

  @Test func `a saved search looks among the recipes, and leads to one`() async throws {
    let time = VirtualTime()
    let app = MarketApp(clock: time, seed: 0)
    let stage = try Stage(time, launching: app, ["scene": "saved-search/1"])
    await stage.advance(by: .seconds(1))
    #expect(app.network.requests.map(\.name) == ["search.run"])
    try stage.tap(.id("saved-search-hit-1"))
    #expect(stage.shownRoutes == ["home.home", "home.saved-search/1", "search.recipe/1"])
  }

  @Test func `the page of a search is the same when what it finds comes as bytes`() async throws {
    var screens: [String] = []
    for isOverHTTP in [false, true] {
      let time = VirtualTime()
      let app = MarketApp(clock: time, seed: 0)
      let feature: SimulatedSavedSearches = try #require(app.installation.feature())
      if isOverHTTP { feature.gateway = feature.gatewayOverHTTP }
      let stage = try Stage(time, launching: app, ["scene": "saved-search/2"])
      await stage.advance(by: .seconds(1))
      #expect(app.network.requests.map(\.name) == ["search.run"])
      screens.append("\(stage.frames.elements.map(\.element))")
    }
    #expect(screens[0] == screens[1])
  }

  @Test(arguments: [false, true], ["", "みそ汁", "豚 キャベツ", "nothing of the kind"])
  func `among the recipes each form finds the same`(isOverHTTP: Bool, words: String) async throws {
    let app = MarketApp(clock: VirtualTime(), seed: 0)
    app.network.latency = .zero
    let feature: SimulatedSavedSearches = try #require(app.installation.feature())
    let hits = try await feature.gateway.find(words)
    #expect(hits.isEmpty == (words == "nothing of the kind"))
    let gateway = isOverHTTP ? feature.gatewayOverHTTP : feature.gateway
    #expect(try await gateway.find(words) == hits)
    for (fault, error) in [(.offline, .offline), (.server, .server)]
      as [(SimulatedNetwork.Fault, SavedSearchesError)]
    {
      app.network.failNext(fault)
      await #expect(throws: error) { try await gateway.find(words) }
    }
  }

  @Test(arguments: [false, true])
  func `a search among the recipes that is lost on the way has timed out`(
    isOverHTTP: Bool
  ) async throws {
    let time = VirtualTime()
    let app = MarketApp(clock: time, seed: 0)
    let feature: SimulatedSavedSearches = try #require(app.installation.feature())
    let gateway = isOverHTTP ? feature.gatewayOverHTTP : feature.gateway
    app.network.failNext(.timeout, match: "search.run")
    var isOver = false
    _ = time.run {
      await #expect(throws: SavedSearchesError.timedOut) { try await gateway.find("みそ汁") }
      isOver = true
    }
    await time.advance(by: app.network.timeout)
    #expect(isOver)
  }

  @Test func `the grid lies on the saved searches, whichever way it was opened`() throws {
    let time = VirtualTime()
    let app = MarketApp(clock: time, seed: 0)
    let stage = try Stage(time, launching: app, ["scene": "home"])
    try stage.tap("home-mark-grid")
    #expect(stage.shownRoutes == ["home.home", "mark-grid.mark-grid"])
    #expect(stage.back())
    try stage.navigator.open("market://mark-grid")
    #expect(stage.shownRoutes == ["home.home", "mark-grid.mark-grid"])
  }

  @Test func `an app with a folder has its searches again`() async throws {
    for isNext in [false, true] {
      let time = VirtualTime()
      let app = try market(time) { Issue.record("\($0)") }
      let stage = try Stage(time, launching: app, ["scene": "home"])
      #expect(stage.shows("saved-search-recommended-卵") == !isNext)
      #expect(stage.shows("saved-search-4") == isNext)
      if !isNext { try stage.tap("saved-search-recommended-卵") }
      // The process ends here, without a word.
    }
  }

  @Test func `searches that were damaged are told on the screen, and kept aside`() throws {
    let damaged = Array("nonsense".utf8)
    try files.write(damaged, to: "/data/saved-searches")
    let time = VirtualTime()
    var issues: [StateFileError] = []
    let app = try market(time) { issues.append($0) }
    let stage = try Stage(time, launching: app, ["scene": "home"])
    #expect(stage.shows("saved-searches-notice-lost"))
    #expect(stage.shows("saved-searches-empty"))
    #expect(issues.count == 1)
    #expect(files.contents.values.contains(damaged))
  }
}
