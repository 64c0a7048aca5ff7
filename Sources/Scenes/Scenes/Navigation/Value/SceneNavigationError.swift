/// The reason why something can't be done, or can't be read, in a navigation.
///
/// The rest stays as it was.
public enum SceneNavigationError: Error, Sendable, Hashable {
  /// No feature of this name is registered.
  case unknownFeature(String, known: [String])
  /// A route of this feature can't be read any more.
  case unreadableRoute(String, String)
  /// A piece of a navigation that was written down can't be read.
  case damaged(String, String)
  /// The state that a scene has saved can't be written or read; the scene begins afresh.
  case lostState(AnySceneRoute, String)
  /// A result that was still on its way to its scene can't be written.
  case lostResult(ScenePresentationID)
  /// The router of this type has no place, so that what it asks for goes nowhere.
  case noPlace(router: String)
  /// The scene that wants it is not there any more.
  case gone
  /// The scene that was built already has a place already.
  case alreadyThere
  /// The scene that was built already has left: its life is over, and what it had bound has ended.
  case hasLeft
  /// There is nothing below the scene to go back to.
  case nothingBelow
  /// No scene of this route lies below in the stack.
  case notInStack(AnySceneRoute)
  /// A stack needs a scene.
  case emptyStack
  /// A tab's name is given twice.
  case duplicateTab(String)
  /// There is no tab of this name.
  case unknownTab(String, known: [String])
  /// Only the scene in front can present something; here something else is in front of it.
  case covered(by: ScenePresentationID)
  /// Only a scene that is on the screen can present something.
  case notShown(AnySceneRoute)
  /// Nothing is presented.
  case nothingPresented
  /// The presentation in front can't be swiped away.
  case notSwipeable(ScenePresentationID)
  /// The presentation in front has no button of this name.
  case unknownButton(String, known: [String])
  /// A presentation in front has to go first.
  case behindPresentation(ScenePresentationID)
}

extension SceneNavigationError: CustomStringConvertible {
  /// A sentence that says what is wrong, and what to do.
  public var description: String {
    switch self {
    case .unknownFeature(let name, let known):
      "No feature is called “\(name)”; known are: \(known.joined(separator: ", ")). Register its "
        + "routes."
    case .unreadableRoute(let feature, let why):
      "A route of the feature “\(feature)” can't be read, and is left out: \(why)"
    case .damaged(let place, let why): "\(place) can't be read, and is left out: \(why)"
    case .lostState(let route, let why): "What \(route) has saved is lost: \(why)"
    case .lostResult(let id):
      "The result of “\(id)” had not reached its scene, and can't be written down: the scene will be told "
        + "that it was dismissed. Keep what must not be lost where the app keeps its data."
    case .noPlace(let router):
      "\(router) has no place, so that what it asks for goes nowhere. Return it as the navigationRouter of its "
        + "scene."
    case .gone: "The scene that wants it is gone. Let go of a scene's place when it leaves."
    case .alreadyThere: "The scene is there already. Go back to it, or build another one."
    case .hasLeft:
      "The scene has left, and what it had bound until then has ended: a scene has one life. Build another one."
    case .nothingBelow: "There is nothing to go back to: the last scene of a stack stays."
    case .notInStack(let route): "\(route) is not in the stack. Push it, or set the stack."
    case .emptyStack: "A stack needs a scene. Dismiss what holds it instead."
    case .duplicateTab(let name): "Two tabs are called “\(name)”. Give each its own name."
    case .unknownTab(let name, let known):
      "No tab is called “\(name)”; there are: \(known.joined(separator: ", "))."
    case .covered(let id):
      "“\(id)” is in front already. Dismiss it first, or present from its scene."
    case .notShown(let route): "\(route) is not on the screen, so that it can't present anything."
    case .nothingPresented: "Nothing is presented that could be dismissed."
    case .notSwipeable(let id): "“\(id)” can't be swiped away. Dismiss it or answer it."
    case .unknownButton(let name, let known):
      "No button in front is called “\(name)”; there are: \(known.joined(separator: ", "))."
    case .behindPresentation(let id): "“\(id)” is in front. Dismiss it first."
    }
  }
}
