import Observation2
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Scenes

/// The tabs of a navigation below its scenes.
@MainActor @Suite struct SceneTabsTests {
  private let shop = BarShop(BarShop.tabs)

  @Test func `each tab is there, with its words, or else its name`() {
    let looks = shop.roles(.tab).map(\.element)
    #expect(looks.map(\.label) == ["品物", "かご", "more"])
    #expect(looks.map(\.identifier) == ["tab-goods", "tab-cart", "tab-more"])
    #expect(looks.map(\.isSelected) == [true, false, false])
  }

  @Test func `a tap shows another tab, also below a scene without an item`() throws {
    try shop.stage.tap("tab-cart")
    #expect(shop.stage.navigator.navigation.root.selectedTab == "cart")
    #expect(shop.roles(.tab).map(\.element.isSelected) == [false, true, false])
    #expect(shop.stage.shows("かごの中"))
    try shop.stage.tap("more")
    #expect(shop.stage.shows("product(9)"))
  }

  @Test func `a tap on the tab that is shown goes back to its first scene`() throws {
    try shop.stage.tap("品物")
    #expect(shop.line == "*goods[list] cart[cart] more[product(9)]")
    try shop.stage.tap("品物")
    #expect(shop.line == "*goods[list] cart[cart] more[product(9)]")
    #expect(shop.stage.contractReport.errors.isEmpty)
  }

  @Test func `a pushed scene leaves the tabs out while it wants to`() throws {
    let data = try #require(shop.top?.data)
    data.hidesTabBar = true
    #expect(shop.roles(.tabBar).isEmpty)
    #expect(try shop.stage.element("body").frame.maxY == 844)
    data.hidesTabBar = false
    #expect(shop.roles(.tabBar).count == 1)
    data.hidesTabBar = true
    #expect(shop.stage.back())
    #expect(shop.roles(.tabBar).count == 1)
  }

  @Test func `a badge follows what it is bound to, whichever tab is shown`() throws {
    let count = BehaviorRelay(value: 2)
    let bag = DisposeBag()
    count.asDriver().drive(shop.cart.rx[\.badgeCount]).disposed(by: bag)
    #expect(shop.roles(.tab).map(\.element.value) == [nil, "2", nil])
    try shop.stage.tap("more")
    count.accept(12)
    #expect(shop.roles(.tab).map(\.element.value) == [nil, "12", nil])
    count.accept(0)
    #expect(shop.roles(.badge).isEmpty && shop.cart.badge == nil)
    shop.cart.badge = "新"
    #expect(shop.stage.shows("新") && shop.cart.badgeCount == 0)
  }

  @Test func `nothing presented has tabs, and those behind a sheet can't be tapped`() {
    shop.stage.navigator.apply(.present([.product(7)], as: .sheet, id: "a"))
    #expect(shop.roles(.tabBar).count == 1)
    #expect(throws: ScreenError.self) { try shop.stage.tap("tab-cart") }
    shop.stage.navigator.apply(.dismiss(nil))
    shop.stage.navigator.apply(.present([.product(7)], as: .fullScreen, id: "b"))
    #expect(shop.roles(.tabBar).isEmpty)
  }

  @Test func `without an item of any tab there is no bar`() {
    #expect(BarShop(BarShop.tabs, declaresTabs: false).roles(.tabBar).isEmpty)
    #expect(BarShop(.stack([.list])).roles(.tabBar).isEmpty)
  }
}
