import Scenes

/// What a person did at the root.
@MainActor
protocol RootViewDelegate: AnyObject {
  func rootViewDidTapKaimonoTab()
}

/// A button for each feature.
struct RootView: SceneView {
  weak var delegate: (any RootViewDelegate)?

  var body: [ScreenElement] {
    column {
      button("かいもの") { delegate?.rootViewDidTapKaimonoTab() }.id("tab-kaimono")
    }
  }
}
