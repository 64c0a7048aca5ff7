import Scenes
import ScenesTesting
import Testing

@MainActor @Suite struct SceneNavigatorTests {
  @Test func `a pushed scene loads, then takes over from the one it covers`() {
    let navigator = SceneNavigator()
    var log: [String] = []
    navigator.push(SceneSpy("a") { log.append("a \($0)") })
    log = []
    navigator.push(SceneSpy("b") { log.append("b \($0)") })
    #expect(
      log == [
        "b viewDidLoad", "a viewWillDisappear", "b viewWillAppear", "a viewDidDisappear",
        "b viewDidAppear",
      ]
    )
  }

  @Test func `going back uncovers the scene below, which does not load again`() {
    let navigator = SceneNavigator()
    var log: [String] = []
    navigator.push(SceneSpy("a") { log.append("a \($0)") })
    navigator.push(SceneSpy("b") { log.append("b \($0)") })
    log = []
    #expect(navigator.pop())
    #expect(
      log == [
        "b viewWillDisappear", "a viewWillAppear", "b viewDidDisappear", "a viewDidAppear",
      ]
    )
  }

  @Test func `the last scene stays`() {
    let navigator = SceneNavigator()
    let only = SceneSpy("only")
    navigator.push(only)
    #expect(!navigator.pop())
    #expect(navigator.scenes.count == 1)
  }

  @Test func `a scene that has left is released`() {
    let navigator = SceneNavigator()
    navigator.push(SceneSpy("a"))
    weak var second: SceneSpy?
    do {
      let scene = SceneSpy("b")
      second = scene
      navigator.push(scene)
    }
    #expect(second != nil)
    navigator.pop()
    #expect(second == nil)
  }

  @Test func `what is asked for after all is removed in the middle of a change is done`() {
    let shop = SpyShop(.stack([.list]))
    shop.navigator.push(
      SceneSpy("out") { event in
        guard event == .viewDidAppear else { return }
        shop.navigator.push(ShopRoute.product(1))
        shop.navigator.removeAll()
        shop.navigator.apply(.replaceRoot(.stack([.cart])))
      }
    )
    #expect(shop.navigator.navigation.line == "[cart]")
    #expect(shop.issues.isEmpty)
  }

  @Test func `what a router asks for as soon as it has a place waits for the change`() {
    let shop = SpyShop(.stack([.list]))
    shop.navigator.push(EagerScene())
    #expect(shop.navigator.navigation.line == "[list BuiltScene() cart]")
    #expect(shop.navigator.scenes.map { $0 is EagerScene } == [false, true, false])
    #expect(shop.issues.isEmpty)
  }

  @Test func `one scene has one place`() {
    let shop = SpyShop(.stack([.list]))
    let scene = SceneSpy("one")
    shop.navigator.push(scene)
    shop.place.push(scene)
    #expect(shop.navigator.navigation.count == 2)
    #expect(shop.issues == [.alreadyThere])
    #expect(scene.events == [.viewDidLoad, .viewWillAppear, .viewDidAppear])
    shop.navigator.pop()
    shop.navigator.push(scene)
    #expect(shop.navigator.navigation.count == 1)
    #expect(shop.issues == [.alreadyThere, .hasLeft])
  }

  @Test func `a scene that is built for two routes has the place of the first`() {
    let navigator = SceneNavigator()
    let scene = SceneSpy("one")
    var issues: [SceneNavigationError] = []
    navigator.onIssue = { issues.append($0) }
    navigator.registry.add(ShopRoute.self) { _, _ in scene }
    navigator.apply(
      .replaceRoot(.stack([AnySceneRoute(ShopRoute.list), AnySceneRoute(ShopRoute.cart)]))
    )
    #expect(navigator.navigation.count == 0 && navigator.scenes.isEmpty && scene.events.isEmpty)
    navigator.push(ShopRoute.list)
    navigator.push(ShopRoute.cart)
    #expect(navigator.navigation.line == "[list]")
    #expect(navigator.scenes.count == 1)
    #expect(scene.events == [.viewDidLoad, .viewWillAppear, .viewDidAppear])
    #expect(issues == [.alreadyThere, .alreadyThere])
  }

  @Test func `a place that was made for a refused change is nobody's`() {
    let navigator = SceneNavigator()
    let scene = SceneSpy("one")
    var places: [ScenePlace] = []
    var issues: [SceneNavigationError] = []
    navigator.onIssue = { issues.append($0) }
    navigator.registry.add(ShopRoute.self) { _, context in
      places.append(context.place)
      return scene
    }
    navigator.push(ShopRoute.list)
    navigator.push(ShopRoute.cart)
    navigator.push(SceneSpy("other"))
    places.last?.push(SceneSpy("asked for"))
    #expect(issues == [.alreadyThere, .gone])
    #expect(navigator.scenes.count == 2)
  }
}

private final class EagerRouter: SceneRouter {
  typealias Route = ShopRoute
  var place: ScenePlace? { didSet { push(.cart) } }
}

private final class EagerScene: SceneHost {
  let view = SceneSpy("eager").view
  private let router = EagerRouter()

  var navigationRouter: (any SceneRouter)? { router }
}
