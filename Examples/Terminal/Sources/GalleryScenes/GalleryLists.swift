import Scenes

/// What stands in rows and columns, most of which are described only when they are near.
struct GalleryLists: ScreenPart {
  let data: GalleryDataSource

  var body: [ScreenElement] {
    lazyColumn(estimatedRowHeight: 44) {
      text("Grids and lists").header()
      grid(columns: 3, spacing: 8) {
        for number in 1...6 {
          button("Cell \(number)") { data.last = "Cell \(number)" }
        }
      }
      lazyRow(spacing: 8, estimatedRowWidth: 96) {
        each(data.shelf, id: \.self) { name in
          button(name) { data.last = name }.frame(width: 96)
        }
      }
      each(data.rows, id: \.self) { GalleryRow(name: $0, data: data) }
    }
    .identifier("controls").onRefresh { data.last = "Refreshed" }
  }
}

/// A row with what a swipe uncovers, a menu of its context, and an action of assistive technology.
struct GalleryRow: ScreenPart {
  let name: String
  let data: GalleryDataSource

  var body: [ScreenElement] {
    row {
      text(name)
      spacer()
    }
    .frame(height: 44).label(name)
    .swipeActions([
      ScreenSwipeAction("Pin") { data.last = "Pinned \(name)" },
      ScreenSwipeAction("Delete", isDestructive: true) { data.rows.removeAll { $0 == name } },
    ])
    .accessibilityAction("Read aloud") { data.last = "Read \(name)" }
    .contextMenu([ScreenMenuItem("Copy") { data.last = "Copied \(name)" }])
  }
}
