import Observation2
import ScenesTesting
import Testing

@testable import Scenes

/// A link is opened at a moment at which all that it needs is there.
@MainActor @Suite struct LinkMomentTests {
  private let time = VirtualTime()
  private let shop = SpyShop(.stack([.list]))
  private let isSignedIn = BehaviorRelay(value: true)
  private let link = SceneLink(
    [ShopRoute.list, ShopRoute.product(3)],
    needs: ["signed-in", .nothingPresented]
  )

  init() {
    shop.navigator.clock = time
    shop.navigator.transitionDuration = .milliseconds(350)
    shop.navigator.registry.add("signed-in", .driver(isSignedIn.asDriver()))
  }

  @Test func `a link that waits for a transition is not opened if a need goes until then`()
    async throws
  {
    var opened = 0
    shop.navigator.push(ShopRoute.cart)
    shop.navigator.open(link) { _ in opened += 1 }
    isSignedIn.accept(false)
    await time.advance(by: .seconds(1))
    #expect(shop.navigator.navigation.line == "[list cart]")
    #expect(opened == 0 && shop.navigator.pendingLink == link)
    isSignedIn.accept(true)
    #expect(shop.navigator.navigation.line == "[list product(3)]")
    await time.advance(by: .seconds(1))
    #expect(opened == 1 && shop.navigator.pendingLink == nil && time.nextDue == nil)
  }

  @Test func `a link waits for a sheet that comes up while it waits for a transition`() async {
    shop.navigator.push(ShopRoute.cart)
    shop.navigator.apply(.present([.product(9)], as: .sheet, id: "a"))
    shop.navigator.open(link)
    await time.advance(by: .seconds(2))
    #expect(shop.navigator.navigation.line == "[list cart] + a[product(9)]")
    shop.navigator.apply(.swipeAway)
    await time.advance(by: .seconds(1))
    #expect(shop.navigator.navigation.line == "[list product(3)]")
  }

  @Test func `a link does not take away the sheet that follows another one at once`() {
    let navigator = SceneNavigator()
    navigator.clock = time
    var ends = 0
    navigator.registry.add(ShopRoute.self) { [weak navigator] route, _ in
      SceneSpy("\(route)") { event in
        guard event == .presentationDidEnd else { return }
        ends += 1
        if ends == 1 { navigator?.apply(.present([.cart], as: .sheet, id: "b")) }
      }
    }
    navigator.apply(.replaceRoot(.stack([.list])))
    navigator.apply(.present([.cart], as: .sheet, id: "a"))
    navigator.open(SceneLink([ShopRoute.product(3)], needs: [.nothingPresented]))
    navigator.apply(.swipeAway)
    #expect(navigator.navigation.line == "[list] + b[cart]")
    navigator.apply(.swipeAway)
    #expect(navigator.navigation.line == "[product(3)]")
  }

  @Test(arguments: [["one", "two"], ["two", "one"]] as [[SceneLinkNeed]])
  func `needs that exclude each other are never met together`(needs: [SceneLinkNeed]) {
    let state = BehaviorRelay(value: 0)
    shop.navigator.registry.add("one", .driver(state.asDriver().map { $0 == 1 }))
    shop.navigator.registry.add("two", .driver(state.asDriver().map { $0 == 2 }))
    shop.navigator.open(SceneLink([ShopRoute.cart], needs: needs))
    for value in [1, 2, 1, 2, 0] { state.accept(value) }
    #expect(shop.navigator.navigation.line == "[list]")
    #expect(shop.navigator.pendingLink != nil)
  }

  @Test func `a link whose need goes while work of another one is done goes on waiting`() async {
    shop.navigator.registry.add(
      "profile",
      .work { [time] in try await time.sleep(for: .seconds(2)) }
    )
    shop.navigator.open(SceneLink([ShopRoute.cart], needs: ["signed-in", "profile"]))
    await time.advance(by: .seconds(1))
    isSignedIn.accept(false)
    await time.advance(by: .seconds(2))
    #expect(shop.navigator.navigation.line == "[list]")
    isSignedIn.accept(true)
    #expect(shop.navigator.navigation.line == "[cart]")
  }

  @Test func `a link whose time is over when it is its turn gives up if a need has gone`() async {
    var ends: [Result<Void, SceneLinkError>] = []
    shop.navigator.push(ShopRoute.cart)
    shop.navigator.open(link, within: .milliseconds(200)) { ends.append($0) }
    await time.advance(by: .milliseconds(300))
    #expect(ends.isEmpty && shop.navigator.pendingLink == link)
    isSignedIn.accept(false)
    await time.advance(by: .seconds(1))
    guard case .failure(.unmet("signed-in", after: .milliseconds(200))) = ends.first else {
      Issue.record("\(ends)")
      return
    }
    #expect(ends.count == 1 && shop.navigator.pendingLink == nil)
    isSignedIn.accept(true)
    #expect(shop.navigator.navigation.line == "[list cart]")
  }

  @Test func `a link that has all it needs when its time is over is opened when it is its turn`()
    async
  {
    shop.navigator.push(ShopRoute.cart)
    shop.navigator.open(link, within: .milliseconds(200))
    await time.advance(by: .seconds(1))
    #expect(shop.navigator.navigation.line == "[list product(3)]")
  }

  @Test func `a link gives way to a newer one, though its need goes and comes`() async {
    var ends: [String] = []
    shop.navigator.push(ShopRoute.cart)
    shop.navigator.open(link) { ends.append("first \($0)") }
    shop.navigator.open(SceneLink([ShopRoute.product(4)], needs: ["signed-in"])) {
      if case .success = $0 { ends.append("second") }
    }
    isSignedIn.accept(false)
    await time.advance(by: .seconds(1))
    #expect(shop.navigator.navigation.line == "[list cart]")
    isSignedIn.accept(true)
    await time.advance(by: .seconds(1))
    #expect(shop.navigator.navigation.line == "[product(4)]")
    #expect(ends.count == 2 && ends.last == "second")
  }

  @Test func `a link that is refused when it is its turn says so`() async {
    var ends: [Result<Void, SceneLinkError>] = []
    shop.navigator.push(ShopRoute.cart)
    shop.navigator.open(
      SceneLink(tab: "x", [ShopRoute.list], needs: ["signed-in"])
    ) { ends.append($0) }
    await time.advance(by: .seconds(1))
    guard case .failure(.refused(.unknownTab("x", known: []))) = ends.first else {
      Issue.record("\(ends)")
      return
    }
    #expect(ends.count == 1 && shop.issues.isEmpty && !shop.navigator.isTransitioning)
  }

  @Test func `a link to a scene that has had its life is refused`() async {
    let once = SceneSpy("once")
    shop.navigator.registry.add(ClubRoute.self) { _, _ in once }
    shop.navigator.transitionDuration = .zero
    shop.navigator.push(once)
    shop.navigator.pop()
    var refusal: SceneNavigationError?
    shop.navigator.open(SceneLink([ClubRoute.card])) {
      if case .failure(.refused(let error)) = $0 { refusal = error }
    }
    #expect(refusal == .hasLeft && shop.issues.isEmpty)
    #expect(shop.navigator.navigation.line == "[list]")
  }

  @Test func `a link that waits keeps nothing once its navigator has gone`() {
    weak var kept: BehaviorRelay<Int>?
    do {
      let navigator = SceneNavigator()
      let state = BehaviorRelay(value: 0)
      (navigator.clock, kept) = (time, state)
      navigator.registry.add("one", .driver(state.asDriver().map { $0 == 1 }))
      navigator.open(SceneLink([ShopRoute.cart], needs: ["one"]))
      #expect(navigator.pendingLink != nil)
    }
    #expect(kept == nil)
  }

  @Test func `a link that needs nothing says so when it is opened or refused`() async {
    var ends: [String] = []
    shop.navigator.push(ShopRoute.cart)
    for number in 1...2 {
      shop.navigator.open(SceneLink([ShopRoute.product(number)])) { [shop] end in
        if case .success = end { ends.append(shop.navigator.navigation.line) }
      }
    }
    shop.navigator.open(SceneLink(tab: "x", [ShopRoute.list])) { end in
      if case .failure(.refused(.unknownTab("x", known: []))) = end { ends.append("refused") }
    }
    #expect(ends == [] && shop.navigator.pendingLink == nil)
    #expect(shop.navigator.restoration().navigation.line == "[product(2)]")
    await time.advance(by: .milliseconds(350))
    #expect(ends == ["[product(1)]"])
    await time.advance(by: .seconds(1))
    #expect(ends == ["[product(1)]", "[product(2)]", "refused"])
  }

  @Test func `links that wait for their turn say so when the scenes are taken down`() {
    var ends: [Result<Void, SceneLinkError>] = []
    shop.navigator.push(ShopRoute.cart)
    shop.navigator.open(SceneLink([ShopRoute.product(1)])) { ends.append($0) }
    shop.navigator.open(link) { ends.append($0) }
    shop.navigator.removeAll()
    let isTold = ends.allSatisfy { if case .failure(.takenDown) = $0 { true } else { false } }
    #expect(ends.count == 2 && isTold)
    #expect(shop.navigator.navigation.line == "[]" && time.nextDue == nil)
  }

  @Test func `links opened in a change are taken down by a later removal, and only those`() {
    let navigator = SceneNavigator()
    var ends: [String] = []
    navigator.registry.add(ShopRoute.self) { [weak navigator] route, _ in
      SceneSpy("\(route)") { event in
        guard route == .cart, event == .viewWillDisappear, let navigator else { return }
        for number in 1...3 {
          if number == 3 { navigator.removeAll() }
          navigator.open(SceneLink([ShopRoute.product(number)])) { end in
            if case .success = end {
              ends.append("\(number) is opened")
            } else {
              ends.append("\(number) is taken down")
            }
          }
        }
      }
    }
    navigator.apply(.replaceRoot(.stack([.list, .cart])))
    navigator.pop()
    #expect(ends == ["1 is taken down", "2 is taken down", "3 is opened"])
    #expect(navigator.navigation.line == "[product(3)]")
  }

  @Test func `a link that is given up while it waits for its turn is not opened`() async {
    var ends = 0
    shop.navigator.push(ShopRoute.cart)
    shop.navigator.push(ShopRoute.product(1))
    let waiting = shop.navigator.open(SceneLink([ShopRoute.product(3)])) { _ in ends += 1 }
    #expect(shop.navigator.destination.line == "[product(3)]")
    waiting.dispose()
    #expect(shop.navigator.destination.line == "[list cart product(1)]")
    await time.advance(by: .seconds(1))
    #expect(ends == 0 && shop.navigator.navigation.line == "[list cart product(1)]")
  }

  @Test func `a link opened while a restoration waits is opened in the scenes of that`() async {
    var lines: [String] = []
    shop.navigator.push(ShopRoute.cart)
    shop.navigator.restore(shop.navigator.restoration(), orElse: .stack([.list]))
    shop.navigator.open(SceneLink([ShopRoute.list, ShopRoute.product(3)])) { [shop] end in
      if case .success = end { lines.append(shop.navigator.navigation.line) }
    }
    await time.advance(by: .seconds(1))
    #expect(lines == ["[list product(3)]"])
  }

  @Test func `a link whose own scene opens another one has been opened`() {
    var ends: [Int] = []
    let navigator = SceneNavigator()
    navigator.clock = time
    navigator.registry.add("signed-in", .driver(isSignedIn.asDriver()))
    navigator.registry.add(ShopRoute.self) { [weak navigator] route, _ in
      SceneSpy("\(route)") { event in
        guard route == .product(1), event == .viewWillAppear else { return }
        navigator?.open(SceneLink([ShopRoute.product(2)])) {
          if case .success = $0 { ends.append(2) }
        }
      }
    }
    navigator.apply(.replaceRoot(.stack([.list])))
    navigator.open(SceneLink([ShopRoute.product(1)], needs: ["signed-in"])) {
      if case .success = $0 { ends.append(1) }
    }
    #expect(ends == [1, 2] && navigator.navigation.line == "[product(2)]")
  }

  @Test func `a change that waits behind a link does not hide where the link leads`() async {
    shop.navigator.push(ShopRoute.cart)
    shop.navigator.open(SceneLink([ShopRoute.list], needs: ["signed-in"]))
    #expect(shop.navigator.pop())
    await time.advance(by: .milliseconds(350))
    #expect(shop.navigator.navigation.line == "[list]" && shop.navigator.isTransitioning)
    #expect(!shop.navigator.pop() && shop.navigator.destination.line == "[list]")
  }

  @Test func `a link whose work is cancelled by a removal that waits is taken down`() async {
    var ends: [Result<Void, SceneLinkError>] = []
    let navigator = SceneNavigator()
    (navigator.clock, navigator.transitionDuration) = (time, .milliseconds(350))
    navigator.registry.add("profile", .work { [time] in try await time.sleep(for: .seconds(2)) })
    navigator.registry.add(ShopRoute.self) { [weak navigator] route, _ in
      SceneSpy("\(route)") { event in
        if route == .cart, event == .viewWillAppear { navigator?.removeAll() }
      }
    }
    navigator.apply(.replaceRoot(.stack([.list])))
    navigator.open(SceneLink([ShopRoute.product(1)], needs: ["profile"])) { ends.append($0) }
    navigator.push(ShopRoute.cart)
    await time.advance(by: .seconds(1))
    guard case .failure(.takenDown) = ends.first else {
      Issue.record("\(ends)")
      return
    }
    #expect(ends.count == 1 && navigator.navigation.line == "[]")
  }
}
