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
  func kaimonoCartViewDidTapTermsLawButton()
  func kaimonoCartViewDidTapNotes()
  func kaimonoCartViewDidTapFAQ()
  func kaimonoCartViewDidTapOrderError()
  func kaimonoCartViewDidShowProduct()
  func kaimonoCartViewDidTapRetryButton()
  func kaimonoCartViewDidTapOrderButton()
}

/// The cart's view.
package struct KaimonoCartView: SceneView {
  /// The content of a view of the cart; another view needs only it and the delegate.
  final class DataSource: ObservedModel {
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

  weak var delegate: (any KaimonoCartViewDelegate)?
  let dataSource: DataSource

  var body: [ScreenElement] {
    layers {
      column {
        text("カート").identifier("cart-title").header().padding(horizontal: 16, vertical: 8)
        if let error = dataSource.loadingError {
          scroll {
            RetryNotice(
              message: error,
              identifier: "cart-loading-error",
              buttonTitle: "もう一度読み込む"
            ) {
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
    // A row that is not described yet counts as one as high as a product.
    lazyColumn(estimatedRowHeight: 64) {
      products
      paymentSettingRow
      deliveryInformationRow
      deliveryTutorialsRow
      termsLawRow
      notesRow
      faqRow
    }
    .scrollRequested(to: dataSource.scrollTarget) { delegate?.kaimonoCartViewDidShowProduct() }
    divider()
    footer
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

  @ScreenBuilder private var paymentSettingRow: [ScreenElement] {
    button(dataSource.payment) { delegate?.kaimonoCartViewDidTapPayment() }
      .identifier("cart-payment-row")
    if let notice = dataSource.paymentNotice { unsaved(notice, "cart-payment-error") }
  }

  @ScreenBuilder private var deliveryInformationRow: [ScreenElement] {
    text("受け取り情報").identifier("cart-pickup-header").header().padding(horizontal: 16, vertical: 4)
    button(dataSource.pickupName) { delegate?.kaimonoCartViewDidTapPickupName() }
      .identifier("cart-pickup-row")
    if let notice = dataSource.pickupNotice { unsaved(notice, "cart-pickup-error") }
    text(dataSource.pickupDay).identifier("cart-pickup-day").padding(horizontal: 16, vertical: 4)
  }

  private var deliveryTutorialsRow: ScreenElement {
    button("受け取りの流れ") { delegate?.kaimonoCartViewDidTapDeliveryTutorial() }
      .identifier("cart-tutorial")
  }

  private var termsLawRow: ScreenElement {
    button("特定商取引法に基づく表記") { delegate?.kaimonoCartViewDidTapTermsLawButton() }
      .identifier("cart-terms")
  }

  private var notesRow: ScreenElement {
    button("ご注文前の確認") { delegate?.kaimonoCartViewDidTapNotes() }.identifier("cart-notes")
  }

  private var faqRow: ScreenElement {
    button("よくある質問") { delegate?.kaimonoCartViewDidTapFAQ() }.identifier("cart-faq")
  }

  private var footer: CartFooter {
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
}
