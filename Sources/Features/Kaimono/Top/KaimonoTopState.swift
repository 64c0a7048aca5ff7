/// All that the interactor of the first screen knows.
struct KaimonoTopState: Hashable, Sendable {
  var loading = KaimonoLoading.underWay
  /// Nothing until it is loaded; it stays while it is loaded again, and if that fails.
  var top: KaimonoTop?
  var deliveriesLoading = KaimonoLoading.underWay
  /// Nothing until they are loaded; they stay as well.
  var deliveries: KaimonoDeliveries?
  var isPushNotificationDenied = false
  /// How many things are in the cart.
  var badge = 0
}
