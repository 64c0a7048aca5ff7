/// What the first screen loads from and follows; all of it belongs to the app and outlives the scene.
@MainActor
struct KaimonoTopSources {
  /// The way to the shop.
  let gateway: any KaimonoGateway
  /// An order that is placed is one that was not there before.
  let orders: KaimonoOrderService
  /// Its badge is counted, and it is told when another pickup place was chosen.
  let cart: KaimonoCartService
  /// Whether the device notifies of deliveries.
  let permission: any NotificationPermission
  /// What becomes of deliveries.
  let notices: any ShopNotices
}
