/// A wish of a scene, or a deed of the system, that changes a navigation.
///
/// A scene's change is meant for the stack in which the scene lies. The system's is meant for what is
/// in front.
public enum SceneNavigationChange: Hashable, Sendable {
  /// A scene comes on top of the stack.
  case push(AnySceneRoute)
  /// The top scene of the stack leaves it; the last one stays. The system's back is this.
  case pop
  /// All leave that lie over the nearest scene of this route.
  case popTo(AnySceneRoute)
  /// All but the first scene of the stack leave it.
  case popToRoot
  /// The stack becomes this one. Scenes at its beginning that are the same stay as they are.
  case setStack([AnySceneRoute])
  /// Scenes come in front, in a stack of their own.
  case present([AnySceneRoute], as: SceneCover, id: ScenePresentationID)
  /// A question comes in front.
  case ask(ScenePrompt, id: ScenePresentationID)
  /// What the scene has presented goes, with all in front of it; or else what the scene lies in. With a
  /// result, which is for the one that presented the scene, it is always what the scene lies in. The
  /// system's means what is in front.
  case dismiss(SceneResult?)
  /// A button of the question in front is tapped.
  case answer(String)
  /// A person swipes a sheet away, or taps beside an action sheet.
  case swipeAway
  /// A tab is shown.
  case selectTab(String)
  /// A person taps a tab: the one that is shown goes back to its first scene.
  case tapTab(String)
  /// Everything goes, and another root comes.
  case replaceRoot(SceneRoot<AnySceneRoute>)
  /// A link is opened: all that is presented goes, a tab is shown, and its stack becomes this one.
  case open([AnySceneRoute], tab: String?)
}
