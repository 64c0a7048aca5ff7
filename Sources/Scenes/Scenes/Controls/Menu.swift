extension ScreenPart {
  /// Shows a button that opens a menu.
  ///
  /// The menu lies in front of everything until an entry is chosen, something beside it is tapped, or
  /// another screen comes. A front-end with menus of its own shows ``ScreenNodeLook/menu`` and sends
  /// ``ScreenEvent/menuItem(_:)``.
  ///
  /// - Parameters:
  ///   - title: The text on the button.
  ///   - items: The entries, from top to bottom. A menu without one does not open.
  /// - Returns: A button.
  public func menu(_ title: String, items: [ScreenMenuItem]) -> ScreenElement {
    var menu = ScreenElement(.menuButton, .text, text: title)
    menu.change { $0.flags.insert(.fillsWidth) }
    menu.changeDetails { $0.inset = .control }
    return menu.menu(items)
  }
}

extension ScreenElement {
  /// Lets a tap on the element open a menu.
  public consuming func menu(_ items: [ScreenMenuItem]) -> ScreenElement {
    menu(items, isContext: false)
  }

  consuming func menu(_ items: [ScreenMenuItem], isContext: Bool) -> ScreenElement {
    specifically { $0.menu = items.isEmpty ? nil : items.map(\.entry) }
      .handling {
        $0.menu = items
        $0.hasContextMenu = isContext
      }
  }
}

extension ScreenInsets {
  /// The space that a control has around its text.
  static let control = ScreenInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
}
