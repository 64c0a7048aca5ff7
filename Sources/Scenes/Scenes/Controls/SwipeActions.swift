extension ScreenElement {
  /// Gives the element buttons that a swipe to the side uncovers, as with the swipe actions of a row in UIKit.
  ///
  /// A front-end without swipes offers them in another way, such as by a key or in a menu. What they do goes to
  /// the element as ``ScreenEvent/swipeAction(_:)``.
  ///
  /// - Parameter actions: The buttons, from the edge on; none takes the swipe away.
  /// - Returns: The element.
  public consuming func swipeActions(_ actions: [ScreenSwipeAction]) -> ScreenElement {
    handling { $0.swipeActions = actions }
  }

  /// The buttons that a swipe uncovers, from the edge on.
  public var swipeActions: [ScreenSwipeAction] { fields.handlers?.swipeActions ?? [] }
}

/// A button that a swipe uncovers.
public struct ScreenSwipeAction: Sendable, Equatable {
  /// The title.
  public let title: String
  /// Whether it takes something away for good.
  public let isDestructive: Bool
  /// What it does.
  public let perform: @MainActor () -> Void

  /// Creates a button.
  public init(
    _ title: String,
    isDestructive: Bool = false,
    perform: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.isDestructive = isDestructive
    self.perform = perform
  }

  /// Compares the titles and what they are; closures can't be compared.
  public static func == (left: ScreenSwipeAction, right: ScreenSwipeAction) -> Bool {
    left.title == right.title && left.isDestructive == right.isDestructive
  }
}
