import Observation2
import Scenes
import ScenesTesting
import Testing

/// Which scene hears what, and in which order: UIKit's.
@MainActor @Suite struct LifecycleTests {
  private let shop = SpyShop(.stack([.list]))

  @Test func `push and pop tell the old one first`() {
    #expect(
      shop.log { shop.navigator.push(ShopRoute.cart) } == [
        "cart viewDidLoad", "list viewWillDisappear", "cart viewWillAppear",
        "list viewDidDisappear", "cart viewDidAppear",
      ]
    )
    #expect(
      shop.log { shop.navigator.pop() } == [
        "cart viewWillDisappear", "list viewWillAppear", "cart viewDidDisappear",
        "list viewDidAppear",
      ]
    )
  }

  @Test func `a tab's scene comes before the old one hears of it, and loads when first seen`() {
    let shop = SpyShop(
      .tabs([SceneTab("a", [.list]), SceneTab("b", [.cart])], selected: "a")
    )
    #expect(shop.navigator.scenes.count == 2)
    #expect(
      shop.log { shop.navigator.apply(.tapTab("b")) } == [
        "cart viewDidLoad", "cart viewWillAppear", "list viewWillDisappear",
        "list viewDidDisappear", "cart viewDidAppear",
      ]
    )
    #expect(
      shop.log { shop.navigator.apply(.tapTab("a")) } == [
        "list viewWillAppear", "cart viewWillDisappear", "cart viewDidDisappear",
        "list viewDidAppear",
      ]
    )
  }

  @Test func `under a sheet a scene does not disappear`() {
    #expect(
      shop.log { shop.place.present(ShopRoute.cart, as: .sheet, id: "a") } == [
        "cart viewDidLoad", "cart viewWillAppear", "cart viewDidAppear",
      ]
    )
    #expect(
      shop.log { shop.navigator.apply(.swipeAway) } == [
        "cart viewWillDisappear", "cart viewDidDisappear", "list presentationDidEnd",
      ]
    )
  }

  @Test func `under a full screen a scene disappears last, and comes back first`() {
    #expect(
      shop.log { shop.place.present(ShopRoute.cart, as: .fullScreen, id: "a") } == [
        "cart viewDidLoad", "list viewWillDisappear", "cart viewWillAppear",
        "cart viewDidAppear", "list viewDidDisappear",
      ]
    )
    #expect(
      shop.log { shop.place.dismiss() } == [
        "cart viewWillDisappear", "list viewWillAppear", "list viewDidAppear",
        "cart viewDidDisappear", "list presentationDidEnd",
      ]
    )
  }

  @Test func `a question makes nothing appear or disappear`() {
    #expect(shop.log { shop.place.present(.deletion(.alert), id: "a") }.isEmpty)
    #expect(
      shop.log { shop.navigator.apply(.answer("delete")) } == ["list presentationDidEnd"]
    )
    #expect(shop.top?.ends.map(\.answer) == ["delete"])
  }

  @Test func `scenes that are never seen are built, and do not load`() {
    let log = shop.log { shop.ask(.setStack([.list, .product(1), .product(2), .cart])) }
    #expect(log.filter { $0.hasSuffix("viewDidLoad") } == ["cart viewDidLoad"])
    #expect(shop.navigator.scenes.count == 4)
    #expect(
      shop.log { shop.ask(.popTo(.product(1))) } == [
        "product(1) viewDidLoad", "cart viewWillDisappear", "product(1) viewWillAppear",
        "cart viewDidDisappear", "product(1) viewDidAppear",
      ]
    )
  }

  @Test func `an appearance that is given up is taken back, and ends as it began`() {
    shop.navigator.push(ShopRoute.cart)
    #expect(
      shop.log {
        shop.navigator.beginBack()
        shop.navigator.beginBack()
        shop.navigator.giveUpBack()
      } == [
        "cart viewWillDisappear", "list viewWillAppear", "list viewWillDisappear",
        "list viewDidDisappear", "cart viewWillAppear", "cart viewDidAppear",
      ]
    )
    #expect(shop.navigator.navigation.line == "[list cart]")
    #expect(
      shop.log {
        shop.navigator.beginBack()
        shop.navigator.finishBack()
      } == [
        "cart viewWillDisappear", "list viewWillAppear", "cart viewDidDisappear",
        "list viewDidAppear",
      ]
    )
    #expect(!shop.navigator.beginBack())
    #expect(shop.navigator.navigation.line == "[list]")
  }

  @Test func `everything that is seen disappears when all is removed, and nothing else`() {
    shop.navigator.push(ShopRoute.product(1))
    shop.place.present(ShopRoute.cart, as: .sheet, id: "a")
    #expect(
      shop.log { shop.navigator.removeAll() } == [
        "cart viewWillDisappear", "product(1) viewWillDisappear", "cart viewDidDisappear",
        "product(1) viewDidDisappear",
      ]
    )
    #expect(shop.navigator.scenes.isEmpty)
  }

  @Test func `only loaded scenes hear of the window and of the app`() {
    let window = SceneWindow()
    let (seen, hidden) = (SceneSpy("seen"), SceneSpy("hidden"))
    window.navigator.registry.add(ShopRoute.self) { route, _ in
      route == .list ? hidden : seen
    }
    window.navigator.apply(.replaceRoot(.stack([.list, .cart])))
    window.environment.containerSize = ScreenSize(width: 844, height: 390)
    window.environment.textSize = .extraLarge
    window.receiveMemoryWarning()
    window.enterBackground()
    window.enterForeground()
    #expect(
      seen.events.dropFirst(3) == [
        .viewWillTransition, .traitsDidChange, .didReceiveMemoryWarning, .didEnterBackground,
        .willEnterForeground,
      ]
    )
    #expect(hidden.events.isEmpty)
  }

  @Test func `subscriptions end with the appearance, or with the scene`() {
    let navigator = SceneNavigator()
    navigator.push(SceneSpy("root"))
    let scene = BoundScene()
    navigator.push(scene)
    scene.ticks.accept(1)
    navigator.push(SceneSpy("over"))
    scene.ticks.accept(2)
    navigator.pop()
    scene.ticks.accept(3)
    navigator.pop()
    scene.ticks.accept(4)
    #expect(scene.log == ["attached 1", "shown 1", "attached 2", "attached 3", "shown 3"])
  }

  @Test func `what scenes ask for while they are told waits until all have been told`() {
    let window = SceneWindow()
    var log: [String] = []
    window.navigator.push(
      SceneSpy("root") { [weak window] event in
        if event == .didEnterBackground { window?.navigator.pop() }
      }
    )
    window.navigator.push(SceneSpy("top") { log.append("\($0)") })
    log = []
    window.enterBackground()
    #expect(log == ["didEnterBackground", "viewWillDisappear", "viewDidDisappear"])
  }

  @Test func `a scene that another one takes down while all are told hears nothing any more`() {
    let window = SceneWindow()
    let time = VirtualTime()
    (window.navigator.clock, window.navigator.transitionDuration) = (time, .seconds(1))
    var log: [String] = []
    window.navigator.push(
      SceneSpy("root") { [weak window] event in
        if event == .didEnterBackground { window?.navigator.removeAll() }
      }
    )
    window.navigator.push(SceneSpy("top") { log.append("\($0)") })
    window.enterBackground()
    #expect(log.last == "viewDidDisappear")
    #expect(window.navigator.scenes.isEmpty)
  }

  @Test func `an environment that a scene sets while it is told of another comes after that one`() {
    let window = SceneWindow()
    let scene = SizedScene()
    window.navigator.push(scene)
    scene.onTransition = { [weak window] size in
      if size.width == 844 { window?.environment.containerSize.width = 600 }
      if size.width == 600 { window?.environment.textSize = .extraLarge }
    }
    window.environment.containerSize = ScreenSize(width: 844, height: 390)
    #expect(
      scene.sizes == [ScreenSize(width: 844, height: 390), ScreenSize(width: 600, height: 390)]
    )
    #expect(window.environment.containerSize == ScreenSize(width: 600, height: 390))
    #expect(window.environment.textSize == .extraLarge)
    #expect(window.snapshot().frame.size == window.environment.containerSize)
  }

  @Test func `each environment that scenes set while they are told of another is told`() {
    let window = SceneWindow()
    let scenes = [SizedScene(), SizedScene()]
    for (scene, width) in zip(scenes, [500.0, 600]) {
      window.navigator.push(scene)
      scene.onTransition = { [weak window] size in
        if size.width == 844 { window?.environment.containerSize.width = width }
      }
    }
    window.environment.containerSize.width = 844
    #expect(scenes.map { $0.sizes.map(\.width) } == [[844, 500, 600], [844, 500, 600]])
    #expect(window.environment.containerSize.width == 600)
  }

  @Test func `an environment that is no number is told once`() {
    let window = SceneWindow()
    let scene = SizedScene()
    window.navigator.push(scene)
    window.environment.containerSize.width = .nan
    #expect(scene.sizes.count == 1)
  }

  @Test func `what was bound to an appearance is bound once after it was dragged aside and let go`()
  {
    let navigator = SceneNavigator()
    navigator.push(SceneSpy("root"))
    let scene = BoundScene()
    navigator.push(scene)
    navigator.beginBack()
    navigator.giveUpBack()
    scene.ticks.accept(1)
    #expect(scene.log == ["attached 1", "shown 1"])
  }
}

/// A scene that follows something while it is seen, and while it is there.
private final class BoundScene: SceneLifetimeOwner {
  let view = SceneSpy("bound").view
  let lifetime = SceneLifetime()
  let ticks = PublishRelay<Int>()
  var log: [String] = []

  func viewDidLoad() {
    ticks.asSignal().emit { [unowned self] in log.append("attached \($0)") }
      .disposed(by: lifetime.untilDetach)
  }

  func viewWillAppear() {
    ticks.asSignal().emit { [unowned self] in log.append("shown \($0)") }
      .disposed(by: lifetime.untilDisappear)
  }
}

/// A scene that records the sizes that it is told of.
private final class SizedScene: SceneHost {
  let view = SceneSpy("sized").view
  var sizes: [ScreenSize] = []
  var onTransition: ((ScreenSize) -> Void)?

  func viewWillTransition(to size: ScreenSize) {
    sizes.append(size)
    onTransition?(size)
  }
}
