import Observation2

/// A scene that is alive.
@MainActor
final class LiveScene {
  let id: SceneEntryID
  let host: any SceneHost
  private(set) var isLoaded = false
  private let lifetime: SceneLifetime?
  /// Who watches, and where what the scene starts is listed; nothing in an app.
  private let watch: (watcher: any SceneWatcher, ledger: Ledger)?

  init(_ id: SceneEntryID, _ host: any SceneHost, _ watch: (any SceneWatcher, Ledger)?) {
    (self.id, self.host, self.watch) = (id, host, watch)
    lifetime = (host as? any SceneLifetimeOwner)?.lifetime
  }

  /// Where what the scene starts is listed, if anybody watches.
  var ledger: Ledger? { watch?.ledger }

  /// Calls the scene.
  func call(_ body: (any SceneHost) -> Void) {
    if let watch { watch.ledger.watch { body(host) } } else { body(host) }
  }

  func attach(at place: ScenePlace) {
    if let watch { watch.watcher.sceneWillAttach(host, watch.ledger) }
    host.navigationRouter?.place = place
  }

  func load() {
    guard !isLoaded else { return }
    isLoaded = true
    call { $0.viewDidLoad() }
  }

  func didDisappear() {
    call { $0.viewDidDisappear() }
    endAppearance()
  }

  /// It was about to disappear, and does not: what ends with its appearance ends before it is bound anew.
  func willAppearAgain() {
    endAppearance()
    call { $0.viewWillAppear() }
  }

  private func endAppearance() {
    guard let lifetime else { return }
    watch?.watcher.sceneWillEndAppearance(host)
    lifetime.disappear()
  }

  func detach() {
    watch?.watcher.sceneWillDetach(host, wasLoaded: isLoaded)
    lifetime?.detach()
  }
}
