import Observation2
public import Scenes

/// The gallery: three tabs of controls, and what was done last above them.
public struct GalleryView: SceneView {
  let data: GalleryDataSource

  /// The bar, the tab that is shown, and what lies in front.
  public var body: [ScreenElement] {
    layers {
      column {
        navigationBar(SceneNavigationItem("Gallery"))
        text(data.last).identifier("last").padding(horizontal: 16)
        scroll {
          switch data.tab {
          case 0: GalleryButtons(data: data)
          case 1: GalleryValues(data: data)
          default: GalleryFields(data: data)
          }
        }
        .identifier("controls").onRefresh { data.last = "Refreshed" }
        tabBar {
          for (index, title) in ["Buttons", "Values", "Fields"].enumerated() {
            tab(title, isSelected: data.tab == index) { data.tab = index }
              .identifier("tab-\(index)")
          }
        }
      }
      switch data.question {
      case .none: row {}
      case .alert:
        alert("Leave?", message: "Nothing is lost.") {
          button("Stay") { answer("Stayed") }.identifier("stay")
          button("Leave", role: .destructive) { answer("Left") }.identifier("leave")
        }
        .onDismiss { answer("Dismissed") }
      case .sheet:
        actionSheet("Share") {
          button("Copy") { answer("Copied") }.identifier("copy")
          button("Cancel", role: .cancel) { answer("Cancelled") }.identifier("cancel")
        }
        .onDismiss { answer("Dismissed") }
      }
    }
  }

  private func answer(_ words: String) {
    (data.question, data.last) = (.none, words)
  }
}
