import Observation2
import Scenes
import ScenesTesting
import Testing

/// Links from outside, which wait for what they need.
@MainActor @Suite struct LinkTests {
  private struct Refused: Error {}

  /// The ends of links, in their order.
  private final class Ends {
    var all: [Result<Void, SceneLinkError>] = []
    var opened: Int { all.count { if case .success = $0 { true } else { false } } }
    var errors: [SceneLinkError] {
      all.compactMap { if case .failure(let error) = $0 { error } else { nil } }
    }

    func add(_ end: Result<Void, SceneLinkError>) { all.append(end) }
  }

  private let time = VirtualTime()
  private let shop = SpyShop(
    .tabs([SceneTab("shop", [.list]), SceneTab("cart", [.cart])], selected: "cart")
  )
  private let isLoaded = BehaviorRelay(value: false)
  private let ends = Ends()

  init() {
    shop.navigator.clock = time
    shop.navigator.registry.add("loaded", .driver(isLoaded.asDriver()))
    shop.navigator.registry.addLinks { path in
      guard path.parts.first == "product", path.parts.count == 2, let id = Int(path.parts[1])
      else { return nil }
      return SceneLink(
        tab: "shop",
        [ShopRoute.list, ShopRoute.product(id)],
        needs: path.scheme == "market" ? [] : ["loaded", .nothingPresented]
      )
    }
  }

  @Test func `a link opens its scene with the ancestors below`() throws {
    try shop.navigator.open("market://product/3", then: ends.add)
    #expect(ends.opened == 1)
    #expect(shop.navigator.navigation.line == "*shop[list product(3)] cart[cart]")
    #expect(throws: SceneLinkError.unknown("market://nothing")) {
      try shop.navigator.open("market://nothing")
    }
  }

  @Test func `a link waits for what it needs`() async throws {
    shop.place.present(ShopRoute.product(9), as: .sheet, id: "a")
    try shop.navigator.open("product/3", within: .seconds(5), then: ends.add)
    #expect(shop.navigator.pendingLink?.needs.count == 2)
    await time.advance(by: .seconds(1))
    isLoaded.accept(true)
    #expect(ends.all.isEmpty)
    shop.navigator.apply(.swipeAway)
    #expect(ends.opened == 1)
    #expect(shop.navigator.pendingLink == nil)
    #expect(shop.navigator.navigation.line == "*shop[list product(3)] cart[cart]")
    #expect(time.nextDue == nil)
  }

  @Test func `a link gives up when its time is over, and says what was missing`() async throws {
    isLoaded.accept(true)
    shop.place.present(ShopRoute.product(9), as: .sheet, id: "a")
    try shop.navigator.open("product/3", within: .seconds(5), then: ends.add)
    await time.advance(by: .seconds(5))
    #expect(ends.errors == [.unmet(.nothingPresented, after: .seconds(5))])
    shop.navigator.apply(.swipeAway)
    #expect(shop.navigator.navigation.line == "shop[list] *cart[cart]")
  }

  @Test func `work can meet a need, or fail to`() async {
    shop.navigator.registry.add(
      "signed-in",
      .work { [time] in try await time.sleep(for: .seconds(2)) }
    )
    shop.navigator.registry.add("member", .work { throw Refused() })
    shop.navigator.open(
      SceneLink(tab: "shop", [ShopRoute.list], needs: ["signed-in"]),
      then: ends.add
    )
    await time.advance(by: .seconds(2))
    #expect(ends.opened == 1)
    shop.navigator.open(SceneLink([ShopRoute.list], needs: ["member"]), then: ends.add)
    await time.settle()
    #expect(ends.errors == [.failed("member", "Refused()")])
  }

  @Test func `a newer link takes the place of one that waits`() throws {
    try shop.navigator.open("product/3", then: ends.add)
    try shop.navigator.open("market://product/4", then: ends.add)
    #expect(ends.errors == [.superseded])
    isLoaded.accept(true)
    #expect(shop.navigator.navigation.line == "*shop[list product(4)] cart[cart]")
  }

  @Test func `a link that is given up says nothing`() throws {
    try shop.navigator.open("product/3", then: ends.add).dispose()
    isLoaded.accept(true)
    #expect(ends.all.isEmpty)
    #expect(time.nextDue == nil)
  }

  @Test(arguments: [false, true])
  func `a link whose scenes are taken down says so, and may be opened again in answer`(
    isRestored: Bool
  ) throws {
    try shop.navigator.open("product/3") { [shop, ends, isLoaded] end in
      ends.add(end)
      isLoaded.accept(true)
      if isRestored { _ = try? shop.navigator.open("product/3", then: ends.add) }
    }
    if isRestored {
      shop.navigator.restore(shop.navigator.restoration(), orElse: .stack([.list]))
    } else {
      shop.navigator.removeAll()
    }
    #expect(ends.errors == [.takenDown])
    #expect(ends.opened == (isRestored ? 1 : 0))
    #expect(
      shop.navigator.navigation.line
        == (isRestored ? "*shop[list product(3)] cart[cart]" : "[]")
    )
    #expect(time.nextDue == nil)
  }

  @Test(arguments: [false, true])
  func `a link that waits until nothing is presented is not opened by the end of the scenes`(
    isRestored: Bool
  ) {
    let shop = SpyShop(.stack([.list]))
    shop.navigator.clock = time
    shop.place.present(ShopRoute.product(9), as: .sheet, id: "a")
    shop.navigator.open(
      SceneLink([ShopRoute.list, ShopRoute.product(3)], needs: [.nothingPresented]),
      then: ends.add
    )
    if isRestored {
      shop.navigator.restore(SceneRestoration(SceneNavigation()), orElse: .stack([.list]))
    } else {
      shop.navigator.removeAll()
    }
    #expect(ends.errors == [.takenDown])
    #expect(shop.navigator.navigation.line == (isRestored ? "[list]" : "[]"))
    #expect(time.nextDue == nil)
  }

  @Test func `a link is given up too if all is removed in the middle of a change`() {
    let navigator = SceneNavigator()
    navigator.clock = time
    navigator.registry.add(ShopRoute.self) { [weak navigator] route, _ in
      SceneSpy("\(route)") { event in
        if route == .cart, event == .viewWillDisappear { navigator?.removeAll() }
      }
    }
    navigator.apply(.replaceRoot(.stack([.list])))
    navigator.apply(.present([.cart], as: .sheet, id: "a"))
    navigator.open(SceneLink([ShopRoute.list], needs: [.nothingPresented]), then: ends.add)
    navigator.apply(.swipeAway)
    #expect(ends.errors == [.takenDown])
    #expect(navigator.navigation.line == "[]")
  }

  @Test func `a link whose navigator has gone says so`() {
    var navigator: SceneNavigator? = SceneNavigator()
    navigator?.clock = time
    navigator?.registry.add("loaded", .driver(isLoaded.asDriver()))
    let waiting = navigator?.open(
      SceneLink([ShopRoute.list], needs: ["loaded"]),
      then: ends.add
    )
    navigator = nil
    isLoaded.accept(true)
    #expect(ends.errors == [.takenDown])
    waiting?.dispose()
  }

  @Test func `all that a link needs is there when it is opened`() throws {
    let isReady = BehaviorRelay(value: false)
    shop.navigator.registry.add("ready", .driver(isReady.asDriver()))
    shop.navigator.open(
      SceneLink([ShopRoute.list], needs: [.nothingPresented, "loaded", "ready"]),
      within: .seconds(5),
      then: ends.add
    )
    isLoaded.accept(true)
    shop.place.present(ShopRoute.product(9), as: .sheet, id: "a")
    isReady.accept(true)
    #expect(ends.all.isEmpty)
    isLoaded.accept(false)
    shop.navigator.apply(.swipeAway)
    #expect(ends.all.isEmpty)
    isLoaded.accept(true)
    #expect(ends.opened == 1)
    #expect(time.nextDue == nil)
  }

  @Test func `a link that leads nowhere is refused with the reason`() {
    shop.navigator.open(SceneLink(tab: "x", [ShopRoute.list]), then: ends.add)
    shop.navigator.open(SceneLink([ClubRoute.card]), then: ends.add)
    shop.navigator.open(SceneLink([ShopRoute.list], needs: ["luck"]), then: ends.add)
    #expect(
      ends.errors == [
        .refused(.unknownTab("x", known: ["shop", "cart"])),
        .refused(.unknownFeature("club", known: ["shop"])), .unknownNeed("luck"),
      ]
    )
    #expect(shop.navigator.navigation.line == "shop[list] *cart[cart]")
  }

  @Test func `a link is taken apart at its slashes`() {
    #expect(SceneLinkPath("market://product/3").parts == ["product", "3"])
    #expect(SceneLinkPath("market://product/3").scheme == "market")
    #expect(SceneLinkPath("cart").parts == ["cart"])
    #expect(SceneLinkPath("cart").scheme == nil)
    #expect(SceneLinkPath("a:b//c").parts == ["a:b", "c"])
    #expect(SceneLinkPath("").parts.isEmpty)
  }

  @Test func `a link that needs nothing presented waits for a sheet that is coming`() async throws {
    isLoaded.accept(true)
    shop.navigator.transitionDuration = .milliseconds(350)
    shop.place.present(ShopRoute.product(9), as: .sheet, id: "a")
    try shop.navigator.open("product/3", then: ends.add)
    await time.advance(by: .seconds(1))
    #expect(ends.all.isEmpty)
    shop.navigator.apply(.swipeAway)
    await time.advance(by: .seconds(1))
    #expect(ends.opened == 1)
    #expect(shop.navigator.navigation.line == "*shop[list product(3)] cart[cart]")
  }

  @Test func `a link may be opened while a built scene waits for its turn`() async throws {
    shop.navigator.transitionDuration = .milliseconds(350)
    shop.navigator.push(ShopRoute.product(1))
    shop.navigator.push(SceneSpy("built"))
    try shop.navigator.open("market://product/3", then: ends.add)
    await time.advance(by: .seconds(3))
    #expect(ends.opened == 1)
    #expect(
      shop.navigator.navigation.line
        == "*shop[list product(3)] cart[cart product(1) BuiltScene()]"
    )
  }

  @Test func `of links opened in answer to another one's end, the newest waits`() throws {
    try shop.navigator.open("product/1") { [shop, ends] end in
      ends.add(end)
      shop.navigator.open(
        SceneLink(tab: "shop", [ShopRoute.product(2)], needs: ["loaded"]),
        then: ends.add
      )
    }
    try shop.navigator.open("product/3", then: ends.add)
    #expect(ends.errors == [.superseded, .superseded])
    isLoaded.accept(true)
    #expect(ends.all.count == 3)
    #expect(shop.navigator.navigation.line == "*shop[product(2)] cart[cart]")
    #expect(time.nextDue == nil)
  }

  @Test func `a link that was given up is not pending`() throws {
    try shop.navigator.open("product/3").dispose()
    #expect(shop.navigator.pendingLink == nil)
  }
}
