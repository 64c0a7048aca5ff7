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

  /// The title of the way back for a person of a locale; `nil` if there is none.
  func title(for locale: String) -> String? {
    guard let lower else { return nil }
    let item = navigator?.scene(of: lower)?.navigatedView?.navigationItem
    let title = item?.backTitle ?? item?.title ?? ""
    return title.isEmpty ? Self.plainTitle(for: locale) : title
  }

  /// Returns the title of the way back if the scene below has no title; an app in other languages gives its
  /// scenes a ``SceneNavigationItem/backTitle``.
  private static func plainTitle(for locale: String) -> String {
    ScreenEnvironment.word("戻る", else: "Back", for: locale)
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
