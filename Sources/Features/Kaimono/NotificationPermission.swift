public import Observation2

/// The device's permission to notify a person of deliveries.
@MainActor
public protocol NotificationPermission: AnyObject {
  /// Whether notifications are denied: now, then each time that this changes, here or in the device's
  /// settings.
  var areNotificationsDenied: Driver<Bool> { get }

  /// Allows notifications.
  func allowNotifications()
}
