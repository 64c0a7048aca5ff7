import Observation2
import Scenes

/// An item of the rows of the screens that the V workloads show.
struct ListItem: Identifiable, Equatable {
  let id: Int
  var name: String
  var origin: String
  var price: String
  var count: Int
  var stock: Int

  /// Numbers have three digits, so that a change keeps the text's width.
  init(_ id: Int, seed: Int) {
    self.id = id
    name = "item \(id)"
    origin = "of the fields"
    price = "1,200 yen"
    count = Self.number(id, seed: seed)
    stock = 100 + id % 900
  }

  static func number(_ place: Int, seed: Int) -> Int { 100 + (place &+ seed) % 900 }
}

/// What the screens show.
final class ListSource: ObservedModel {
  @Observed var items: [ListItem]
  @Observed var title = "0"
  @Observed var banner = "0"

  init(_ count: Int, seed: Int) {
    items = (0..<count).map { ListItem($0, seed: seed) }
  }
}

/// A row of five elements, in the element that holds them.
struct ListRow: ScreenPart, Equatable {
  let item: ListItem

  var body: [ScreenElement] {
    row(spacing: 8) {
      text(item.name)
      text(item.origin)
      text(item.price)
      text(String(item.count))
      text(String(item.stock))
    }
  }
}

/// A text that is read in a part of its own.
struct ListBanner: ScreenPart {
  let source: ListSource

  var body: [ScreenElement] {
    text(source.banner)
  }
}

/// The screen of V0 to V4: a column of all rows.
struct ListScreen: SceneView {
  let source: ListSource

  var body: [ScreenElement] {
    column {
      text(source.title)
      ListBanner(source: source)
      each(source.items) { ListRow(item: $0) }
    }
  }
}

/// The screen of V5: a lazy column.
struct LazyListScreen: SceneView {
  let source: ListSource

  var body: [ScreenElement] {
    column {
      ListBanner(source: source)
      lazyColumn(estimatedRowHeight: 22) {
        each(source.items) { ListRow(item: $0) }
      }
    }
  }
}

/// Shows a view, and does nothing else.
final class PlainHost<Content: SceneView>: SceneHost {
  let view: Content

  init(_ view: Content) {
    self.view = view
  }
}

extension SceneWindow {
  /// A window with a view that has been described and laid out.
  static func showing(_ view: some SceneView) -> (window: SceneWindow, screen: ScreenNodeSnapshot) {
    let window = SceneWindow()
    window.navigator.push(PlainHost(view))
    return (window, window.snapshot())
  }

  /// Updates, and adds up what the patches tell: the numbers among new texts and in new rows, the
  /// offsets of scrolls.
  func told() -> Int {
    var sum = 0
    for patch in update() {
      switch patch {
      case .update(_, let look, _): sum &+= look.number
      case .insert(let row, _, _): sum &+= row.number
      case .scroll(_, let state): sum &+= Int(state.offset.y.rounded())
      case .shift(_, let children, _): sum &+= children.count
      case .remove, .move, .frame, .focus: break
      }
    }
    return sum
  }
}

extension ScreenNodeLook {
  fileprivate var number: Int { text.flatMap { Int($0) } ?? 0 }
}

extension ScreenNodeSnapshot {
  /// The first number among the texts of a row.
  fileprivate var number: Int {
    for child in children where child.look.number != 0 { return child.look.number }
    return 0
  }
}
