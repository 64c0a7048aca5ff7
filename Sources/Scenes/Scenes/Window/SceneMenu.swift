import Observation2

/// The menu that is open, until a front-end shows it as its own.
final class SceneMenu: ObservedModel {
  /// The node whose menu it is.
  let node: ScreenNodeID
  /// What shows it.
  private(set) lazy var scene = SceneMenuScene(self)
  /// What can be chosen.
  @Observed var entries: [ScreenMenuEntry]
  /// Called with what a person has chosen.
  var choose: (ScreenMenuEntry) -> Void = { _ in }
  /// Called when a person wants none of it.
  var close: () -> Void = {}

  init(of node: ScreenNodeID, _ entries: [ScreenMenuEntry]) {
    self.node = node
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
struct SceneMenuView: SceneView {
  weak var menu: SceneMenu?

  var body: [ScreenElement] {
    let panel = column {
      each(menu?.entries ?? [], id: \.self) { entry in
        item(entry)
      }
    }
    ScreenElement(
      .menu,
      .layers,
      children: [panel.frame(width: 270).alignment(.center).background(.background)]
    )
    .blocksTouches()
    .onTap { menu?.close() }
    .onDismiss { menu?.close() }
  }

  private func item(_ entry: ScreenMenuEntry) -> ScreenElement {
    var item = button(entry.title) { menu?.choose(entry) }
      .selected(entry.isSelected).disabled(!entry.isEnabled)
    if let identifier = entry.identifier { item = item.identifier(identifier) }
    return entry.isDestructive ? item.color(.destructive) : item
  }
}
