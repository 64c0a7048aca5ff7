import Kaimono
import ScenesHeadless

extension KaimonoScenes {
  /// The looks that the scenes can have.
  static var states: [SceneState] {
    KaimonoTopScene.states + KaimonoCartView.states + ShopScene.states + ProductScene.states
      + ChoicesScene.states + OrderListScene.states + OrderDetailScene.states + GuideScene.states
      + NotificationSettingsScene.states
  }
}
