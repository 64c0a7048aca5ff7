extension ScreenElement {
  /// Lets a finger that stays on the element open a menu, as with a context menu of `UIKit`.
  ///
  /// - Parameter items: The entries, from top to bottom. A menu without one does not open.
  /// - Returns: The element, which takes ``ScreenEvent/longPress`` and ``ScreenEvent/menuItem(_:)``.
  public consuming func contextMenu(_ items: [ScreenMenuItem]) -> ScreenElement {
    menu(items, isContext: true)
  }
}
