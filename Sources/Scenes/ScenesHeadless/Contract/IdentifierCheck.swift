import Scenes

/// Looks at the identifiers on a screen.
@MainActor
struct IdentifierCheck {
  private(set) var missing: [String] = []
  private(set) var duplicates: [String] = []
  private var seen: Set<String> = []
  private let screen: ScreenMirror

  init(_ root: ScreenNodeID, of screen: ScreenMirror) {
    self.screen = screen
    visit(root, isInControl: false)
  }

  private mutating func visit(_ id: ScreenNodeID, isInControl: Bool) {
    guard let node = screen[id] else { return }
    let look = node.look
    // An empty one names nothing.
    if let identifier = look.identifier, !identifier.isEmpty {
      if !seen.insert(identifier).inserted { duplicates.append("“\(identifier)”") }
    } else if Self.isControl(look), !isInControl {
      let text = (look.text ?? look.label).map { " “\($0)”" } ?? ""
      missing.append("a \(look.role)\(text)")
    }
    // The buttons of a stepper are found through it.
    for child in node.children { visit(child, isInControl: isInControl || Self.isWhole(look)) }
  }

  private static func isControl(_ look: ScreenNodeLook) -> Bool {
    !look.events.isDisjoint(with: [.tap, .doubleTap, .longPress, .text, .value, .menuItem])
  }

  /// Whether what is in it belongs to it.
  private static func isWhole(_ look: ScreenNodeLook) -> Bool {
    look.events.contains(.value)
  }
}
