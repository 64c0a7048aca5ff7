import Observation2

/// A scene that is alive.
@MainActor
final class LiveScene {
  let id: SceneEntryID
  let host: any SceneHost
  private(set) var isLoaded = false
  private let lifetime: SceneLifetime?
  /// Who watches, nobody in an app; weak, since whoever watches holds the navigator.
  private weak var watcher: (any SceneWatcher)?
  /// Where what the scene starts is listed, if anybody watches.
  let ledger: Ledger?

  init(_ id: SceneEntryID, _ host: any SceneHost, _ watch: (any SceneWatcher, Ledger)?) {
    (self.id, self.host) = (id, host)
    (watcher, ledger) = (watch?.0, watch?.1)
    lifetime = (host as? any SceneLifetimeOwner)?.lifetime
  }

  /// Calls the scene.
  func call(_ body: (any SceneHost) -> Void) {
    if let ledger { ledger.watch { body(host) } } else { body(host) }
  }

  func attach(at place: @autoclosure () -> ScenePlace) {
    if let ledger { watcher?.sceneWillAttach(host, ledger) }
    host.navigationRouter?.place = place()
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
    watcher?.sceneWillEndAppearance(host)
    lifetime.disappear()
  }

  func detach() {
    watcher?.sceneWillDetach(host, wasLoaded: isLoaded)
    lifetime?.detach()
  }
}
