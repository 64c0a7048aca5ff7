/// Leads to other scenes: the only part of a scene that knows them.
///
/// The navigator puts itself in when the scene comes on; conforming types hold it weakly.
@MainActor
public protocol SceneRouter: AnyObject {
  /// The stack that the scene stands on.
  var navigator: SceneNavigator? { get set }
}
