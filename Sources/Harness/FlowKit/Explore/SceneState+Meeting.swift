import Scenes
import ScenesHeadless

extension SceneState {
  /// Whether what can be seen is what the state says of itself.
  @MainActor
  func isMet(on stage: Stage) -> Bool {
    (shows + disables).allSatisfy { stage.shows(.named($0)) }
      && hides.allSatisfy { !stage.shows(.named($0)) }
      && disables.allSatisfy { (try? stage.element(.named($0)))?.isEnabled != true }
  }
}
