import Observation2
import Scenes
import ScenesHeadless

/// An app with fields that are called in different ways.
@MainActor
final class PlaceholderApp: SimulatedApp {
  let installation: AppInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    navigator.push(PlaceholderScene())
  }
}

private final class PlaceholderScene: SceneHost {
  struct Content: SceneView {
    var body: [ScreenElement] {
      column {
        text("検索")
        textField("", placeholder: "検索") { _ in }.label("探すもの").identifier("called")
        textField("", placeholder: "町") { _ in }.identifier("town")
        textField("") { _ in }.label("住所").identifier("labelled")
        textField("東京", placeholder: "市") { _ in }.label("市の名前").identifier("full")
        textField("") { _ in }.identifier("bare")
        secureField("", placeholder: "合言葉") { _ in }.identifier("secret")
        column { text("中") }.frame(height: 30).identifier("box")
      }
    }
  }

  let view = Content()
}
