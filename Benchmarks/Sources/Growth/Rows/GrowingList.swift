import Observation2
import Scenes

/// What the growing screens show.
final class GrowingList: ObservedModel {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @Observed var title = "title"
  @Observed var items: [Item]
  @Observed var target: ScreenScrollTarget?
  /// Requests of the scroll that have been answered.
  var granted = 0
  /// What the screen's controls have been told.
  var heard = 0

  init(_ count: Int) {
    items = Self.some(count, from: 0)
  }

  static func some(_ count: Int, from start: Int) -> [Item] {
    (start..<(start + count)).map { Item(id: $0, name: "item \($0)") }
  }
}

struct GrowingTitle: SceneView {
  let list: GrowingList

  var body: [ScreenElement] { text(list.title).identifier("title") }
}

/// A row for each item, and a text in a part of its own.
struct ListView: SceneView {
  let list: GrowingList

  var body: [ScreenElement] {
    column {
      each(list.items) { item in
        text(item.name).identifier("row-\(item.id)").onTap { list.heard += 1 }
          .onAppear { list.heard += 1 }
      }
      GrowingTitle(list: list)
    }
  }
}

struct LazyView: SceneView {
  let list: GrowingList

  var body: [ScreenElement] {
    lazyColumn { each(list.items) { text($0.name) } }
      .scrollRequested(to: list.target) { list.granted += 1 }
  }
}

/// A text in boxes, one in another.
struct NestedView: SceneView {
  let list: GrowingList
  let depth: Int

  var body: [ScreenElement] {
    (0..<depth).reduce([text(list.title)]) { inner, _ in [column { inner }] }
  }
}

final class GrowingScene<View: SceneView>: SceneHost {
  let view: View

  init(_ view: () -> View) {
    self.view = view()
  }
}
