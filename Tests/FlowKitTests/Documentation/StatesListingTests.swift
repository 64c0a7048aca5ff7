import MarketSimulation
import Scenes
import ScenesHeadless
import Testing

private enum CartScene {}

extension CartScene {
  private static let cart = SceneSubject("Cart", at: "cart")

  static let states = [
    cart.state("default", shows: ["order-button"]),
    cart.state("loading", time: .stands, shows: ["cart-loading"]),
    cart.state("empty", with: ["cart": "empty"], shows: ["cart-empty"], disables: ["order-button"]),
    cart.state("could not be loaded", given: [.fail(.server, of: "cart.load")], shows: ["retry"]),
    cart.state(
      "sold out",
      [.backend("soldOut", ["product": "102"]), .tap("order-button")],
      shows: ["売り切れの商品があります"]
    ),
  ]
}

/// The article about tests lists states, and walks over them.
@MainActor @Suite struct StatesListingTests {
  @Test func `the listed states are those of the cart`() async throws {
    for state in CartScene.states {
      let reached = try await state.reach(in: MarketApp.self)
      #expect(reached.state == state)
      await reached.end()
    }
  }

  @Test func `a walk looks at every state on every device`() async throws {
    var count = 0
    func look(at frames: ScreenFrames) { count += frames.elements.isEmpty ? 0 : 1 }
    for state in MarketApp.states {
      let reached = try await state.reach(in: MarketApp.self)
      for device in SnapshotDevice.all {
        reached.stage.environment = device.environment(from: reached.stage.environment)
        look(at: reached.stage.frames)
      }
      await reached.end()
    }
    #expect(count == 6 * MarketApp.states.count)
  }
}
