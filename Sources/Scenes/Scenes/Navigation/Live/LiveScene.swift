/// A scene that is alive.
@MainActor
final class LiveScene {
  let id: SceneEntryID
  let host: any SceneHost
  private(set) var isLoaded = false
  private let lifetime: SceneLifetime?

  init(_ id: SceneEntryID, _ host: any SceneHost) {
    (self.id, self.host) = (id, host)
    lifetime = (host as? any SceneLifetimeOwner)?.lifetime
  }

  func load() {
    guard !isLoaded else { return }
    isLoaded = true
    host.viewDidLoad()
  }

  func didDisappear() {
    host.viewDidDisappear()
    lifetime?.disappear()
  }

  func detach() {
    lifetime?.detach()
  }
}
