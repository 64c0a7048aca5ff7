import Scenes

/// A node as a person saw it at one moment.
struct SeenNode {
  /// Controls that are one thing with their parts.
  private static let controls: Set<ScreenRole> = [.stepper, .toggle]
  /// What comes and goes as one with all that is in it.
  private static let wholes: Set<ScreenRole> = [.screen, .sheet, .toast, .alert]

  let id: ScreenNodeID
  let look: ScreenNodeLook
  /// Whether it is enabled, and so is all that contains it.
  let isEnabled: Bool
  let isFocused: Bool
  /// Whether it is a part of a control.
  let isPart: Bool
  /// The messages, questions and screens that it is in.
  let wholes: [ScreenNodeID]
  /// What it says, or what is said in it first.
  let title: String
  /// Where it was in the order of reading; only of what has been noted with all in it.
  var place: [Int] = []

  /// Reads a node; `nil` if it is not there, or hidden.
  init?(_ id: ScreenNodeID, on screen: ScreenMirror) {
    guard let node = screen[id] else { return nil }
    var (isEnabled, isPart, wholes) = (node.look.isEnabled, false, [ScreenNodeID]())
    if node.look.isHidden { return nil }
    var next = node.parent
    while let around = next, let container = screen[around] {
      if container.look.isHidden { return nil }
      if !container.look.isEnabled { isEnabled = false }
      if Self.controls.contains(container.look.role) { isPart = true }
      if around != screen.root, Self.wholes.contains(container.look.role) { wholes.append(around) }
      next = container.parent
    }
    (self.id, look, self.isEnabled, self.isPart) = (id, node.look, isEnabled, isPart)
    (self.wholes, isFocused) = (wholes, screen.focus == id)
    title = Self.title(of: node, on: screen)
  }

  /// The first header inside a screen, the first words inside anything else that says nothing itself.
  private static func title(of node: ScreenMirror.Node, on screen: ScreenMirror) -> String {
    let isScreen = node.look.role == .screen || node.look.role == .sheet
    return (isScreen ? firstWords(in: node, on: screen) { $0.traits.contains(.header) } : nil)
      ?? firstWords(in: node, on: screen) { _ in true }
      ?? node.look.identifier ?? node.look.role.rawValue
  }

  private static func firstWords(
    in node: ScreenMirror.Node,
    on screen: ScreenMirror,
    where isWanted: (ScreenNodeLook) -> Bool
  ) -> String? {
    if isWanted(node.look), let words = words(of: node.look) { return words }
    for child in node.children {
      guard let child = screen[child], !child.look.isHidden else { continue }
      if let words = firstWords(in: child, on: screen, where: isWanted) { return words }
    }
    return nil
  }

  /// What a node says by itself: its title rather than its value.
  private static func words(of look: ScreenNodeLook) -> String? {
    let words = look.label ?? (look.role == .image ? nil : look.text) ?? look.value
    return words?.isEmpty == true ? look.placeholder : words
  }

  /// Its text or value: what changes of it.
  var words: String? { look.value ?? (look.role == .image ? look.label : look.text) ?? look.label }

  /// What it is called in a list of changes.
  var name: String { look.identifier ?? title }

  var isScreen: Bool { look.role == .screen || look.role == .sheet }

  /// Whether it takes something that a person does.
  var isControl: Bool {
    !look.events.subtracting([.appear, .disappear, .focus, .scrolled]).isEmpty
  }

  /// Whether there is something to see of it, beside what is in it.
  var saysSomething: Bool {
    Self.words(of: look) != nil || Self.controls.contains(look.role)
      || Self.wholes.contains(look.role) || look.role == .progress || look.role == .textField
  }
}
