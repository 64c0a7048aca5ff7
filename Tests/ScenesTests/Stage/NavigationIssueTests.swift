import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

/// A stage reports what scenes ask for and a person never sees.
@MainActor @Suite struct NavigationIssueTests {
  private final class AskingScene: SceneHost {
    let view = SceneSpy("asking").view
    let place: ScenePlace

    init(_ place: ScenePlace) { self.place = place }
  }

  private let stage = Stage(VirtualTime()) { navigator in
    navigator.registry.add(ShopRoute.self) { _, context in AskingScene(context.place) }
    navigator.apply(.replaceRoot(.stack([.list])))
  }

  private var place: ScenePlace? { (stage.navigator.top as? AskingScene)?.place }

  @Test func `an alert of a scene that something covers is reported, once`() {
    let below = place
    below?.present(ShopRoute.cart, as: .sheet, id: "sheet")
    below?.present(.deletion(.alert), id: "alert")
    below?.present(.deletion(.alert), id: "alert")
    #expect(stage.navigationIssues == [.covered(by: "sheet")])
    place?.present(.deletion(.alert), id: "first")
    place?.present(.deletion(.actionSheet), id: "second")
    #expect(stage.navigationIssues == [.covered(by: "sheet"), .covered(by: "first")])
  }

  @Test func `a scene that is not on the screen, or is there already, is reported`() {
    let below = place
    below?.push(ShopRoute.cart)
    below?.present(.deletion(.alert), id: "alert")
    let built = SceneSpy("built")
    let cart = place
    cart?.push(built)
    cart?.push(built)
    stage.back()
    stage.navigator.push(built)
    #expect(stage.navigationIssues == [.notShown(.list), .alreadyThere, .hasLeft])
  }

  @Test func `what comes too late is no mistake`() {
    place?.pop()
    stage.navigator.apply(.swipeAway)
    stage.navigator.apply(.answer("delete"))
    place?.dismiss()
    #expect(stage.navigationIssues.isEmpty)
  }
}
