import Observation2
import Scenes

/// The gestures that the view of the placed orders reports.
@MainActor
protocol OrderListViewDelegate: AnyObject {
  func orderListViewDidTapOrder(_ id: PlacedOrder.ID)
  func orderListViewDidTapRetryButton()
}

/// The view of the placed orders: one below the other, the newest first.
struct OrderListView: NavigatedSceneView {
  /// The values that the view shows.
  final class DataSource: ObservedModel {
    @Observed var isLoading = true
    @Observed var loadingError: String?
    @Observed var isEmpty = false
    @Observed var orders: [PlacedOrderContent] = []
  }

  weak var delegate: (any OrderListViewDelegate)?
  let dataSource: DataSource

  var navigationItem: SceneNavigationItem { SceneNavigationItem("最近の買い物") }

  var body: [ScreenElement] {
    lazyColumn {
      text("最近の買い物").identifier("orders-title").header().textStyle(.title2)
        .padding(horizontal: 16, vertical: 8)
      if let error = dataSource.loadingError {
        RetryNotice(message: error, buttonTitle: "もう一度読み込む") {
          delegate?.orderListViewDidTapRetryButton()
        }
      }
      if dataSource.isLoading {
        progress("ご注文を読み込んでいます").identifier("orders-loading")
      } else if dataSource.isEmpty {
        text("まだご注文がありません").identifier("orders-empty").padding(16)
      } else {
        each(dataSource.orders) { order in
          OrderListRow(order: order) { delegate?.orderListViewDidTapOrder(order.id) }
        }
      }
    }
    .readableWidth()
  }
}
