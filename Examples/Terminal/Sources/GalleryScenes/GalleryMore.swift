import Scenes

/// What comes in front, and what has to be brought first.
struct GalleryMore: ScreenPart {
  let data: GalleryDataSource

  var body: [ScreenElement] {
    scroll {
      column(spacing: 22) {
        button(data.toast == nil ? "Show a toast" : "Hide the toast") {
          data.toast = data.toast == nil ? "Saved" : nil
        }
        .identifier("toast")
        button("Open a sheet") { data.openSheet() }.identifier("open-sheet")
        text("Hold me").frame(height: 44)
          .contextMenu([ScreenMenuItem("Pin") { data.last = "Pinned" }])
          .identifier("held")
        row(spacing: 16) {
          image(at: "carrot", from: data.pictures, label: "A carrot").frame(width: 136, height: 66)
          image(at: "leek", from: data.pictures, label: "A leek").identifier("leek")
            .frame(width: 136, height: 66)
        }
        lazyGrid(.adaptive(minimum: 160), spacing: 8, estimatedRowHeight: 44, data.places) {
          place in
          button(place.name) { data.last = place.name }
        }
        .frame(height: 110)
      }
    }
    .identifier("controls").onRefresh { data.last = "Refreshed" }
  }

  /// The bar above it, with buttons and a search.
  static func bar(_ part: some ScreenPart, _ data: GalleryDataSource) -> SceneNavigationItem {
    SceneNavigationItem("Gallery")
      .leading { part.button("Edit") { data.last = "Edited" }.identifier("edit") }
      .trailing {
        part.menu("Sort", items: [ScreenMenuItem("By name") { data.last = "Sorted" }])
          .identifier("sort")
      }
      .search(
        part.searchField(
          data.wanted,
          placeholder: "Find",
          onChange: { data.wanted = $0 },
          onSearch: { data.last = "Found \(data.wanted)" }
        )
        .label("Find").identifier("find"),
        isActive: !data.wanted.isEmpty,
        cancelTitle: "Cancel"
      ) { (data.wanted, data.last) = ("", "Gave up") }
  }
}
