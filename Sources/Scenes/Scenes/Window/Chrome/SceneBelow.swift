import Observation2

/// The facts that a scene's bar knows of the scene below it in the stack.
final class SceneBelow: ObservedModel {
  private weak var navigator: SceneNavigator?
  /// The entry below; `nil` at the bottom of a stack.
  @Observed private var lower: SceneEntryID?

  init(_ entry: SceneEntryID, _ navigator: SceneNavigator) {
    self.navigator = navigator
    _lower = Observed(wrappedValue: navigator.navigation.entry(below: entry))
  }

  /// Returns the title of the way back, the plain one if the scene below has none; `nil` if there is no way back.
  func title(or plain: @autoclosure () -> String) -> String? {
    guard let lower else { return nil }
    let item = navigator?.scene(of: lower)?.navigatedView?.navigationItem
    let title = item?.backTitle ?? item?.title ?? ""
    return title.isEmpty ? plain() : title
  }

  /// Takes the entry that is below now.
  func follow(_ lower: SceneEntryID?) {
    if self.lower != lower { self.lower = lower }
  }

  /// Does what the system's back does.
  func goBack() {
    navigator?.pop()
  }
}

extension SceneNavigation {
  /// The entry that lies directly below another one in its stack.
  func entry(below entry: SceneEntryID) -> SceneEntryID? {
    guard let place = place(of: entry) else { return nil }
    let stack = self[place]
    guard let index = stack.lastIndex(where: { $0.id == entry }), index > 0 else { return nil }
    return stack[index - 1].id
  }
}

extension SceneHost {
  /// Its view, if that has a bar.
  var navigatedView: (any NavigatedSceneView)? { describedView as? any NavigatedSceneView }
}
