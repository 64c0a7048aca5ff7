import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono

@MainActor @Suite struct KaimonoCartViewTests {
  private func view(
    _ change: (KaimonoCartView.DataSource) -> Void = { _ in }
  ) -> KaimonoCartView {
    let dataSource = KaimonoCartView.DataSource()
    dataSource.isLoadingCart = false
    dataSource.cartProducts = [.carrot, .pork, .salt]
    dataSource.payment = "クレジットカード"
    dataSource.pickupName = "渋谷駅前ステーション"
    dataSource.total = "合計 1,056円"
    dataSource.canOrder = true
    change(dataSource)
    return KaimonoCartView(dataSource: dataSource)
  }

  private func frames(_ view: KaimonoCartView) -> ScreenFrames {
    ScreenFrames(of: view)
  }

  @Test func `at first it is loading and nothing can be ordered`() throws {
    let frames = frames(KaimonoCartView(dataSource: KaimonoCartView.DataSource()))
    #expect(frames.shows("cart-loading"))
    #expect(frames.shows("カート"))
    #expect(!frames.shows("order-button"))
  }

  @Test(
    arguments: [
      ("cart-title", "カート"), ("cart-pickup-header", "受け取り情報"),
      ("cart-pickup-row", "渋谷駅前ステーション"), ("cart-faq", "よくある質問"),
      ("cart-terms", "特定商取引法に基づく表記"), ("cart-payment-row", "クレジットカード"),
      ("cart-quantity-101", "2"), ("cart-total", "合計 1,056円"), ("order-button", "注文する"),
    ]
  )
  func `everything of the cart can be seen on a telephone`(id: String, text: String) throws {
    let frames = frames(view())
    let element = try frames.element(.id(id))
    #expect(element.element.says(text))
    #expect(frames.isVisible(element))
  }

  @Test func `while an order is processed everything is disabled, under a toast`() throws {
    let frames = frames(view { $0.isOrderProcessing = true })
    let controls = frames.elements.filter { $0.element.events.contains(.tap) }
    #expect(controls.count == 16)
    #expect(controls.filter(\.isEnabled).isEmpty)
    let toast = try frames.element("order-toast")
    #expect(toast.isEnabled)
    #expect(toast.element.says("注文しています"))
    #expect(frames.children(of: toast).map(\.element.role) == [.progress, .text])
  }

  @Test func `an empty cart says so and can't be ordered`() throws {
    let frames = frames(
      view {
        $0.cartProducts = []
        $0.canOrder = false
      }
    )
    #expect(try frames.element("cart-empty").element.text == "カートに商品がありません")
    #expect(try frames.element("order-button").isEnabled == false)
    #expect(try frames.element("cart-faq").isEnabled)
  }

  @Test func `a failed load shows its message and a way to try again instead of the cart`() {
    let frames = frames(view { $0.loadingError = "だめ" })
    #expect(frames.shows("だめ"))
    #expect(frames.shows("もう一度読み込む"))
    #expect(!frames.shows("order-button"))
  }

  @Test func `the end of an order is shown above the total`() throws {
    let failed = frames(view { $0.orderError = "売り切れの商品があります" })
    let done = frames(view { $0.isOrderDone = true })
    #expect(try failed.element("order-error").element.text == "売り切れの商品があります")
    #expect(try done.element("order-done").element.text == "注文が完了しました")
    #expect(!failed.shows("order-done"))
    #expect(!done.shows("order-error"))
  }

  @Test func `a product that is sold out says so`() {
    var pork = CartProduct.pork
    pork.isSoldOut = true
    #expect(frames(view { $0.cartProducts = [.carrot, pork] }).shows("売り切れ"))
    #expect(!frames(view()).shows("売り切れ"))
  }

  @Test func `the same data gives an equal description`() {
    #expect(view().elements == view().elements)
    #expect(view().elements != view { $0.total = "合計 0円" }.elements)
  }
}
