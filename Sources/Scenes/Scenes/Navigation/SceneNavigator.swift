/// A stack of scenes, which it owns; the top one is visible.
@MainActor
public final class SceneNavigator {
  /// The scenes; the last one is visible.
  public private(set) var scenes: [any SceneHost] = []

  /// Called with each scene that is pushed, before its view loads.
  package var willAttach: ((any SceneHost) -> Void)?
  /// Called when the top scene has changed.
  package var didChange: (() -> Void)?

  /// Creates an empty stack.
  public init() {}

  /// The visible scene.
  public var top: (any SceneHost)? { scenes.last }

  /// Pushes a scene, which loads and appears.
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

  /// Removes the top scene, as the system's back gesture does.
  ///
  /// - Returns: Whether there was one to go back to; the last scene stays.
  @discardableResult
  public func pop() -> Bool {
    guard scenes.count > 1 else { return false }
    remove(uncovering: scenes[scenes.count - 2])
    return true
  }

  /// Removes all scenes, from the top, when the front-end that shows them goes away.
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
