package import Observation2

/// What watches over the scenes of a navigator: a stage.
@MainActor
package protocol SceneWatcher: AnyObject {
  /// A scene is about to be built.
  ///
  /// - Returns: Where to list what it starts: while it is built, and while it is called.
  func ledgerOfNextScene() -> Ledger
  /// Runs the building of a scene.
  func build(_ body: () -> (any SceneHost)?) -> (any SceneHost)?
  /// A scene has come; its view is not loaded yet.
  func sceneWillAttach(_ scene: any SceneHost, _ ledger: Ledger)
  /// A scene is about to end what it has bound until it disappears.
  func sceneWillEndAppearance(_ scene: any SceneHost)
  /// A scene is about to be let go of, with its view loaded or not.
  func sceneWillDetach(_ scene: any SceneHost, wasLoaded: Bool)
  /// A change could not be made.
  func changeFailed(_ error: SceneNavigationError)
}
