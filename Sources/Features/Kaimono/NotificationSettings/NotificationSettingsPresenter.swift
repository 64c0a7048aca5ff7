import Observation2
import Scenes

/// Tells the view of the notification settings whether notifications are denied, and allows them.
final class NotificationSettingsPresenter: ScenePresenter {
  private let permission: any NotificationPermission
  private let log: EventLog

  init(_ permission: any NotificationPermission, log: EventLog = EventLog()) {
    self.permission = permission
    self.log = log
  }

  var isDenied: Driver<Bool> { permission.areNotificationsDenied }
}

extension NotificationSettingsPresenter: NotificationSettingsViewDelegate {
  func notificationSettingsViewDidTapAllowButton() {
    log.recordCall()
    permission.allowNotifications()
  }
}
