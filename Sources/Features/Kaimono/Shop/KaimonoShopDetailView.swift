import Observation2
import Scenes

/// The gestures that the view of a shop reports.
@MainActor
protocol KaimonoShopDetailViewDelegate: AnyObject {
  func kaimonoShopDetailViewDidTapRetryButton()
  func kaimonoShopDetailViewDidTapProductImage(productID: CartProduct.ID)
  func kaimonoShopDetailViewDidTapAddToCartButton(productID: CartProduct.ID)
  func kaimonoShopDetailViewDidTapCartButton()
}

/// The view of a shop: its products in a grid.
struct KaimonoShopDetailView: NavigatedSceneView {
  /// The values that the view shows.
  final class DataSource: ObservedModel {
    @Observed var title = ""
    @Observed var isLoading = true
    @Observed var loadingError: String?
    @Observed var isNotFound = false
    @Observed var products: [ShopProduct] = []
    @Observed var canAdd = true
    @Observed var badge = 0
  }

  weak var delegate: (any KaimonoShopDetailViewDelegate)?
  let dataSource: DataSource

  var navigationItem: SceneNavigationItem {
    SceneNavigationItem("お店").trailing {
      CartButton(count: dataSource.badge) { delegate?.kaimonoShopDetailViewDidTapCartButton() }
    }
  }

  var body: [ScreenElement] {
    column {
      if let error = dataSource.loadingError {
        scroll {
          RetryNotice(message: error, buttonTitle: "もう一度読み込む") {
            delegate?.kaimonoShopDetailViewDidTapRetryButton()
          }
        }
      } else if dataSource.isLoading {
        progress("商品を読み込んでいます").identifier("shop-loading")
      } else if dataSource.isNotFound {
        text("見つかりませんでした").identifier("not-found").padding(16)
      } else {
        text(dataSource.title).identifier("shop-title").header().padding(
          horizontal: 16,
          vertical: 8
        )
        ProductsGrid(
          products: dataSource.products,
          canAdd: dataSource.canAdd,
          didTapImage: { delegate?.kaimonoShopDetailViewDidTapProductImage(productID: $0) },
          didTapAddToCartButton: {
            delegate?.kaimonoShopDetailViewDidTapAddToCartButton(productID: $0)
          }
        )
      }
    }
    .readableWidth()
  }
}
