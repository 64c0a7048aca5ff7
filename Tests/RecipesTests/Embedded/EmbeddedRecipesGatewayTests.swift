import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Recipes
@testable import RecipesSimulation

@MainActor @Suite struct EmbeddedRecipesGatewayTests {
  private let time = VirtualTime()
  private let network: SimulatedNetwork

  init() {
    network = SimulatedNetwork(clock: time, latency: .zero)
  }

  @Test func `each request has its name`() async throws {
    let gateway = EmbeddedRecipesGateway(network: network)
    #expect(try await gateway.search("肉じゃが").map(\.id) == [3])
    #expect(try await gateway.recipe(3)?.title == "肉じゃが")
    #expect(try await gateway.recipe(0) == nil)
    #expect(try await gateway.picture("nikujaga").size.width == 400)
    #expect(
      network.requests.map(\.name) == ["search.run", "recipe.load", "recipe.load", "image.load"]
    )
  }

  @Test func `a picture that nothing has is an error`() async {
    let gateway = EmbeddedRecipesGateway(network: network)
    await #expect(throws: RecipesError.noPicture("x")) { try await gateway.picture("x") }
  }

  @Test func `recipes that can't be read are the error of every request`() async {
    let damage = EmbeddedDataError.missing(file: "recipes.json")
    let gateway = EmbeddedRecipesGateway(network: network, book: .failure(damage))
    await #expect(throws: RecipesError.answer(damage.asAnswer)) { try await gateway.search("") }
    await #expect(throws: RecipesError.answer(damage.asAnswer)) { try await gateway.recipe(1) }
  }
}
