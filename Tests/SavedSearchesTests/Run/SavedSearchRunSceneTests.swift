import Observation2
import Observation2Testing
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import SavedSearches

@MainActor @Suite struct SavedSearchRunSceneTests {
  private let time = VirtualTime()
  private let log = EventLog()
  private let shelf: SavedSearchShelf
  private let network: SimulatedNetwork

  init() {
    network = SimulatedNetwork(clock: time, latency: .milliseconds(300))
    let storage = SavedSearchMemory()
    storage.keep(SavedSearchList(names: ["みそ汁", "卵"]))
    shelf = SavedSearchShelf(storage: storage)
  }

  private func stage(_ id: Int) -> Stage {
    let scene = SavedSearchRunScene.build(
      id,
      gateway: SearchBook(network, ["みそ汁": [.soup]]),
      shelf: shelf,
      exits: .alone,
      clock: time,
      log: log
    )
    let stage = Stage(time) { scene }
    stage.update()
    return stage
  }

  @Test func `a pull while it searches asks for nothing`() async throws {
    let stage = stage(1)
    for searches in 1...2 {
      let list = try #require(
        stage.frames.elements.first { $0.element.events.contains(.refresh) }
      )
      for _ in 0..<3 { stage.send(.refresh, to: list.id) }
      await stage.advance(by: .seconds(1))
      #expect(network.requests.count == searches)
    }
  }

  @Test func `it searches, then shows what was found below the search's name`() async throws {
    let stage = stage(1)
    #expect(stage.shows(.id("saved-search-loading")))
    await stage.advance(by: .seconds(1))
    #expect(!stage.shows(.id("saved-search-loading")))
    #expect(try stage.element(.id("saved-search-hit-29")).element.text == "みそ汁")
    #expect(stage.shows("15分"))
    try stage.tap(.id("saved-search-hit-29"))
    #expect(log.events.map(\.name) == ["savedSearchRunViewDidTapHit"])
    #expect(network.requests.map(\.name) == ["search.run"])
  }

  @Test func `it says when nothing was found`() async {
    let stage = stage(2)
    await stage.advance(by: .seconds(1))
    #expect(stage.shows(.id("search-empty")))
  }

  @Test func `it says when it could not search, and tries again`() async throws {
    network.failNext(.server)
    let stage = stage(1)
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("通信できませんでした。もう一度お試しください"))
    try stage.tap(.id("retry"))
    await stage.advance(by: .seconds(1))
    #expect(stage.shows(.id("saved-search-hit-29")))
    #expect(!stage.shows(.id("loading-error")))
  }

  @Test func `what was found before stays below the words of a failure`() async throws {
    let stage = stage(1)
    await stage.advance(by: .seconds(1))
    network.failNext(.server)
    stage.drag(from: ScreenPoint(x: 100, y: 300), to: ScreenPoint(x: 100, y: 500))
    await stage.advance(by: .seconds(1))
    #expect(stage.shows(.id("loading-error")))
    #expect(stage.shows(.id("saved-search-hit-29")))
    try stage.tap(.id("retry"))
    await stage.advance(by: .seconds(1))
    #expect(!stage.shows(.id("loading-error")))
    #expect(stage.shows(.id("saved-search-hit-29")))
  }

  @Test func `what is not saved, or is deleted meanwhile, is not there`() async {
    let stranger = stage(9)
    await stranger.settle()
    #expect(stranger.shows(.id("not-found")))
    let stage = stage(1)
    await stage.advance(by: .seconds(1))
    shelf.change { $0.delete(1) }
    await stage.settle()
    #expect(stage.shows(.id("not-found")))
  }

  @Test func `it is called what the person calls it now`() async {
    let interactor = InteractorStub<SavedSearchRunState, SavedSearchRunAction>(
      SavedSearchRunState(id: 1)
    )
    let presenter = SavedSearchRunPresenter(
      interactor: interactor,
      routing: SavedSearchRunRouter(.alone)
    )
    let titles = presenter.title.recorded()
    interactor.state.search = shelf.current.search(1)
    shelf.change { $0.rename(1, to: "朝ごはん") }
    interactor.state.search = shelf.current.search(1)
    #expect(titles.values == ["保存した検索条件", "みそ汁", "朝ごはん"])
    presenter.start()
    presenter.savedSearchRunViewDidPullToRefresh()
    presenter.savedSearchRunViewDidTapRetryButton()
    #expect(interactor.actions == [.start, .run, .run])
  }
}
