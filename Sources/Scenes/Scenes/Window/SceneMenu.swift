import Observation2

/// The menu that is open, until a front-end shows it as its own.
final class SceneMenu: ObservedModel {
  /// The node whose menu it is.
  let node: ScreenNodeID
  /// What shows it.
  private(set) lazy var scene = SceneMenuScene(self)
  /// What can be chosen.
  @Observed var entries: [ScreenMenuEntry]
  /// What is seen of the entries at first: the one that is ticked.
  let target: ScreenScrollTarget?
  /// What is told of what a person has chosen, or that they want none of it.
  private(set) weak var window: SceneWindow?

  init(of node: ElementNode, in window: SceneWindow) {
    self.node = node.id
    self.window = window
    let entries = node.menu
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
/// They scroll where there is no room for all.
struct SceneMenuView: SceneView {
  weak var menu: SceneMenu?

  var body: [ScreenElement] {
    let items = scroll {
      each(menu?.entries.numbered ?? [], id: \.self) { numbered in
        item(numbered)
      }
    }
    .scrollRequested(to: menu?.target) {}
    ScreenElement(
      .menu,
      .layers,
      children: [panel([items], at: .center).frame(width: 270)]
    )
    .blocksTouches()
    .onTap { menu?.window?.closeMenu() }
    .onDismiss { menu?.window?.closeMenu() }
  }

  private func item(_ numbered: NumberedMenuEntry) -> ScreenElement {
    let entry = numbered.entry
    var item = button(entry.title) { menu?.window?.choose(numbered) }
      .selected(entry.isSelected).disabled(!entry.isEnabled)
    if let identifier = entry.identifier { item = item.identifier(identifier) }
    return entry.isDestructive ? item.color(.destructive) : item
  }
}
