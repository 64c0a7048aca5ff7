import Scenes

/// The gestures that the view of the home tab reports.
@MainActor
protocol HomeViewDelegate: AnyObject {
  func homeViewDidTapMarkGrid()
}

/// A button for each scene that the home tab leads to.
struct HomeView: SceneView {
  weak var delegate: (any HomeViewDelegate)?

  var body: [ScreenElement] {
    column {
      button("えらぶ") { delegate?.homeViewDidTapMarkGrid() }.identifier("home-mark-grid")
    }
  }
}
