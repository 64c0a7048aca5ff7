import Observation2
import Scenes

/// The saved searches, as the first scene of the home tab.
///
/// ```
/// Shelf ── list ──► Presenter ── sections ──► Scene ──► View
///   ▲               │ │  ▲                               │
///   └─── change ────┘ │  └──────── delegate (weak) ──────┘
///                     └─► Router ┄┄► a search, えらぶ
/// ```
/// Data goes right, events come left. The shelf belongs to the app and outlives the scene. Nothing is done when the
/// window has another size: the collection keeps who is first in sight.
package final class SavedSearchesScene: SceneHost {
  let view: SavedSearchesView
  let navigationRouter: (any SceneRouter)?
  private let presenter: SavedSearchesPresenter
  private let disposeBag = DisposeBag()

  init(presenter: SavedSearchesPresenter, router: any SceneRouter) {
    self.presenter = presenter
    navigationRouter = router
    view = SavedSearchesView(delegate: presenter)
  }

  func viewDidLoad() {
    presenter.sectionsDidChange
      .emit(with: self) { scene, _ in
        scene.view.dataSource.collection.reload(scene.presenter.sections)
      }
      .disposed(by: disposeBag)
    presenter.editor.drive(view.dataSource.rx[\.editor]).disposed(by: disposeBag)
    presenter.start()
  }

  /// Builds the scene.
  ///
  /// - Parameters:
  ///   - shelf: The app's searches, which outlive the scene.
  ///   - recommended: The searches that a person may want to save.
  ///   - exits: Where the searches lead to beyond the feature.
  ///   - log: Records the view's delegate calls.
  /// - Returns: The scene, wired.
  static func build(
    shelf: SavedSearchShelf,
    recommended: [SavedSearchSample],
    exits: SavedSearchesExits,
    log: EventLog = EventLog()
  ) -> SavedSearchesScene {
    let router = SavedSearchesRouter(exits)
    let presenter = SavedSearchesPresenter(
      shelf: shelf,
      recommended: recommended,
      routing: router,
      log: log
    )
    return SavedSearchesScene(presenter: presenter, router: router)
  }
}
