import Observation2
import Observation2Testing
import ScenesHeadless
import StateStore
import StateStoreTesting
import Testing

@testable import SavedSearches

@MainActor @Suite struct SavedSearchRunReducerTests {
  private let time = VirtualTime()
  private let network: SimulatedNetwork
  private let shelf: SavedSearchShelf

  init() {
    network = SimulatedNetwork(clock: time, latency: .milliseconds(100))
    let storage = SavedSearchMemory()
    storage.keep(SavedSearchList(names: ["みそ汁", "卵"]))
    shelf = SavedSearchShelf(storage: storage)
  }

  private func store(_ id: Int) -> TestStore<SavedSearchRunState, SavedSearchRunAction> {
    let book = SearchBook(network, ["みそ汁": [.soup]])
    return TestStore(
      initial: SavedSearchRunState(id: id),
      reducer: .savedSearchRun(book, shelf),
      clock: time
    ) { message, _, _, _, _ in Issue.record("\(message)") }
  }

  /// The store as the scene has it, which goes on following the shelf.
  private func running(_ id: Int) -> Store<SavedSearchRunState, SavedSearchRunAction> {
    let book = SearchBook(network, ["みそ汁": [.soup]])
    let store = Store(
      initial: SavedSearchRunState(id: id),
      reducer: .savedSearchRun(book, shelf),
      clock: time
    )
    store.send(.start)
    return store
  }

  @Test func `it runs the search, and what is new has been seen then`() async {
    shelf.change { $0.addHits(3, to: 1) }
    let store = running(1)
    await time.settle()
    #expect(store.state.search?.newHits == 3)
    #expect(store.state.running == .underWay)
    await time.advance(by: .milliseconds(100))
    #expect(store.state.hits == [.soup])
    #expect(store.state.running == .done)
    #expect(store.state.search?.newHits == 0)
    #expect(shelf.current.search(1)?.newHits == 0)
  }

  @Test func `what comes up while it runs is still new, since the answer may be from before`() async
  {
    shelf.change { $0.addHits(3, to: 1) }
    let store = running(1)
    await time.advance(by: .milliseconds(50))
    shelf.change { $0.addHits(2, to: 1) }
    await time.advance(by: .milliseconds(100))
    #expect(store.state.running == .done)
    #expect(shelf.current.search(1)?.newHits == 2)
    store.send(.run)
    await time.advance(by: .milliseconds(100))
    #expect(shelf.current.search(1)?.newHits == 0)
  }

  @Test func `a failure leaves what is new, and what was found before`() async {
    shelf.change { $0.addHits(3, to: 1) }
    let store = store(1)
    network.isOffline = true
    await store.send(.run)
    await store.receive(.failed) { $0.running = .failed }
    #expect(shelf.current.search(1)?.newHits == 3)
    network.isOffline = false
    await store.send(.run) { $0.running = .underWay }
    await time.advance(by: .milliseconds(100))
    await store.receive(.found([.soup], seen: 3)) {
      $0.hits = [.soup]
      $0.running = .done
    }
    #expect(shelf.current.search(1)?.newHits == 0)
    await store.finish()
  }

  @Test func `one that is not saved runs nothing`() async {
    let store = running(9)
    await time.advance(by: .seconds(1))
    #expect(store.state.running == .done)
    #expect(store.state.search == nil)
    #expect(network.requests.isEmpty)
  }

  @Test func `run again, only the last answer counts`() async {
    let store = store(1)
    await store.send(.run)
    await time.advance(by: .milliseconds(50))
    await store.send(.run)
    await time.advance(by: .milliseconds(100))
    await store.receive(.found([.soup], seen: 0)) {
      $0.hits = [.soup]
      $0.running = .done
    }
    #expect(network.requests.count == 2)
    await store.finish()
  }

  @Test func `one that comes to be saved while its page is open is run then`() async {
    let store = running(3)
    await time.advance(by: .seconds(1))
    #expect(store.state.search == nil)
    shelf.change { $0.save("みそ汁", words: "みそ汁") }
    await time.advance(by: .milliseconds(50))
    #expect(store.state.running == .underWay)
    await time.advance(by: .seconds(1))
    #expect(store.state.hits == [.soup])
    #expect(network.requests.count == 1)
  }
}
