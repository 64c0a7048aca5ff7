/// Where a navigator will be when all that is under way and all that waits is done.
struct SceneOutcome {
  /// The stacks, the tabs and what is in front.
  var navigation: SceneNavigation
  /// What scenes have not been told yet of their presentations that are over.
  var ends: [ScenePresentationEnd] = []
  /// The restoration that takes the place of all scenes that live, if one waits.
  var restored: SceneRestoration?
}

extension SceneNavigator {
  /// What comes of the changes that wait, each from where the one before it leads; one that can't be made
  /// leaves everything as it was, as it will.
  ///
  /// A scene that a person is dragging aside is taken for one that goes back to where it was.
  var outcome: SceneOutcome {
    var outcome = SceneOutcome(navigation: navigation, ends: untoldEnds)
    var life = life
    for step in waiting {
      var next = outcome.navigation
      do throws(SceneNavigationError) {
        switch step {
        case .change(let change, let asker):
          let ends = try next.apply(change, from: asker?.entry(in: life))
          try checkRoutes(of: next)
          outcome.ends += ends
        case .scene(_, let asker):
          try next.apply(.push(AnySceneRoute(BuiltScene())), from: asker?.entry(in: life))
        case .restoration(let restoration, _):
          next = restoration.navigation
          (outcome.restored, outcome.ends) = (restoration, restoration.ends)
          life += 1
        case .removeAll:
          next.removeAll()
          outcome.ends = []
          life += 1
        }
        outcome.navigation = next
      } catch {
        continue
      }
    }
    return outcome
  }
}
