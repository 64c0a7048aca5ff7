import Observation2
import ScenesTesting
import Testing

@testable import Scenes

/// The end of the process, of which no scene is told.
@MainActor @Suite struct AbandonTests {
  private let time = VirtualTime()
  private let shop = SpyShop(.stack([.list]))

  init() {
    shop.navigator.clock = time
  }

  @Test func `scenes go without a word, whatever is under way`() async {
    for duration in [Duration.zero, .milliseconds(350)] {
      shop.navigator.transitionDuration = duration
      shop.navigator.apply(.replaceRoot(.stack([AnySceneRoute(ShopRoute.list)])))
      await time.advance(by: .seconds(1))
      shop.navigator.push(ShopRoute.cart)
      shop.navigator.push(ShopRoute.product(1))
      weak let front = shop.navigator.top
      #expect(front != nil)
      #expect(shop.log(of: { shop.navigator.abandon() }) == [])
      #expect(front == nil)
      #expect(shop.navigator.liveScenes.isEmpty && shop.navigator.navigation.entries.isEmpty)
      #expect(!shop.navigator.isTransitioning)
      await time.advance(by: .seconds(1))
      #expect(shop.log == [])
    }
    #expect(shop.issues.isEmpty)
  }

  @Test func `a scene that a person drags aside goes too`() {
    shop.navigator.push(ShopRoute.cart)
    #expect(shop.navigator.beginBack())
    #expect(shop.log(of: { shop.navigator.abandon() }) == [])
    shop.navigator.finishBack()
    #expect(shop.navigator.scenes.isEmpty && shop.log == [])
  }

  @Test func `a link that waits is given up, and the navigator serves the next run`() async {
    var ends = 0
    let isLoaded = BehaviorRelay(value: false)
    shop.navigator.registry.add("loaded", .driver(isLoaded.asDriver()))
    let link = SceneLink([ShopRoute.list, ShopRoute.cart], needs: ["loaded"])
    shop.navigator.open(link) { _ in ends += 1 }
    shop.navigator.abandon()
    isLoaded.accept(true)
    await time.advance(by: .seconds(20))
    #expect(ends == 0)
    #expect(shop.navigator.pendingLink == nil)
    shop.navigator.push(ShopRoute.list)
    #expect(shop.navigator.navigation.line == "[list]")
  }
}
