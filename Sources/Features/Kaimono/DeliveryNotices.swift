import Observation2

/// The messages that the device gets of deliveries, whether or not it may show them as notifications.
@MainActor
protocol DeliveryNotices: AnyObject {
  /// Tells each time that a delivery has arrived or was picked up.
  var deliveriesChanged: Signal<Void> { get }
}
