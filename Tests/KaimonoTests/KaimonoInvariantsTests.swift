import Observation2
import Scenes
import ScenesTesting
import StorePersistence
import Testing

@testable import Kaimono
@testable import KaimonoSimulation
@testable import ScenesHeadless

/// These tests break each invariant on purpose.
///
/// They change a shop or a service behind the app's back, or show a screen that must not exist.
@MainActor @Suite struct KaimonoInvariantsTests {
  private let time = VirtualTime()
  private let installation: AppInstallation
  private let kaimono: SimulatedKaimono
  private let storage = SimulatedStorage<KaimonoStorage>().current

  init() throws {
    let storage = storage
    let exits = KaimonoExits { _ in AnySceneRoute(KaimonoRoute.top) }
    let feature = SimulatedKaimono.feature(leadsTo: exits, storage: storage)
    installation = AppInstallation([feature], clock: time, seed: 0)
    installation.device.network.latency = .zero
    kaimono = try #require(installation.feature())
    try launch()
  }

  private func launch() throws {
    var registry = SceneRegistry()
    try kaimono.launch(FeatureLaunch(arguments: [:], entrances: []), in: &registry)
  }

  private func broken(
    _ elements: @escaping @MainActor (StandInView) -> [ScreenElement] = { [$0.text("何もない")] }
  ) -> [String] {
    let stage = Stage(time, checksContracts: false) { StandInScene(elements) }
    stage.update()
    // Each of these screens is independent, so an element of the one before it is not lost.
    return installation.invariants
      .filter { ScreenMemory.Loss(rawValue: $0.name) == nil && $0.violation(on: stage) != nil }
      .map(\.name)
  }

  private func order(_ key: UInt64) -> KaimonoOrder {
    KaimonoOrder(key: OrderKey(value: key), cart: .sample([.carrot]))
  }

  @Test func `an app that has just begun breaks none`() {
    #expect(broken() == [])
  }

  @Test func `an order of which the person was told nothing is found`() async throws {
    _ = try await kaimono.shop.place(order(7))
    #expect(broken() == ["an order is placed exactly once"])
  }

  @Test func `an order of which the person was told without the shop is found`() {
    kaimono.told.add()
    #expect(broken() == ["an order is placed exactly once"])
  }

  @Test func `an order that waits for its answer is none yet`() async throws {
    try storage.pendingOrder.keep(PendingOrder(order: order(7)))
    _ = try await kaimono.shop.place(order(7))
    #expect(broken() == [])
  }

  @Test(arguments: ["order-toast", "choices-toast"])
  func `an enabled control beside a toast that waits is found`(toast: String) {
    let found = broken { view in
      [
        view.layers {
          view.column { view.button("注文する") {}.identifier("other") }
          view.toast("お待ちください", showsProgress: true).identifier(toast)
        }
      ]
    }
    #expect(found == ["beside a toast that waits nothing is enabled"])
    let rightly = broken { view in
      [
        view.layers {
          view.column { view.button("注文する") {}.identifier("other") }.disabled(true)
          view.toast("お待ちください", showsProgress: true).identifier(toast)
        }
      ]
    }
    #expect(rightly == [])
  }

  @Test func `an order button that is enabled during an order is found`() throws {
    try storage.pendingOrder.keep(PendingOrder(order: order(7)))
    try launch()
    #expect(
      broken { [$0.button("注文する") {}.identifier("order-button")] }
        == ["nothing can be ordered while an order is under way"]
    )
  }

  @Test func `another number than the person has chosen is found`() {
    var contents = KaimonoCartContents()
    contents.take([.carrot])
    contents.choose(3, of: 101)
    storage.cart.keep(contents, isAnswered: true)
    let found = broken { view in
      [
        view.stepper(2) { _ in }.identifier("cart-quantity-101"),
        view.text("合計 594円").identifier("cart-total"),
      ]
    }
    #expect(found == ["a cart shows the quantities that were chosen"])
  }

  @Test func `a product on the screen that is not in the cart is found`() {
    let found = broken { view in
      [
        view.stepper(2) { _ in }.identifier("cart-quantity-101"),
        view.text("合計 0円").identifier("cart-total"),
      ]
    }
    #expect(found == ["a cart shows the quantities that were chosen"])
  }

  @Test(arguments: [("198円", true), ("396円", false)])
  func `a row of the cart that says another price than that of one is found`(
    price: String,
    isRight: Bool
  ) {
    var contents = KaimonoCartContents()
    contents.take([.carrot])
    contents.choose(2, of: 101)
    storage.cart.keep(contents, isAnswered: true)
    let found = broken { view in
      [
        view.column {
          view.column { view.text(price) }.identifier("cart-product-101")
          view.text("合計 396円").identifier("cart-total")
        }
      ]
    }
    #expect(found == (isRight ? [] : ["a cart says what one of each product costs"]))
  }

  @Test(
    arguments: [
      (0, "0円"), (98, "98円"), (999, "999円"), (1_005, "1,005円"), (1_234_567, "1,234,567円"),
    ]
  )
  func `an amount is read in groups of three digits`(amount: Int, words: String) {
    #expect(SimulatedKaimono.price(of: amount) == words)
    #expect("\(Yen(amount))" == words)
  }

  @Test func `a total that is not the sum of the lines is found`() {
    var contents = KaimonoCartContents()
    contents.take([.carrot, .pork])
    storage.cart.keep(contents, isAnswered: true)
    #expect(
      broken { [$0.text("合計 935円").identifier("cart-total")] }
        == ["the total of a cart is the sum of its lines"]
    )
    #expect(broken { [$0.text("合計 936円").identifier("cart-total")] } == [])
  }

  @Test func `a badge that counts wrongly is found`() {
    var contents = KaimonoCartContents()
    contents.take([.carrot, .pork])
    storage.cart.keep(contents, isAnswered: true)
    #expect(
      broken { [$0.button("カート") {}.identifier("kaimono-cart").badge(2)] }
        == ["the badge counts what is in the cart"]
    )
    #expect(broken { [$0.button("カート") {}.identifier("kaimono-cart").badge(3)] } == [])
  }

  @Test func `a product that is in the cart twice is found`() {
    var contents = KaimonoCartContents()
    contents.take([.carrot, .carrot])
    storage.cart.keep(contents, isAnswered: true)
    #expect(broken() == ["no product is in the cart twice"])
  }

  @Test func `an order button that stays disabled is found, and one that is enabled too early`() {
    let none = broken { view in
      [
        view.text("受け取り場所を選ぶ").identifier("cart-pickup-row"),
        view.button("注文する") {}.identifier("order-button"),
      ]
    }
    #expect(none == ["what can be ordered can be ordered, and nothing else"])
    var contents = KaimonoCartContents()
    contents.take([.carrot])
    storage.cart.keep(contents, isAnswered: true)
    for isDisabled in [true, false] {
      let found = broken { view in
        [
          view.text("渋谷駅前").identifier("cart-pickup-row"),
          view.button("注文する") {}.identifier("order-button").disabled(isDisabled),
        ]
      }
      #expect(found == (isDisabled ? ["what can be ordered can be ordered, and nothing else"] : []))
    }
  }

  @Test func `a product for sale that can't be put into the cart is found`() {
    let name = "what is for sale can be put into the cart while no order is under way"
    for (words, isDisabled) in [("在庫 3点", true), ("売り切れ", false)] {
      let found = broken { view in
        [
          view.column {
            view.text(words)
            view.button("カートに入れる") {}.identifier("tile-add-101").disabled(isDisabled)
          }
        ]
      }
      #expect(found == [name])
    }
  }

  @Test func `choices that stay disabled are found`() {
    #expect(
      broken { [$0.button("渋谷駅前") {}.identifier("choice-1").disabled(true)] }
        == ["choices can be chosen again after an answer"]
    )
  }

  @Test func `a placed order with another total than that of its lines is found`() async throws {
    _ = try await kaimono.shop.place(order(7))
    kaimono.told.add()
    let row = "order-row-\(kaimono.shop.orders.count)"
    let found = broken { view in [view.column { view.text("合計 1円") }.identifier(row)] }
    #expect(found == ["the total of an order is the sum of its lines"])
    let total = "\(order(7).cart.total)"
    #expect(broken { view in [view.column { view.text("合計 \(total)") }.identifier(row)] } == [])
  }

  @Test func `a line of an order that says the price of one thing of several is found`() {
    var cart = KaimonoCart.sample([.carrot])
    cart.products[0].quantity = 2
    let price = CartProduct.carrot.price.amount
    func wrongLine(saying amount: Int) -> String? {
      let stage = Stage(time, checksContracts: false) {
        StandInScene { view in
          [
            view.row { view.text("\(Yen(amount))") }
              .identifier("order-product-\(CartProduct.carrot.id)")
          ]
        }
      }
      return SimulatedKaimono.wrongLine(of: cart, stage)
    }
    #expect(wrongLine(saying: price)?.contains("and not \(Yen(2 * price))") == true)
    #expect(wrongLine(saying: 2 * price) == nil)
  }
}
