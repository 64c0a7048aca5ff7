import Scenes
import Testing

/// The value alone: no scene is alive here.
@Suite struct SceneNavigationTests {
  private var stack = SceneNavigation()
  private var tabs = SceneNavigation()

  init() throws {
    stack = try SceneNavigation(.stack([.list, .product(1)]))
    tabs = try SceneNavigation(
      .tabs([SceneTab("shop", [.list, .product(1)]), SceneTab("cart", [.cart])], selected: "shop")
    )
  }

  @Test mutating func `a route is pushed on the stack of the scene that wants it`() throws {
    let cart = try #require(tabs.entries.last)
    try tabs.apply(.push(.product(9)), from: cart.id)
    #expect(tabs.line == "*shop[list product(1)] cart[cart product(9)]")
    try tabs.apply(.push(.product(2)))
    #expect(tabs.line == "*shop[list product(1) product(2)] cart[cart product(9)]")
  }

  @Test mutating func `the same route twice is two entries`() throws {
    try stack.apply(.push(.product(1)))
    #expect(Set(stack.entries.map(\.id)).count == 3)
    #expect(stack.entries[1].route == stack.entries[2].route)
  }

  @Test mutating func `going back leaves the first scene`() throws {
    #expect(stack.canGoBack)
    try stack.apply(.pop)
    #expect(stack.line == "[list]")
    #expect(!stack.canGoBack)
    #expect(throws: SceneNavigationError.nothingBelow) { try stack.apply(.pop) }
    #expect(stack.line == "[list]")
  }

  @Test mutating func `going back to a route goes to the nearest of them`() throws {
    try stack.apply(.setStack([.list, .product(1), .cart, .product(1), .cart]))
    try stack.apply(.popTo(.product(1)))
    #expect(stack.line == "[list product(1) cart product(1)]")
    #expect(throws: SceneNavigationError.notInStack(.product(7))) {
      try stack.apply(.popTo(.product(7)))
    }
    try stack.apply(.popToRoot)
    #expect(stack.line == "[list]")
  }

  @Test mutating func `a new stack keeps the scenes at its beginning that are the same`() throws {
    let before = stack.entries
    try stack.apply(.setStack([.list, .product(2), .cart]))
    #expect(stack.line == "[list product(2) cart]")
    #expect(stack.entries[0] == before[0])
    #expect(stack.entries[1].id > before[1].id)
    #expect(throws: SceneNavigationError.emptyStack) { try stack.apply(.setStack([])) }
  }

  @Test mutating func `a tapped tab is shown, and goes to its first scene if it was`() throws {
    try tabs.apply(.tapTab("cart"))
    #expect(tabs.line == "shop[list product(1)] *cart[cart]")
    try tabs.apply(.tapTab("shop"))
    #expect(tabs.line == "*shop[list product(1)] cart[cart]")
    try tabs.apply(.tapTab("shop"))
    #expect(tabs.line == "*shop[list] cart[cart]")
    #expect(throws: SceneNavigationError.unknownTab("x", known: ["shop", "cart"])) {
      try tabs.apply(.selectTab("x"))
    }
  }

  @Test mutating func `what is presented may present, and all goes with the one below`() throws {
    let presenter = try #require(tabs.top)
    try tabs.apply(.present([.cart, .product(3)], as: .sheet, id: "a"), from: presenter.id)
    try tabs.apply(.present([.list], as: .fullScreen, id: "b"))
    try tabs.apply(.ask(.deletion(.alert), id: "c"))
    #expect(
      tabs.line
        == "*shop[list product(1)] cart[cart] + a[cart product(3)] + b[list] + c(削除しますか)"
    )
    let ends = try tabs.apply(.dismiss(nil), from: presenter.id)
    #expect(ends.map(\.id) == ["a"])
    #expect(ends.map(\.presenter) == [presenter.id])
    #expect(tabs.line == "*shop[list product(1)] cart[cart]")
  }

  @Test mutating func `a presented scene leaves a result`() throws {
    try stack.apply(.present([.list, .product(5)], as: .fullScreen, id: "choice"))
    let chosen = try #require(stack.top)
    let ends = try stack.apply(.dismiss(SceneResult(5)), from: chosen.id)
    #expect(ends.map(\.id) == ["choice"])
    #expect(ends.first?.result(as: Int.self) == 5)
    #expect(ends.first?.result(as: String.self) == nil)
    #expect(throws: SceneNavigationError.nothingPresented) { try stack.apply(.dismiss(nil)) }
  }

  @Test mutating func `what a scene has presented goes with the scene`() throws {
    let presenter = try #require(stack.top)
    try stack.apply(.present([.cart], as: .sheet, id: "a"))
    let ends = try stack.apply(.pop, from: presenter.id)
    #expect(stack.line == "[list]")
    #expect(ends.isEmpty)
  }

  @Test mutating func `only the scene in front can present`() throws {
    let (below, above) = (stack.entries[0], stack.entries[1])
    #expect(throws: SceneNavigationError.notShown(.list)) {
      try stack.apply(.present([.cart], as: .sheet, id: "a"), from: below.id)
    }
    try stack.apply(.present([.cart], as: .sheet, id: "a"), from: above.id)
    #expect(throws: SceneNavigationError.covered(by: "a")) {
      try stack.apply(.present([.cart], as: .sheet, id: "b"), from: above.id)
    }
  }

  @Test mutating func `a question is answered by one of its buttons`() throws {
    try stack.apply(.ask(.deletion(.alert), id: "delete"))
    #expect(throws: SceneNavigationError.unknownButton("x", known: ["delete", "cancel"])) {
      try stack.apply(.answer("x"))
    }
    #expect(throws: SceneNavigationError.behindPresentation("delete")) { try stack.apply(.pop) }
    #expect(throws: SceneNavigationError.notSwipeable("delete")) { try stack.apply(.swipeAway) }
    #expect(try stack.apply(.answer("delete")).map(\.answer) == ["delete"])
    #expect(stack.presentations.isEmpty)
  }

  @Test mutating func `a sheet is swiped away, an action sheet is cancelled by it`() throws {
    try stack.apply(.present([.cart], as: .sheet, id: "a"))
    #expect(try stack.apply(.swipeAway).map(\.outcome) == [.dismissed])
    try stack.apply(.ask(.deletion(.actionSheet), id: "b"))
    #expect(try stack.apply(.swipeAway).map(\.outcome) == [.answered("cancel")])
    try stack.apply(.present([.cart], as: .fullScreen, id: "c"))
    #expect(throws: SceneNavigationError.notSwipeable("c")) { try stack.apply(.swipeAway) }
  }

  @Test mutating func `behind a sheet a scene stays in sight, behind a full screen it does not`()
    throws
  {
    try stack.apply(.present([.cart], as: .sheet, id: "a"))
    #expect(stack.visible.map(\.route) == [.product(1), .cart])
    try stack.apply(.ask(.deletion(.alert), id: "b"))
    #expect(stack.visible.map(\.route) == [.product(1), .cart])
    try stack.apply(.answer("cancel"))
    try stack.apply(.present([.list], as: .fullScreen, id: "c"))
    #expect(stack.visible.map(\.route) == [.list])
  }

  @Test mutating func `a link shows a tab with a stack, without what was in front`() throws {
    let first = tabs.entries[2]
    try tabs.apply(.present([.list], as: .sheet, id: "a"))
    let ends = try tabs.apply(.open([.cart, .product(4)], tab: "cart"))
    #expect(tabs.line == "shop[list product(1)] *cart[cart product(4)]")
    #expect(tabs.entries[2] == first)
    #expect(ends.map(\.outcome) == [.dismissed])
  }

  @Test mutating func `another root is made anew`() throws {
    try stack.apply(.present([.list], as: .sheet, id: "a"))
    try stack.apply(.replaceRoot(.tabs([SceneTab("x", [.list])], selected: "x")))
    #expect(stack.line == "*x[list]")
    #expect(throws: SceneNavigationError.duplicateTab("x")) {
      try stack.apply(
        .replaceRoot(.tabs([SceneTab("x", [.list]), SceneTab("x", [.cart])], selected: "x"))
      )
    }
    #expect(throws: SceneNavigationError.unknownTab("y", known: ["x"])) {
      try stack.apply(.replaceRoot(.tabs([SceneTab("x", [.list])], selected: "y")))
    }
  }

  @Test mutating func `a scene that is gone can ask for nothing`() throws {
    let top = try #require(stack.top)
    try stack.apply(.pop)
    for change in [SceneNavigationChange.push(.cart), .pop, .dismiss(nil), .popToRoot] {
      #expect(throws: SceneNavigationError.gone) { try stack.apply(change, from: top.id) }
    }
  }

  @Test mutating func `a result is the presenter's, even if the scene has presented something`()
    throws
  {
    let presenter = try #require(stack.top)
    #expect(throws: SceneNavigationError.nothingPresented) {
      try stack.apply(.dismiss(SceneResult(5)), from: presenter.id)
    }
    try stack.apply(.present([.cart], as: .sheet, id: "a"))
    let cart = try #require(stack.top)
    try stack.apply(.ask(.deletion(.alert), id: "sure"))
    let ends = try stack.apply(.dismiss(SceneResult(5)), from: cart.id)
    #expect(ends.map(\.id) == ["a"])
    #expect(ends.map(\.presenter) == [presenter.id])
    #expect(ends.first?.result(as: Int.self) == 5)
  }
}
