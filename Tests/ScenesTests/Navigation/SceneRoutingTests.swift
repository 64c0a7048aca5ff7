import Scenes
import ScenesTesting
import Testing

/// What a scene wants, said to a routing of its feature's routes.
@MainActor @Suite struct SceneRoutingTests {
  /// All ways that a scene can want.
  private static func askEverything(of routing: any SceneRouting<ShopRoute>) {
    routing.push(.product(1))
    routing.pop()
    routing.pop(to: .list)
    routing.popToRoot()
    routing.set(stack: [.list, .cart])
    routing.present(.cart, as: .sheet, id: "cart")
    routing.present(.deletion(.alert), id: "delete")
    routing.dismiss()
    routing.dismiss(with: 3)
    routing.selectTab("shop")
  }

  private let everything: [SceneNavigationChange] = [
    .push(.product(1)), .pop, .popTo(.list), .popToRoot, .setStack([.list, .cart]),
    .present([.cart], as: .sheet, id: "cart"), .ask(.deletion(.alert), id: "delete"),
    .dismiss(nil), .dismiss(SceneResult(3)), .selectTab("shop"),
  ]

  @Test func `a spy writes down what it is asked, and goes nowhere`() {
    let routing = RoutingSpy<ShopRoute>()
    Self.askEverything(of: routing)
    #expect(routing.changes == everything)
    #expect(routing.pushed == [.product(1)])
    #expect(routing.presented == [.cart])
  }

  @Test func `the toolkit's router says it at its place, and nothing before it has one`() {
    let router = PlaceRouter<ShopRoute>()
    Self.askEverything(of: router)
    var asked: [SceneNavigationChange] = []
    router.place = ScenePlace { asked.append($0) }
    Self.askEverything(of: router)
    #expect(asked == everything)
  }
}
