import Observation2
import Scenes

/// The gestures that the view of a product reports.
@MainActor
protocol ProductViewDelegate: AnyObject {
  func productViewDidTapRetryButton()
  func productViewDidTapAddToCartButton(productID: CartProduct.ID)
  func productViewDidTapRecipesButton(productName: String)
  func productViewDidTapCartButton()
}

/// The view of a product.
struct ProductView: NavigatedSceneView {
  /// The values that the view shows.
  final class DataSource: ObservedModel {
    @Observed var isLoading = true
    @Observed var loadingError: String?
    @Observed var isNotFound = false
    @Observed var product: ShopProduct?
    @Observed var stock = ""
    @Observed var canAdd = false
    @Observed var badge = 0
  }

  weak var delegate: (any ProductViewDelegate)?
  let dataSource: DataSource

  var navigationItem: SceneNavigationItem {
    SceneNavigationItem("商品").trailing {
      CartButton(count: dataSource.badge) { delegate?.productViewDidTapCartButton() }
    }
  }

  var body: [ScreenElement] {
    column {
      if let error = dataSource.loadingError {
        scroll {
          RetryNotice(message: error, buttonTitle: "もう一度読み込む") {
            delegate?.productViewDidTapRetryButton()
          }
        }
      } else if dataSource.isLoading {
        progress("商品を読み込んでいます").identifier("product-loading")
      } else if dataSource.isNotFound {
        text("見つかりませんでした").identifier("not-found").padding(16)
      } else if let product = dataSource.product {
        scroll { content(product) }
      }
    }
    .readableWidth()
  }

  @ScreenBuilder private func content(_ product: ShopProduct) -> [ScreenElement] {
    column(spacing: 8) {
      image(product.picture, label: product.name)
        .frame(width: 220, height: 220)
        .identifier("product-image")
      ProductLabels(product: product)
      text(product.name).identifier("product-title").header().textStyle(.title2)
      text("\(product.price)").identifier("product-price")
      text(dataSource.stock).identifier("product-stock").color(.secondaryLabel)
      button("カートに入れる") {
        delegate?.productViewDidTapAddToCartButton(productID: product.id)
      }
      .identifier("tile-add-\(product.id)")
      .disabled(!dataSource.canAdd)
      button("この商品を使うレシピ") {
        delegate?.productViewDidTapRecipesButton(productName: product.name)
      }
      .identifier("product-recipes")
    }
    .padding(horizontal: 16, vertical: 8)
  }
}
