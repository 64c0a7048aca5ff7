import Scenes
import ScenesHeadless

extension SceneState {
  /// Returns a Boolean value that indicates whether the screen shows all that the state says of itself.
  @MainActor
  func isMet(on stage: Stage) -> Bool {
    (shows + disables).allSatisfy { stage.shows(.named($0)) }
      && hides.allSatisfy { !stage.shows(.named($0)) }
      && disables.allSatisfy { (try? stage.element(.named($0)))?.isEnabled != true }
  }
}
