public import Observation2

/// The push messages of the shop, which the device receives whether or not it may show them as notifications.
@MainActor
public protocol ShopNotices: AnyObject {
  /// Sends an event each time that a delivery has arrived or was picked up.
  var deliveriesChanged: Signal<Void> { get }

  /// Sends an event each time that stock has changed, a deadline has passed, or the person's pickup day is another.
  ///
  /// A screen that shows products or the pickup day loads them again.
  var offersChanged: Signal<Void> { get }
}
