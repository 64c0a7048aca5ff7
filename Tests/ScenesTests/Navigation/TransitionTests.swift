import Observation2
import ScenesTesting
import Testing

@testable import Scenes

/// Changes that take time, on a clock of the test's.
@MainActor @Suite struct TransitionTests {
  private let time = VirtualTime()
  private let shop = SpyShop(.stack([.list]))

  init() {
    shop.navigator.clock = time
    shop.navigator.transitionDuration = .milliseconds(350)
  }

  @Test func `“did” comes when the time is over`() async {
    #expect(
      shop.log { shop.navigator.push(ShopRoute.cart) } == [
        "cart viewDidLoad", "list viewWillDisappear", "cart viewWillAppear",
      ]
    )
    #expect(shop.navigator.isTransitioning)
    await time.advance(by: .milliseconds(349))
    #expect(shop.log.count == 3)
    await time.advance(by: .milliseconds(1))
    #expect(shop.log.suffix(2) == ["list viewDidDisappear", "cart viewDidAppear"])
    #expect(!shop.navigator.isTransitioning)
  }

  @Test func `changes wait their turn, and each takes its time`() async {
    shop.navigator.push(ShopRoute.product(1))
    shop.navigator.push(ShopRoute.product(2))
    #expect(shop.navigator.pop())
    shop.navigator.apply(.push(.cart))
    #expect(shop.navigator.navigation.line == "[list product(1)]")
    await time.advance(by: .milliseconds(350))
    #expect(shop.navigator.navigation.line == "[list product(1) product(2)]")
    await time.advance(by: .milliseconds(350))
    #expect(shop.navigator.navigation.line == "[list product(1)]")
    await time.advance(by: .milliseconds(350))
    #expect(shop.navigator.navigation.line == "[list product(1) cart]")
    #expect(time.now == .milliseconds(1050))
    await time.advance(by: .milliseconds(350))
    #expect(!shop.navigator.isTransitioning)
    #expect(shop.issues.isEmpty)
  }

  @Test func `whether there is something to go back to counts what waits`() {
    shop.navigator.push(ShopRoute.cart)
    #expect(shop.navigator.pop())
    #expect(!shop.navigator.pop())
  }

  @Test func `a scene that leaves lives until it has disappeared`() async {
    shop.navigator.push(ShopRoute.cart)
    await time.advance(by: .seconds(1))
    shop.navigator.pop()
    #expect(shop.navigator.scenes.count == 1)
    #expect(shop.navigator.liveScenes.count == 2)
    await time.advance(by: .seconds(1))
    #expect(shop.navigator.liveScenes.count == 1)
  }

  @Test func `what a scene asks for in the middle of a change waits for its end`() {
    let navigator = SceneNavigator()
    var log: [String] = []
    navigator.push(SceneSpy("root"))
    let eager = SceneSpy("eager") { event in
      log.append("eager \(event)")
      if event == .viewWillAppear {
        navigator.push(SceneSpy("next") { log.append("next \($0)") })
      }
    }
    navigator.push(eager)
    #expect(
      log == [
        "eager viewDidLoad", "eager viewWillAppear", "eager viewDidAppear", "next viewDidLoad",
        "eager viewWillDisappear", "next viewWillAppear", "eager viewDidDisappear",
        "next viewDidAppear",
      ]
    )
    // The eager scene holds the navigator that holds it.
    navigator.removeAll()
  }

  @Test func `while a scene is dragged aside, changes wait`() async {
    shop.navigator.push(ShopRoute.cart)
    #expect(!shop.navigator.beginBack())
    await time.advance(by: .seconds(1))
    #expect(shop.navigator.beginBack())
    shop.navigator.push(ShopRoute.product(1))
    await time.advance(by: .seconds(9))
    #expect(shop.navigator.navigation.line == "[list cart]")
    shop.navigator.finishBack()
    #expect(shop.navigator.navigation.line == "[list product(1)]")
  }

  @Test func `when all is removed a transition ends at once, and nothing that waits happens`() {
    shop.navigator.push(ShopRoute.cart)
    shop.navigator.push(ShopRoute.product(1))
    let log = shop.log { shop.navigator.removeAll() }
    #expect(
      log == [
        "list viewDidDisappear", "cart viewDidAppear", "cart viewWillDisappear",
        "cart viewDidDisappear",
      ]
    )
    #expect(shop.navigator.scenes.isEmpty)
    #expect(time.nextDue == nil)
  }

  @Test func `a result comes when the scene that left it has gone`() async {
    shop.place.present(ShopRoute.cart, as: .fullScreen, id: "choice")
    await time.advance(by: .seconds(1))
    shop.place.dismiss(with: 3)
    #expect(shop.top?.ends.isEmpty == true)
    await time.advance(by: .seconds(1))
    #expect(shop.top?.ends.map { $0.result(as: Int.self) } == [3])
  }

  @Test func `a place whose scene has left asks for nothing`() async {
    shop.navigator.push(ShopRoute.cart)
    await time.advance(by: .seconds(1))
    let place = shop.place
    shop.navigator.pop()
    place.push(ShopRoute.product(1))
    await time.advance(by: .seconds(9))
    #expect(shop.navigator.navigation.line == "[list]")
    #expect(shop.issues == [.gone])
  }

  @Test func `a route that nobody has registered is named, and changes nothing`() {
    shop.navigator.apply(.push(.card))
    #expect(shop.navigator.navigation.line == "[list]")
    #expect(shop.issues == [.unknownFeature("club", known: ["shop"])])
    #expect(!shop.navigator.isTransitioning)
  }

  @Test func `two features of one name are a mistake`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        var registry = SceneRegistry()
        registry.add(ShopRoute.self) { _, _ in SceneSpy("") }
        registry.add(ShopRoute.self) { _, _ in SceneSpy("") }
      }
    }
  }

  @Test func `a result is not lost when all is removed in the middle of a transition`() async {
    let presenter = shop.top
    shop.place.present(ShopRoute.cart, as: .fullScreen, id: "choice")
    await time.advance(by: .seconds(1))
    shop.place.dismiss(with: 3)
    shop.navigator.removeAll()
    #expect(presenter?.ends.map { $0.result(as: Int.self) } == [3])
  }
}
