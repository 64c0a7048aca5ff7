/// Where a navigator will be when all that is under way and all that waits is done.
struct SceneOutcome {
  /// The stacks, the tabs and what is in front.
  var navigation: SceneNavigation
  /// The ends of presentations that have not been reported to their scenes yet.
  var ends: [ScenePresentationEnd] = []
  /// The restoration that takes the place of all scenes that live, if one waits.
  var restored: SceneRestoration?
  /// How often everything will have been taken down.
  private var life: Int
  /// The scenes that come as objects, each of which comes once.
  private var hosts: Set<ObjectIdentifier> = []

  @MainActor
  init(of navigator: SceneNavigator) {
    (navigation, ends, life) = (navigator.navigation, navigator.untoldEnds, navigator.life)
  }

  /// Takes a step from where the one before it leads.
  ///
  /// A step that can't be made changes nothing, now and later.
  /// A link that needs something is not taken: it may have to go on waiting when it is its turn.
  @MainActor
  mutating func take(_ step: SceneNavigator.Step, in navigator: SceneNavigator) {
    switch step {
    case .change(let change, let asker):
      take(change, from: asker?.entry(in: life), in: navigator)
    case .scene(let scene, let asker):
      // One that lives will have left by then, or is still there.
      guard SceneLives.all.refusal(of: scene) == nil, !hosts.contains(ObjectIdentifier(scene))
      else {
        return
      }
      let change = SceneNavigationChange.push(AnySceneRoute(BuiltScene()))
      if (try? navigation.apply(change, from: asker?.entry(in: life))) != nil {
        hosts.insert(ObjectIdentifier(scene))
      }
    case .touch(let change, let number):
      if navigation.presentations.last?.number == number { take(change, from: nil, in: navigator) }
    case .link(let waiting):
      guard waiting.isWaiting, waiting.link.needs.isEmpty else { return }
      take(waiting.link.change, from: nil, in: navigator)
    case .restoration(let restoration, _):
      navigation = restoration.navigation
      (restored, ends) = (restoration, restoration.ends)
      life += 1
    case .removeAll:
      navigation.removeAll()
      ends = []
      life += 1
    }
  }

  @MainActor
  private mutating func take(
    _ change: SceneNavigationChange,
    from asker: SceneEntryID?,
    in navigator: SceneNavigator
  ) {
    do throws(SceneNavigationError) {
      if let new = try navigation.entries(addedBy: change, from: asker) {
        try navigator.check(new.map(\.route))
        ends += try navigation.apply(change, from: asker)
      } else {
        var next = navigation
        let over = try next.apply(change, from: asker)
        try navigator.check(next.entries(from: navigation.nextNumber).map(\.route))
        navigation = next
        ends += over
      }
    } catch {}
  }
}

extension SceneNavigator {
  /// The outcome of the changes that wait.
  ///
  /// A scene that a person is dragging aside is taken for one that goes back to where it was.
  var outcome: SceneOutcome {
    var outcome = SceneOutcome(of: self)
    for step in waiting.all { outcome.take(step, in: self) }
    return outcome
  }
}
