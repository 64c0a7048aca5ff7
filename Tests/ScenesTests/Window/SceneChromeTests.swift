import Observation2
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Scenes

/// The bar above a scene and the tabs below it, as the window shows them.
@MainActor @Suite struct SceneChromeTests {
  @Test func `a scene with an item has a bar, and what is left of the screen`() throws {
    let shop = BarShop()
    #expect(try shop.stage.element(.role(.navigationBar)).frame.height == 44)
    let body = try shop.stage.element("body").frame
    #expect(body == ScreenRect(x: 0, y: 44, width: 390, height: 800))
    #expect(shop.stage.shows("product(1)"))
  }

  @Test func `a scene without an item is as it is without bars`() {
    let shop = BarShop(.stack([.list, .cart]))
    #expect(shop.roles(.navigationBar).isEmpty && shop.roles(.content).isEmpty)
    #expect(shop.stage.frames.elements.map(\.element.role) == [.column, .text])
  }

  @Test func `the bars take up the safe area`() throws {
    var environment = ScreenEnvironment.plain
    environment.safeArea = ScreenInsets(top: 47, leading: 10, bottom: 34, trailing: 20)
    let shop = BarShop(BarShop.tabs, in: environment)
    #expect(try shop.stage.element(.role(.navigationBar)).frame.height == 91)
    let tabs = try shop.stage.element(.role(.tabBar)).frame
    #expect(tabs.maxY == 844 && shop.roles(.tab).allSatisfy { $0.frame.maxY == 810 })
    #expect(shop.roles(.tab)[0].frame.x == 10)
    #expect(try shop.stage.element("body").frame.maxY == tabs.y)
  }

  @Test func `several elements of a view stand in a column between the bars`() throws {
    let list = ShopList()
    let stage = Stage(VirtualTime()) { SketchedBarScene(list) }
    #expect(try stage.element("one").frame.height == 800)
    list.isOn = true
    let (one, two) = (try stage.element("one").frame, try stage.element("two").frame)
    #expect(two.y == one.maxY && one.height < 100)
    list.isOn = false
    #expect(try stage.element("one").frame.height == 800)
  }

  // MARK: - The way back

  @Test func `the way back has the title of the scene below, and is the system's back`() throws {
    let shop = BarShop()
    #expect(shop.roles(.backButton).map(\.element.text) == ["list"])
    try shop.stage.tap("list")
    #expect(shop.line == "[list]")
    #expect(shop.roles(.backButton).isEmpty)
  }

  @Test func `the way back follows the title below, and says what that wants to be called`() throws
  {
    let shop = BarShop()
    let below = try #require(shop.stage.navigator.scenes[0] as? BarScene)
    below.data.title = "品物"
    #expect(shop.stage.shows("品物"))
    below.data.backTitle = "戻"
    #expect(shop.roles(.backButton).map(\.element.text) == ["戻"])
    below.data.backTitle = ""
    #expect(shop.roles(.backButton).map(\.element.text) == ["戻る"])
  }

  @Test func `above a scene without an item the way back is only called that`() throws {
    let shop = BarShop(.stack([.cart, .list]))
    shop.stage.window.environment.locale = "en-GB"
    #expect(shop.roles(.backButton).map(\.element.text) == ["Back"])
    shop.stage.window.environment.locale = "ja-JP"
    try shop.stage.tap("戻る")
    #expect(shop.line == "[cart]")
  }

  @Test func `a scene hides the way back, and the system's back still leads back`() throws {
    let shop = BarShop()
    let data = try #require(shop.top?.data)
    data.hidesBack = true
    #expect(shop.roles(.backButton).isEmpty)
    #expect(shop.stage.back())
    #expect(shop.line == "[list]")
  }

  @Test func `the way back comes and goes with what is below`() throws {
    let shop = BarShop(.stack([.list]))
    #expect(shop.roles(.backButton).isEmpty)
    shop.stage.navigator.push(ShopRoute.product(2))
    #expect(shop.roles(.backButton).count == 1)
    shop.stage.navigator.apply(.setStack([.list]))
    #expect(shop.roles(.backButton).isEmpty)
  }

  @Test func `a second tap during a transition goes back no further than there is`() throws {
    let shop = BarShop()
    shop.stage.navigator.transitionDuration = .milliseconds(300)
    let back = try shop.stage.element("list").id
    try shop.stage.window.send(.tap, to: back)
    #expect(throws: ScreenEventError.self) { try shop.stage.window.send(.tap, to: back) }
    #expect(shop.line == "[list]")
  }

  @Test func `a sheet's first scene has a bar without a way back, and its second has one`() throws {
    let shop = BarShop()
    shop.stage.navigator.apply(.present([.product(7)], as: .sheet, id: "a"))
    #expect(shop.roles(.navigationBar).count == 2)
    #expect(throws: ScreenError.self) { try shop.stage.tap("list") }
    shop.stage.navigator.apply(.push(.product(8)))
    try shop.stage.tap("product(7)")
    #expect(shop.line == "[list product(1)] + a[product(7)]")
  }

  // MARK: - What it costs, and what is kept

  @Test func `a title or a text that changes is one description and one patch`() throws {
    let scene = BarScene("品物の表")
    let window = MirroredWindow(scene)
    #expect(window.cost { scene.data.title = "品物の紙" } == .init(1, 1, 1))
    #expect(window.cost { scene.data.words = "本題" } == .init(1, 1, 1))
    #expect(window.cost {} == .init(0, 0, 0))
    window.expectEqualToWhole()
    scene.data.title = "とても長い題の品物の表"
    window.expectEqualToWhole()
  }

  @Test func `a badge that changes is one description`() throws {
    let shop = BarShop(BarShop.tabs)
    shop.cart.badgeCount = 1
    shop.stage.update()
    let before = shop.stage.window.descriptions
    shop.cart.badgeCount = 2
    shop.stage.update()
    #expect(shop.stage.window.descriptions - before == 1)
  }

  @Test func `nothing is left of scenes with bars`() async {
    let shop = BarShop(BarShop.tabs)
    shop.stage.update()
    weak let popped = shop.top
    #expect(popped != nil)
    #expect(shop.stage.back())
    #expect(popped == nil)
    await shop.stage.expectNothingLeftAfterClosing { message, _, _, _, _ in
      Issue.record("\(message)")
    }
  }
}

/// A scene with a bar and one or two elements.
private final class SketchedBarScene: SceneHost {
  struct View: NavigatedSceneView {
    let list: ShopList

    var navigationItem: SceneNavigationItem { SceneNavigationItem("題") }

    var body: [ScreenElement] {
      column { text("一") }.identifier("one")
      if list.isOn { text("二").identifier("two") }
    }
  }

  let view: View

  init(_ list: ShopList) { view = View(list: list) }
}
