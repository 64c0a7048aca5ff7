/// Leads to other scenes: the only part of a scene that knows them.
///
/// The navigator sets ``navigator`` before the scene's view loads; conforming types hold it weakly.
@MainActor
public protocol SceneRouter: AnyObject {
  /// The stack that holds the scene.
  var navigator: SceneNavigator? { get set }
}
