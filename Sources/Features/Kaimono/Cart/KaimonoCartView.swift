import Observation2
import Scenes

/// The gestures that the cart's view reports.
@MainActor
protocol KaimonoCartViewDelegate: AnyObject {
  func kaimonoCartViewDidTapProductTile(productID: CartProduct.ID)
  func kaimonoCartViewDidChangeQuantity(_ quantity: Int, productID: CartProduct.ID)
  func kaimonoCartViewDidTapPayment()
  func kaimonoCartViewDidTapPickupName()
  func kaimonoCartViewDidTapDeliveryTutorial()
  func kaimonoCartViewDidTapTermsAndLaw()
  func kaimonoCartViewDidTapNotes()
  func kaimonoCartViewDidTapFAQ()
  func kaimonoCartViewDidTapOrderError()
  func kaimonoCartViewDidShowProduct()
  func kaimonoCartViewDidTapRetryButton()
  func kaimonoCartViewDidTapOrderButton()
}

/// The content of a view of the cart.
///
/// With the delegate it is all that a view has to know.
final class KaimonoCartDataSource: ObservedModel {
  @Observed var isLoadingCart = true
  @Observed var loadingError: String?
  @Observed var isOrderProcessing = false
  @Observed var cartProducts: [CartProduct] = []
  @Observed var payment = ""
  @Observed var paymentNotice: String?
  @Observed var pickupNotice: String?
  @Observed var pickupName = ""
  @Observed var pickupDay = ""
  @Observed var total = ""
  @Observed var canOrder = false
  @Observed var orderError: String?
  @Observed var errorLeadsToProduct = false
  @Observed var scrollTarget: ScreenScrollTarget?
  @Observed var isOrderDone = false
}

/// The cart's view.
package struct KaimonoCartView: SceneView {
  weak var delegate: (any KaimonoCartViewDelegate)?
  let dataSource: KaimonoCartDataSource

  var body: [ScreenElement] {
    layers {
      column {
        text("カート").identifier("cart-title").header().padding(horizontal: 16, vertical: 8)
        if let error = dataSource.loadingError {
          scroll {
            LoadingErrorNotice(message: error, identifier: "cart-loading-error") {
              delegate?.kaimonoCartViewDidTapRetryButton()
            }
          }
        } else if dataSource.isLoadingCart {
          progress("カートを読み込んでいます").identifier("cart-loading")
        } else {
          content
        }
      }
      .readableWidth()
      .disabled(dataSource.isOrderProcessing)
      if dataSource.isOrderProcessing {
        toast("注文しています", showsProgress: true).identifier("order-toast")
      }
    }
  }

  @ScreenBuilder private var content: [ScreenElement] {
    // As high as a product, so that what is not described yet counts as what it will be.
    lazyColumn(estimatedRowHeight: 64) {
      products
      button(dataSource.payment) { delegate?.kaimonoCartViewDidTapPayment() }
        .identifier("cart-payment-row")
      if let notice = dataSource.paymentNotice { unsaved(notice, "cart-payment-error") }
      text("受け取り情報").identifier("cart-pickup-header").header().padding(horizontal: 16, vertical: 4)
      button(dataSource.pickupName) { delegate?.kaimonoCartViewDidTapPickupName() }
        .identifier("cart-pickup-row")
      if let notice = dataSource.pickupNotice { unsaved(notice, "cart-pickup-error") }
      text(dataSource.pickupDay).identifier("cart-pickup-day").padding(horizontal: 16, vertical: 4)
      button("受け取りの流れ") { delegate?.kaimonoCartViewDidTapDeliveryTutorial() }
        .identifier("cart-tutorial")
      button("特定商取引法に基づく表記") { delegate?.kaimonoCartViewDidTapTermsAndLaw() }
        .identifier("cart-terms")
      button("ご注文前の確認") { delegate?.kaimonoCartViewDidTapNotes() }.identifier("cart-notes")
      button("よくある質問") { delegate?.kaimonoCartViewDidTapFAQ() }.identifier("cart-faq")
    }
    .scrollRequested(to: dataSource.scrollTarget) { delegate?.kaimonoCartViewDidShowProduct() }
    divider()
    CartFooter(
      total: dataSource.total,
      error: dataSource.orderError,
      errorLeadsToProduct: dataSource.errorLeadsToProduct,
      isOrderDone: dataSource.isOrderDone,
      canOrder: dataSource.canOrder,
      didTapError: { delegate?.kaimonoCartViewDidTapOrderError() },
      didTapOrderButton: { delegate?.kaimonoCartViewDidTapOrderButton() }
    )
  }

  private func unsaved(_ notice: String, _ identifier: String) -> ScreenElement {
    text(notice).identifier(identifier).textStyle(.caption).padding(horizontal: 16, vertical: 4)
  }

  @ScreenBuilder private var products: [ScreenElement] {
    each(dataSource.cartProducts) { product in
      CartProductRow(
        product: product,
        didTapTile: { delegate?.kaimonoCartViewDidTapProductTile(productID: product.id) },
        didChangeQuantity: { quantity in
          delegate?.kaimonoCartViewDidChangeQuantity(quantity, productID: product.id)
        }
      )
    }
    if dataSource.cartProducts.isEmpty {
      text("カートに商品がありません").identifier("cart-empty").padding(16)
    }
  }
}
