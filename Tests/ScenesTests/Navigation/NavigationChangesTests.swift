import Observation2
import Testing

@testable import Scenes

/// The changes of a navigation, and transitions that the platform ends.
@MainActor @Suite struct NavigationChangesTests {
  private let shop = SpyShop(.stack([.list]))
  private let bag = DisposeBag()

  private var navigator: SceneNavigator { shop.navigator }

  @Test func `an observer receives the navigation now, and after each change`() {
    var lines: [String] = []
    navigator.changes.drive { lines.append($0.line) }.disposed(by: bag)
    #expect(lines == ["[list]"])
    navigator.push(ShopRoute.cart)
    navigator.pop()
    // Nothing to go back to: no change.
    navigator.pop()
    navigator.removeAll()
    #expect(lines == ["[list]", "[list cart]", "[list]", "[]"])
  }

  @Test func `a change that cannot be made is not told`() {
    var count = 0
    navigator.changes.drive { _ in count += 1 }.disposed(by: bag)
    navigator.apply(.push(AnySceneRoute(UnknownRoute())))
    #expect(count == 1)
    #expect(shop.issues.count == 1)
  }

  @Test func `a transition without time waits for the platform`() {
    navigator.platformEndsTransitions = true
    navigator.push(ShopRoute.cart)
    navigator.apply(.pop)
    #expect(shop.log == ["cart viewDidLoad", "list viewWillDisappear", "cart viewWillAppear"])
    #expect(navigator.isTransitioning)
    #expect(
      shop.log(of: navigator.endTransition) == [
        "list viewDidDisappear", "cart viewDidAppear", "cart viewWillDisappear",
        "list viewWillAppear",
      ]
    )
    #expect(
      shop.log(of: navigator.endTransition) == ["cart viewDidDisappear", "list viewDidAppear"]
    )
    #expect(shop.log(of: navigator.endTransition).isEmpty)
    #expect(!navigator.isTransitioning)
  }

  @Test func `the platform may end a transition before its time, once`() async {
    let time = VirtualTime()
    (navigator.clock, navigator.transitionDuration) = (time, .milliseconds(350))
    navigator.push(ShopRoute.cart)
    #expect(
      shop.log(of: navigator.endTransition) == ["list viewDidDisappear", "cart viewDidAppear"]
    )
    shop.log = []
    await time.advance(by: .seconds(1))
    #expect(shop.log.isEmpty)
  }

  @Test func `an observer that shows nothing slowly ends each transition at once`() {
    navigator.platformEndsTransitions = true
    var lines: [String] = []
    navigator.changes.drive { [navigator] in
      lines.append($0.line)
      navigator.endTransition()
    }
    .disposed(by: bag)
    for _ in 0..<2_000 {
      navigator.push(ShopRoute.cart)
      navigator.pop()
    }
    #expect(lines.count == 4_001)
    #expect(navigator.navigation.line == "[list]")
    #expect(!navigator.isTransitioning)
  }

  @Test func `many waiting changes end one after the other, without a deep stack`() {
    navigator.platformEndsTransitions = true
    for _ in 0..<20_000 { navigator.push(ShopRoute.cart) }
    #expect(navigator.navigation.count == 2)
    var count = 0
    navigator.changes.drive { [navigator] _ in
      count += 1
      navigator.endTransition()
    }
    .disposed(by: bag)
    // The first value has ended the first transition, and all others after it.
    #expect(navigator.navigation.count == 20_001)
    #expect(!navigator.isTransitioning)
    #expect(count == 20_000)
  }

  @Test func `a change that an observer asks for waits for its turn`() {
    var lines: [String] = []
    navigator.changes.drive { [navigator] in
      lines.append($0.line)
      if $0.count == 2 { navigator.push(ShopRoute.product(1)) }
    }
    .disposed(by: bag)
    navigator.push(ShopRoute.cart)
    #expect(lines == ["[list]", "[list cart]", "[list cart product(1)]"])
  }

  @Test func `a scene that is dragged aside changes the navigation when it has gone`() {
    navigator.push(ShopRoute.cart)
    var lines: [String] = []
    navigator.changes.drive { lines.append($0.line) }.disposed(by: bag)
    navigator.platformEndsTransitions = true
    #expect(navigator.beginBack())
    navigator.giveUpBack()
    #expect(lines == ["[list cart]"])
    #expect(navigator.beginBack())
    navigator.finishBack()
    #expect(lines == ["[list cart]", "[list]"])
    #expect(!navigator.isTransitioning)
  }

  @Test func `an observer keeps no navigator`() {
    weak var gone: SceneNavigator?
    var changes: Driver<SceneNavigation>?
    do {
      let navigator = SceneNavigator()
      gone = navigator
      changes = navigator.changes
    }
    #expect(gone == nil)
    var count = 0
    changes?.drive { _ in count += 1 }.disposed(by: bag)
    #expect(count == 0)
  }
}

private struct UnknownRoute: SceneRoute {
  static let feature = "unknown"
}
