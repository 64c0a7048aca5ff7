import Observation2
import Scenes

/// Something to read about shopping, such as what is often asked.
///
/// ```
/// KaimonoGuide ──► Presenter ──► Scene ──► DataSource ──► View
///                      ▲  drivers   rx[\.…]                │
///                      └────────── delegate (weak) ────────┘
/// ```
/// The texts come with the app, so nothing is loaded and nothing can fail.
package final class GuideScene: SceneHost {
  let view: GuideView
  private let presenter: GuidePresenter
  private let disposeBag = DisposeBag()

  init(presenter: GuidePresenter) {
    self.presenter = presenter
    view = GuideView(delegate: presenter, dataSource: GuideView.DataSource())
  }

  func viewDidLoad() {
    view.dataSource.title = presenter.title
    view.dataSource.entries = presenter.entries
    view.dataSource.isFolded = presenter.isFolded
    presenter.unfoldedEntries
      .drive(view.dataSource.rx[\.unfoldedEntries])
      .disposed(by: disposeBag)
  }

  /// Builds the scene.
  ///
  /// - Parameters:
  ///   - guide: The text to read.
  ///   - log: Records the view's delegate calls.
  /// - Returns: The scene, wired.
  static func build(_ guide: KaimonoGuide, log: EventLog = EventLog()) -> GuideScene {
    GuideScene(presenter: GuidePresenter(guide, log: log))
  }
}
