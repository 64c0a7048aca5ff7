import Scenes

/// The gestures that the root's view reports.
@MainActor
protocol RootViewDelegate: AnyObject {
  func rootViewDidTapTab(_ entrance: SceneEntrance)
}

/// A button for each feature.
struct RootView: SceneView {
  let entrances: [SceneEntrance]
  weak var delegate: (any RootViewDelegate)?

  var body: [ScreenElement] {
    column {
      each(entrances) { entrance in
        button(entrance.title) { delegate?.rootViewDidTapTab(entrance) }
          .identifier("tab-\(entrance.feature)")
      }
    }
  }
}
