import Observation2
import Observation2Testing
import ScenesHeadless
import StateStore
import StateStoreTesting
import Testing

@testable import Recipes
@testable import RecipesSimulation

@MainActor @Suite struct RecipeSearchReducerTests {
  private let time = VirtualTime()
  private let network: SimulatedNetwork

  init() {
    network = SimulatedNetwork(clock: time, latency: .milliseconds(100))
  }

  private func store(_ text: String = "") -> TestStore<RecipeSearchState, RecipeSearchAction> {
    let entry = RecipeBook.Entry(.sample, kana: "たまごやき")
    let gateway = EmbeddedRecipesGateway(network: network, book: .success(RecipeBook([entry])))
    return TestStore(
      initial: RecipeSearchState(text: text),
      reducer: .recipeSearch(gateway),
      clock: time
    ) { message, _, _, _, _ in Issue.record("\(message)") }
  }

  @Test func `it searches as soon as a person has paused, for the last text only`() async {
    let store = store()
    for text in ["た", "たま", "たまご"] {
      await store.send(.changeText(text)) { $0.text = text }
      await time.advance(by: .milliseconds(299))
    }
    #expect(network.requests.isEmpty)
    await time.advance(by: .milliseconds(1))
    #expect(network.requests.count == 1)
    await time.advance(by: .milliseconds(100))
    await store.receive(.found([.sample])) { $0.recipes.finish(with: [.sample]) }
    await store.finish()
  }

  @Test func `the answer to an older text never comes`() async {
    let store = store()
    network.latency = .seconds(5)
    await store.send(.changeText("たまご")) { $0.text = "たまご" }
    await time.advance(by: .seconds(1))
    network.latency = .milliseconds(100)
    await store.send(.changeText("いか")) { $0.text = "いか" }
    await time.advance(by: .milliseconds(400))
    await store.receive(.found([])) { $0.recipes.finish(with: []) }
    await time.advance(by: .seconds(60))
    #expect(network.requests.count == 2)
    await store.finish()
  }

  @Test func `the key that searches doesn't wait, and the pause is over`() async {
    let store = store()
    await store.send(.changeText("卵")) { $0.text = "卵" }
    await store.send(.search)
    await time.advance(by: .milliseconds(100))
    await store.receive(.found([.sample])) { $0.recipes.finish(with: [.sample]) }
    await time.advance(by: .seconds(60))
    #expect(network.requests.count == 1)
    await store.finish()
  }

  @Test func `the same text is not searched again`() async {
    let store = store("卵")
    await store.send(.changeText("卵"))
    await time.advance(by: .seconds(60))
    #expect(network.requests.isEmpty)
    await store.finish()
  }

  @Test(
    arguments: [(.offline, .offline), (.server, .server), (.timeout, .timedOut)]
      as [(SimulatedNetwork.Fault, RecipesError)]
  )
  func `a failure is kept as it is, and what was found before stays`(
    fault: SimulatedNetwork.Fault,
    error: RecipesError
  ) async {
    let store = store()
    network.failNext(fault, match: "search.run")
    await store.send(.search)
    await time.advance(by: network.timeout)
    await store.receive(.failed(error)) { $0.recipes.fail(with: error) }
    await store.send(.search) { $0.recipes.begin() }
    await time.advance(by: .milliseconds(100))
    await store.receive(.found([.sample])) { $0.recipes.finish(with: [.sample]) }
    await store.finish()
  }
}
