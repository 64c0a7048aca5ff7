import Observation2

/// The menu that is open, or the buttons that a swipe has uncovered, until a front-end shows them as its own.
final class SceneMenu: ObservedModel {
  /// The buttons of an edge of a row, and where the row is.
  struct Uncovered: Equatable {
    let edge: ScreenSwipeAction.Edge
    let row: ScreenRect
  }

  /// The node whose menu it is.
  let node: ScreenNodeID
  /// Where the entries stand, if a swipe has uncovered them; `nil` for a menu.
  let uncovered: Uncovered?
  /// What shows it.
  private(set) lazy var scene = SceneMenuScene(self)
  /// What can be chosen.
  @Observed var entries: [ScreenMenuEntry]
  /// What is seen of the entries at first: the one that is ticked.
  let target: ScreenScrollTarget?
  /// What is told of what a person has chosen, or that they want none of it.
  private(set) weak var window: SceneWindow?

  init(of node: ElementNode, uncovered: Uncovered? = nil, in window: SceneWindow) {
    self.node = node.id
    self.uncovered = uncovered
    self.window = window
    let entries = node.entries(uncovered)
    target = entries.numbered.first { $0.entry.isSelected }.map { .row($0, at: .center) }
    _entries = Observed(wrappedValue: entries)
  }
}

/// Shows a menu as a scene does its screen.
final class SceneMenuScene: SceneHost {
  let view: SceneMenuView

  init(_ menu: SceneMenu) {
    view = SceneMenuView(menu: menu)
  }
}

/// The entries of a menu below one another, in front of everything; a tap beside them closes it.
///
/// They scroll where there is no room for all. Those that a swipe has uncovered stand beside one another at their edge
/// of the row.
struct SceneMenuView: SceneView {
  weak var menu: SceneMenu?

  var body: [ScreenElement] {
    ScreenElement(.menu, .layers, children: [items])
      .blocksTouches()
      .onTap { menu?.window?.closeMenu() }
      .onDismiss { menu?.window?.closeMenu() }
  }

  private var items: ScreenElement {
    let entries = menu?.entries.numbered ?? []
    if let uncovered = menu?.uncovered {
      return arranged(by: UncoveredRow(uncovered: uncovered)) {
        each(entries, id: \.self) { item($0).background(.background) }
      }
    }
    let items = scroll {
      each(entries, id: \.self) { item($0) }
    }
    .scrollRequested(to: menu?.target) {}
    return panel([items], at: .center).frame(width: 270)
  }

  private func item(_ numbered: NumberedMenuEntry) -> ScreenElement {
    let entry = numbered.entry
    var item = button(entry.title) { menu?.window?.choose(numbered) }
      .selected(entry.isSelected).disabled(!entry.isEnabled)
    if let identifier = entry.identifier { item = item.identifier(identifier) }
    return entry.isDestructive ? item.color(.destructive) : item
  }
}

/// Places buttons at an edge of a row: the first one of the trailing edge is the outermost, as in UIKit.
private struct UncoveredRow: ScreenLayout {
  let uncovered: SceneMenu.Uncovered

  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    let row = uncovered.row
    let widths = (0..<children.count).map { max(44, children.idealWidth(at: $0)) }
    // Where they need more than the row has, they share it.
    let share = min(1, row.width / max(1, widths.reduce(0, +)))
    var (frames, taken): ([ScreenRect], Double) = ([], 0)
    for width in widths.map({ $0 * share }) {
      taken += width
      let x = uncovered.edge == .leading ? row.x + taken - width : row.x + row.width - taken
      frames.append(ScreenRect(x: x, y: row.y, width: width, height: row.height))
    }
    return ScreenArrangement(size: room, frames: frames)
  }
}
