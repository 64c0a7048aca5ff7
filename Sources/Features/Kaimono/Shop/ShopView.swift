import Observation2
import Scenes

/// The gestures that the view of a shop reports.
@MainActor
protocol ShopViewDelegate: AnyObject {
  func shopViewDidTapRetryButton()
  func shopViewDidTapProductImage(productID: CartProduct.ID)
  func shopViewDidTapAddToCartButton(productID: CartProduct.ID)
  func shopViewDidTapCartButton()
}

/// The view of a shop: its products in a grid.
struct ShopView: NavigatedSceneView {
  /// What the view shows.
  final class DataSource: ObservedModel {
    @Observed var title = ""
    @Observed var isLoading = true
    @Observed var loadingError: String?
    @Observed var isNotFound = false
    @Observed var products: [ShopProduct] = []
    @Observed var canAdd = true
    @Observed var badge = 0
  }

  weak var delegate: (any ShopViewDelegate)?
  let dataSource: DataSource

  var navigationItem: SceneNavigationItem {
    SceneNavigationItem("お店").trailing {
      CartButton(count: dataSource.badge) { delegate?.shopViewDidTapCartButton() }
    }
  }

  var body: [ScreenElement] {
    column {
      if let error = dataSource.loadingError {
        scroll {
          LoadingErrorNotice(message: error) { delegate?.shopViewDidTapRetryButton() }
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
          didTapImage: { delegate?.shopViewDidTapProductImage(productID: $0) },
          didTapAddToCartButton: { delegate?.shopViewDidTapAddToCartButton(productID: $0) }
        )
      }
    }
    .readableWidth()
  }
}
