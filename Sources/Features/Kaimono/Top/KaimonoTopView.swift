import Observation2
import Scenes

/// The gestures that the first screen's view reports.
@MainActor
protocol KaimonoTopViewDelegate: AnyObject {
  func kaimonoTopViewDidTapAcceptableDeliveries()
  func kaimonoTopViewDidTapRecentOrders()
  func kaimonoTopViewDidTapNotificationSettings()
  func kaimonoTopViewDidTapPickupPlace()
  func kaimonoTopViewDidTapShop(_ id: KaimonoTop.Shop.ID)
  func kaimonoTopViewDidTapCartButton()
  func kaimonoTopViewDidTapRetryButton()
}

/// The first screen's view: what has become of the person's orders, where and until when they can order, and the
/// shops.
struct KaimonoTopView: NavigatedSceneView {
  /// The values that the view shows.
  final class DataSource: ObservedModel {
    @Observed var isLoadingDeliveries = true
    @Observed var loadingError: String?
    @Observed var hasLeastOneOrder = false
    @Observed var hasAcceptableDeliveries = false
    @Observed var isPushNotificationDenied = false
    @Observed var pickupPlace = ""
    @Observed var deadline = ""
    @Observed var shops: [KaimonoTop.Shop] = []
    @Observed var badge = 0
  }

  weak var delegate: (any KaimonoTopViewDelegate)?
  let dataSource: DataSource

  var navigationItem: SceneNavigationItem {
    SceneNavigationItem("かいもの").trailing {
      CartButton(count: dataSource.badge) { delegate?.kaimonoTopViewDidTapCartButton() }
    }
  }

  var body: [ScreenElement] {
    scroll {
      column(spacing: 16) {
        if let error = dataSource.loadingError {
          RetryNotice(message: error, buttonTitle: "もう一度読み込む") {
            delegate?.kaimonoTopViewDidTapRetryButton()
          }
        }
        deliveries
        button(dataSource.pickupPlace) { delegate?.kaimonoTopViewDidTapPickupPlace() }
          .identifier("kaimono-pickup-place")
        text(dataSource.deadline).identifier("kaimono-deadline").padding(horizontal: 16)
        if !dataSource.shops.isEmpty {
          text("お店").identifier("kaimono-shops-header").header().padding(horizontal: 16)
        }
        each(dataSource.shops) { shop in
          button(shop.name) { delegate?.kaimonoTopViewDidTapShop(shop.id) }
            .identifier("kaimono-shop-\(shop.id)")
        }
      }
      .padding(vertical: 8)
    }
    .readableWidth()
  }

  @ScreenBuilder private var deliveries: [ScreenElement] {
    if dataSource.isLoadingDeliveries {
      progress("ご注文を確認しています").identifier("kaimono-loading")
    } else if dataSource.hasLeastOneOrder {
      if dataSource.hasAcceptableDeliveries {
        button("受け取り可能なご注文があります") { delegate?.kaimonoTopViewDidTapAcceptableDeliveries() }
          .identifier("kaimono-acceptable-deliveries")
      } else {
        button("最近の買い物を見る") { delegate?.kaimonoTopViewDidTapRecentOrders() }
          .identifier("kaimono-recent-orders")
      }
      if dataSource.isPushNotificationDenied {
        button("お届けの通知を受け取る設定をする") { delegate?.kaimonoTopViewDidTapNotificationSettings() }
          .identifier("kaimono-notification-settings")
      }
    }
  }
}
