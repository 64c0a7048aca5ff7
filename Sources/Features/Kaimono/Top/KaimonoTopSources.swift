/// The sources that the first screen loads from and follows.
///
/// All of them belong to the app and outlive the scene.
@MainActor
struct KaimonoTopSources {
  /// The way to the shop.
  let gateway: any KaimonoGateway
  /// An order that is placed is one that was not there before.
  let orders: KaimonoOrderService
  /// The service that counts the badge, and learns when another pickup place was chosen.
  let cart: KaimonoCartService
  /// The permission, which says whether the device notifies of deliveries.
  let permission: any NotificationPermission
  /// The messages about deliveries.
  let notices: any ShopNotices
}
