public import Observation2

/// The device's permission to notify a person of deliveries.
@MainActor
public protocol NotificationPermission: AnyObject {
  /// A Boolean value that indicates whether notifications are denied.
  ///
  /// The driver sends the current value, then a new one after each change, here or in the device's settings.
  var areNotificationsDenied: Driver<Bool> { get }

  /// Allows notifications.
  func allowNotifications()
}
