/// A stack of scenes, of which the top one is seen.
///
/// It owns them.
@MainActor
public final class SceneNavigator {
  /// The scenes, the one that is seen last.
  public private(set) var scenes: [any SceneHost] = []

  /// Told of each scene that comes on, before its view loads.
  package var willAttach: ((any SceneHost) -> Void)?
  /// Told when the top scene has become another one.
  package var didChange: (() -> Void)?

  /// Creates an empty stack.
  public init() {}

  /// The scene that is seen.
  public var top: (any SceneHost)? { scenes.last }

  /// Puts a scene on top and lets it load and appear.
  public func push(_ scene: any SceneHost) {
    let covered = scenes.last
    scenes.append(scene)
    willAttach?(scene)
    scene.navigationRouter?.navigator = self
    scene.viewDidLoad()
    covered?.viewWillDisappear()
    scene.viewWillAppear()
    covered?.viewDidDisappear()
    scene.viewDidAppear()
    didChange?()
  }

  /// Takes the top scene off, as the system's back does.
  ///
  /// - Returns: Whether there was one to go back to; the last scene stays.
  @discardableResult
  public func pop() -> Bool {
    guard scenes.count > 1 else { return false }
    remove(uncovering: scenes[scenes.count - 2])
    return true
  }

  /// Takes all scenes off, from the top, when what shows them goes away.
  public func removeAll() {
    while !scenes.isEmpty {
      remove(uncovering: nil)
    }
  }

  private func remove(uncovering next: (any SceneHost)?) {
    guard let leaving = scenes.last else { return }
    leaving.viewWillDisappear()
    next?.viewWillAppear()
    scenes.removeLast()
    leaving.viewDidDisappear()
    next?.viewDidAppear()
    didChange?()
  }
}
