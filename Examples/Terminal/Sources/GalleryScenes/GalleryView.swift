import Observation2
public import Scenes

/// The gallery: tabs of controls, and what was done last above them.
public struct GalleryView: SceneView {
  let data: GalleryDataSource

  /// The bar, the tab that is shown, and what lies in front.
  public var body: [ScreenElement] {
    layers {
      column {
        navigationBar(data.tab == 4 ? GalleryMore.bar(self, data) : SceneNavigationItem("Gallery"))
        {
          if data.tab == 3 { backButton("Buttons") { data.tab = 0 }.identifier("back") }
        }
        text(data.last).identifier("last").padding(horizontal: 16)
        switch data.tab {
        case 0: controls { GalleryButtons(data: data) }
        case 1: controls { GalleryValues(data: data) }
        case 2: controls { GalleryFields(data: data) }
        case 3: GalleryLists(data: data)
        default: GalleryMore(data: data)
        }
        tabBar {
          for (index, title) in ["Buttons", "Values", "Fields", "Lists", "More"].enumerated() {
            tab(title, badge: index == 3 ? "40" : nil, isSelected: data.tab == index) {
              data.tab = index
            }
            .identifier("tab-\(index)")
          }
        }
      }
      if let message = data.toast { toast(message) }
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

  private func controls(@ScreenBuilder content: () -> [ScreenElement]) -> ScreenElement {
    scroll(content: content)
      .identifier("controls").onRefresh { data.last = "Refreshed" }
  }

  private func answer(_ words: String) {
    (data.question, data.last) = (.none, words)
  }
}
