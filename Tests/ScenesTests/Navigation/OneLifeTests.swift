import Observation2
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Scenes

/// A scene has one life: it loads once, and comes into one place.
@MainActor @Suite struct OneLifeTests {
  /// A scene that counts how often it loads, and binds something until it is detached.
  private final class Once: SceneLifetimeOwner {
    let view = SceneSpy("once").view
    let lifetime = SceneLifetime()
    let ticks: PublishRelay<Int>
    private(set) var loads = 0
    private(set) var heard = 0

    init(_ ticks: PublishRelay<Int>) { self.ticks = ticks }

    func viewDidLoad() {
      loads += 1
      ticks.asSignal().emit { [weak self] _ in self?.heard += 1 }
        .disposed(by: lifetime.untilDetach)
    }
  }

  private let time = VirtualTime()
  private let shop = SpyShop(.stack([.list]))
  private let ticks = PublishRelay<Int>()
  private let once: Once

  init() {
    once = Once(ticks)
    shop.navigator.clock = time
    shop.navigator.registry.add(ClubRoute.self) { [once] _, _ in once }
  }

  @Test func `a scene that was popped is not pushed again, and that is said`() throws {
    let stack = shop.navigator
    stack.push(once)
    stack.pop()
    stack.push(once)
    #expect(stack.navigation.line == "[list]")
    #expect(shop.issues == [.hasLeft])
    #expect("\(SceneNavigationError.hasLeft)".contains("Build another one."))
    #expect(once.loads == 1)
  }

  @Test func `a scene is in one place, and hears what it has bound as long as it lives`() {
    shop.navigator.push(once)
    shop.navigator.push(once)
    shop.navigator.apply(.present([.card], as: .sheet, id: "a"))
    shop.navigator.apply(.setStack([.list, .card]))
    shop.navigator.apply(.replaceRoot(.tabs([SceneTab("a", [.card])], selected: "a")))
    shop.navigator.apply(.open([.card], tab: nil))
    #expect(shop.navigator.navigation.line == "[list BuiltScene()]")
    #expect(shop.issues == Array(repeating: .alreadyThere, count: 5))
    ticks.accept(1)
    #expect(once.heard == 1 && once.loads == 1)
  }

  @Test func `a scene that is a tab's root, or presented, is not pushed as well`() {
    shop.navigator.apply(
      .replaceRoot(.tabs([SceneTab("a", [.list]), SceneTab("b", [.card])], selected: "a"))
    )
    shop.navigator.push(once)
    #expect(shop.issues == [.alreadyThere])
    shop.navigator.apply(.replaceRoot(.stack([.list])))
    shop.navigator.push(once)
    #expect(shop.issues == [.alreadyThere, .hasLeft])
    #expect(once.loads == 0)
  }

  @Test func `a scene that is built for two entries of one change is refused`() {
    shop.navigator.apply(.present([.card, .card], as: .fullScreen, id: "a"))
    #expect(shop.issues == [.alreadyThere])
    #expect(shop.navigator.navigation.line == "[list]")
    shop.navigator.apply(.present([.card], as: .fullScreen, id: "a"))
    #expect(shop.navigator.navigation.line == "[list] + a[card]")
    shop.navigator.apply(.dismiss(nil))
    shop.navigator.apply(.push(.card))
    #expect(shop.issues == [.alreadyThere, .hasLeft])
  }

  @Test func `a scene that is leaving, or that waits, is not pushed a second time`() async {
    shop.navigator.transitionDuration = .milliseconds(350)
    shop.navigator.push(once)
    shop.navigator.push(once)
    #expect(shop.navigator.pop())
    #expect(!shop.navigator.pop())
    shop.navigator.push(once)
    await time.advance(by: .seconds(3))
    #expect(shop.navigator.navigation.line == "[list]")
    #expect(shop.issues == [.alreadyThere, .hasLeft])
    #expect(once.loads == 1)
  }

  @Test(arguments: [0, 1, 2])
  func `a scene does not come back after the end of all scenes`(way: Int) {
    shop.navigator.push(once)
    switch way {
    case 0: shop.navigator.removeAll()
    case 1: shop.navigator.restore(shop.navigator.restoration(), orElse: .stack([.list]))
    default: shop.navigator.abandon()
    }
    shop.navigator.push(once)
    #expect(shop.issues.last == .hasLeft)
    #expect(once.loads == 1)
  }

  @Test func `a scene of one navigator does not come to another one as well`() {
    let other = SpyShop(.stack([.list]))
    shop.navigator.push(once)
    other.navigator.push(once)
    #expect(other.navigator.navigation.line == "[list]")
    #expect(other.issues == [.alreadyThere])
    shop.navigator.pop()
    other.navigator.push(once)
    #expect(other.issues == [.alreadyThere, .hasLeft])
    #expect(once.loads == 1)
  }

  @Test func `a scene of a navigator that has gone does not come to another one`() {
    var other: SceneNavigator? = SceneNavigator()
    other?.push(once)
    #expect(once.loads == 1)
    other = nil
    shop.navigator.push(once)
    #expect(shop.issues == [.hasLeft])
    #expect(once.loads == 1)
  }

  @Test func `scenes that have left are not kept`() {
    weak var scene: SceneSpy?
    for _ in 0..<100 {
      let spy = SceneSpy("spy")
      scene = spy
      shop.navigator.push(spy)
      shop.navigator.pop()
    }
    #expect(scene == nil)
    #expect(shop.issues.isEmpty)
  }
}
