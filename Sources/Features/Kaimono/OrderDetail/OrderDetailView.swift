import Observation2
import Scenes

/// The gestures that the view of a placed order reports.
@MainActor
protocol OrderDetailViewDelegate: AnyObject {
  func orderDetailViewDidTapRetryButton()
}

/// The view of a placed order: what has become of it, its lines, and where and how it is picked up and paid.
struct OrderDetailView: NavigatedSceneView {
  /// The values that the view shows.
  final class DataSource: ObservedModel {
    @Observed var isLoading = true
    @Observed var loadingError: String?
    @Observed var isNotFound = false
    @Observed var order: PlacedOrderContent?
  }

  weak var delegate: (any OrderDetailViewDelegate)?
  let dataSource: DataSource

  var navigationItem: SceneNavigationItem { SceneNavigationItem("ご注文") }

  var body: [ScreenElement] {
    column {
      if let error = dataSource.loadingError {
        scroll {
          RetryNotice(message: error, buttonTitle: "もう一度読み込む") {
            delegate?.orderDetailViewDidTapRetryButton()
          }
        }
      }
      if dataSource.isLoading {
        progress("ご注文を読み込んでいます").identifier("order-loading")
      } else if dataSource.isNotFound {
        text("見つかりませんでした").identifier("not-found").padding(16)
      } else if let order = dataSource.order {
        scroll { content(order) }
      }
    }
    .readableWidth()
  }

  @ScreenBuilder private func content(_ order: PlacedOrderContent) -> [ScreenElement] {
    column(spacing: 8) {
      text(order.name).identifier("order-title").header().textStyle(.title2)
      text(order.state).identifier("order-state")
      each(order.products) { OrderProductRow(product: $0) }
      divider()
      text(order.total).identifier("order-total")
      text(order.pickupDay).identifier("order-pickup-day")
      text(order.pickupPlace).identifier("order-pickup-place")
      text(order.payment).identifier("order-payment")
    }
    .padding(horizontal: 16, vertical: 8)
  }
}
