import Observation2
import Scenes

/// The gestures that the view of the notification settings reports.
@MainActor
protocol NotificationSettingsViewDelegate: AnyObject {
  func notificationSettingsViewDidTapAllowButton()
}

/// The view of the notification settings: whether a delivery is notified, and the way to allow it.
struct NotificationSettingsView: NavigatedSceneView {
  /// What the view shows.
  final class DataSource: ObservedModel {
    @Observed var isDenied = false
  }

  weak var delegate: (any NotificationSettingsViewDelegate)?
  let dataSource: DataSource

  var navigationItem: SceneNavigationItem { SceneNavigationItem("お届けの通知") }

  var body: [ScreenElement] {
    scroll {
      column(spacing: 16) {
        text("お届けの通知").identifier("notifications-title").header().textStyle(.title2)
        text(state).identifier("notifications-state")
        if dataSource.isDenied {
          button("通知を許可する") { delegate?.notificationSettingsViewDidTapAllowButton() }
            .identifier("notifications-allow")
        }
      }
      .padding(horizontal: 16, vertical: 8)
    }
    .readableWidth()
  }

  private var state: String {
    dataSource.isDenied
      ? "通知は許可されていません。荷物が届いたことは、かいものの画面で確かめられます。"
      : "荷物が受け取り場所に着くと、通知でお知らせします。"
  }
}
