import Scenes

/// The gestures that the root's view reports.
@MainActor
protocol RootViewDelegate: AnyObject {
  func rootViewDidTapKaimonoTab()
}

/// A button for each feature.
struct RootView: SceneView {
  weak var delegate: (any RootViewDelegate)?

  var body: [ScreenElement] {
    column {
      button("かいもの") { delegate?.rootViewDidTapKaimonoTab() }.identifier("tab-kaimono")
    }
  }
}
