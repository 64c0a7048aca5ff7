/// One thing in a bar that a front-end draws by itself: a button, a menu, a text or the field of a search.
public struct SceneBarItem: Sendable, Equatable {
  /// The words, the picture, the traits and the menu of the item.
  public let look: ScreenNodeLook
  private let element: ScreenElement

  init(_ element: ScreenElement) {
    self.element = element
    look = ScreenNodeLook.of(element.fields)
  }

  /// Compares what is seen; closures can't be compared.
  public static func == (left: SceneBarItem, right: SceneBarItem) -> Bool {
    left.look == right.look
  }

  /// Does what a person has done to the item.
  ///
  /// - Parameter event: A tap, a choice in the menu, an edit, the key that searches, or the focus.
  /// - Throws: ``ScreenEventError/disabled(_:)`` or ``ScreenEventError/notTaken(_:by:)``; nothing has happened then.
  @MainActor
  public func send(_ event: ScreenEvent) throws(ScreenEventError) {
    guard look.isEnabled else { throw .disabled(look) }
    let handlers = element.fields.handlers
    switch event {
    case .tap:
      guard let action = element.fields.action else { throw .notTaken(event, by: look) }
      action.perform()
    case .menuItem(let index):
      guard let menu = handlers?.menu, menu.indices.contains(index), menu[index].entry.isEnabled
      else { throw .notTaken(event, by: look) }
      menu[index].perform()
    case .text(let text, let isMarked):
      guard let write = handlers?.text else { throw .notTaken(event, by: look) }
      // The model hears of a text when it is no longer marked.
      if !isMarked { write(text) }
    case .submit:
      guard let submit = handlers?.submit else { throw .notTaken(event, by: look) }
      submit()
    case .focus(let isFocused):
      guard let focus = handlers?.focus else { throw .notTaken(event, by: look) }
      focus(isFocused)
    default: throw .notTaken(event, by: look)
    }
  }

  /// Returns the items among elements; containers count as what is in them.
  @MainActor
  static func items(in elements: [ScreenElement]) -> [SceneBarItem] {
    elements.described.flatMap { element -> [SceneBarItem] in
      let fields = element.fields
      let isContainer =
        fields.action == nil && element.fields.handlers == nil && !fields.children.isEmpty
      return isContainer ? items(in: fields.children) : [SceneBarItem(element)]
    }
  }
}

extension SceneNavigationItem {
  /// The elements after the back button, for a front-end that draws the bar by itself
  /// (``SceneChromeParts/navigationBar``).
  @MainActor public var leadingItems: [SceneBarItem] { SceneBarItem.items(in: leadingElements) }

  /// The elements at the end of the bar, from the first to the last.
  @MainActor public var trailingItems: [SceneBarItem] { SceneBarItem.items(in: trailingElements) }

  /// The field of the search; `nil` if there is none.
  public var search: SceneBarItem? { searchField.map { SceneBarItem($0) } }

  /// The button that gives the search up; `nil` if there is nothing to give up.
  public var searchCancelItem: SceneBarItem? {
    searchCancel.map { cancel in
      SceneBarItem(
        ScreenElement(.button, .text, text: cancel.title, action: cancel.action)
          .identifier("search-cancel")
      )
    }
  }

  /// The item without its search.
  var withoutSearch: SceneNavigationItem {
    var item = self
    item.removeSearch()
    return item
  }
}
