import StateStore

/// All that the interactor of the first screen knows.
struct KaimonoTopState: Hashable, Sendable {
  /// The shop's news; they stay while they are loaded again, and if that fails.
  var top = Loadable<KaimonoTop, KaimonoError>()
  /// The person's deliveries, which stay as well.
  var deliveries = Loadable<KaimonoDeliveries, KaimonoError>()
  var isPushNotificationDenied = false
  /// How many things are in the cart.
  var badge = 0
}
