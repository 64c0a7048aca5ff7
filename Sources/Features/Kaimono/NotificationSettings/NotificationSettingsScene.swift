import Observation2
import Scenes

/// The permission for notifications of deliveries, and the way to give it.
///
/// ```
/// NotificationPermission ──► Presenter ──► Scene ──► DataSource ──► View
///      ▲          isDenied      │ ▲  drivers   rx[\.…]               │
///      └──────── allow ─────────┘ └───────── delegate (weak) ────────┘
/// ```
/// The permission belongs to the device: it may change at any moment, and nothing is loaded.
package final class NotificationSettingsScene: SceneHost {
  let view: NotificationSettingsView
  private let presenter: NotificationSettingsPresenter
  private let disposeBag = DisposeBag()

  init(presenter: NotificationSettingsPresenter) {
    self.presenter = presenter
    view = NotificationSettingsView(
      delegate: presenter,
      dataSource: NotificationSettingsView.DataSource()
    )
  }

  func viewDidLoad() {
    presenter.isDenied.drive(view.dataSource.rx[\.isDenied]).disposed(by: disposeBag)
  }

  /// Builds the scene.
  ///
  /// - Parameters:
  ///   - permission: The device's permission, which outlives the scene.
  ///   - log: Records the view's delegate calls.
  /// - Returns: The scene, wired.
  static func build(
    _ permission: any NotificationPermission,
    log: EventLog = EventLog()
  ) -> NotificationSettingsScene {
    let presenter = NotificationSettingsPresenter(permission, log: log)
    return NotificationSettingsScene(presenter: presenter)
  }
}
