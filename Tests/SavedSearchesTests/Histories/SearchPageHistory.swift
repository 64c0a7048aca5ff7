import Scenes
import ScenesHeadless

@testable import SavedSearches

/// The page of a search in a history.
@MainActor
final class SearchPageHistory {
  let id: SavedSearch.ID
  let network: SimulatedNetwork
  /// How much was new when the search was asked for; `nil` if it is not being run.
  private(set) var seen: Int?
  /// Whether the last run got no answer.
  private(set) var hasFailed = false
  private let scene: SavedSearchRunScene
  private let stage: Stage

  var isRunning: Bool { seen != nil }

  init(_ id: SavedSearch.ID, home: HomeStage, model: SearchModel) {
    self.id = id
    network = SimulatedNetwork(clock: home.time, latency: .milliseconds(300))
    scene = SavedSearchRunScene.build(
      id,
      gateway: SearchBook(network, ["同じ": [.soup]]),
      shelf: home.shelf,
      exits: .alone,
      clock: home.time
    )
    let scene = scene
    stage = Stage(home.time) { scene }
    stage.update()
    begin(model)
  }

  /// Runs it again.
  func pull(_ model: SearchModel) {
    scene.view.delegate?.savedSearchRunViewDidPullToRefresh()
    begin(model)
  }

  /// Notes what has become of its search.
  func follow(_ before: SearchModel, _ model: SearchModel) {
    // What comes to be there is run.
    if !isRunning, before.index(id) == nil { begin(model) }
  }

  func settle() async {
    await stage.settle()
    stage.update()
  }

  /// Waits for the answer.
  func answer() async {
    await stage.advance(by: .seconds(1))
    stage.update()
    if isRunning { hasFailed = scene.view.dataSource.runError != nil }
    seen = nil
  }

  /// What is wrong with what it shows.
  func complaint(_ model: SearchModel) -> String? {
    stage.update()
    let shown = scene.view.dataSource
    guard let place = model.index(id) else {
      return shown.isNotFound || isRunning ? nil : "The page of \(id) shows \(shown.title)."
    }
    let search = model.searches[place]
    if shown.title != search.name { return "The page of \(id) is called \(shown.title)." }
    if shown.isNotFound { return "The page of \(id) says that it is not there." }
    if isRunning || hasFailed { return nil }
    let hits = search.words == "同じ" ? [SavedSearchHit.soup] : []
    return shown.hits == hits && shown.isEmpty == hits.isEmpty
      ? nil : "The page of \(id) has found \(shown.hits.count), empty: \(shown.isEmpty)."
  }

  private func begin(_ model: SearchModel) {
    seen = model.index(id).map { model.searches[$0].hits }
    if seen != nil { hasFailed = false }
  }
}
