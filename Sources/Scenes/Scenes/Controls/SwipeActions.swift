extension ScreenElement {
  /// Gives the element buttons that a swipe to the side uncovers, as with the swipe actions of a row in UIKit.
  ///
  /// A front-end without swipes offers them in another way, such as by a key or in a menu. A pressed button sends the
  /// element ``ScreenEvent/swipeAction(_:)``.
  ///
  /// - Parameter actions: The buttons, of each edge from that on; none takes the swipe away.
  /// - Returns: The element.
  public consuming func swipeActions(_ actions: [ScreenSwipeAction]) -> ScreenElement {
    handling { $0.swipeActions = actions }
  }

  /// The buttons that a swipe uncovers, of each edge from that on.
  public var swipeActions: [ScreenSwipeAction] { fields.handlers?.swipeActions ?? [] }
}

/// A button that a swipe uncovers.
public struct ScreenSwipeAction: Sendable, Equatable {
  /// The title.
  public let title: String
  /// The name by which tests and flows find the button while it is uncovered.
  public let identifier: String?
  /// A Boolean value that indicates whether it takes something away for good.
  public let isDestructive: Bool
  /// At which side it is: a swipe away from that side uncovers it.
  public let edge: Edge
  /// The work of the button.
  public let perform: @MainActor () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - identifier: The name by which tests and flows find the button while it is uncovered.
  ///   - isDestructive: A Boolean value that indicates whether the button takes something away for good.
  ///   - edge: The side of the element at which the button is.
  ///   - perform: The work of the button.
  public init(
    _ title: String,
    identifier: String? = nil,
    isDestructive: Bool = false,
    edge: Edge = .trailing,
    perform: @escaping @MainActor () -> Void
  ) {
    (self.title, self.identifier) = (title, identifier)
    self.isDestructive = isDestructive
    self.edge = edge
    self.perform = perform
  }

  /// Compares the titles and what they are; closures can't be compared.
  public static func == (left: ScreenSwipeAction, right: ScreenSwipeAction) -> Bool {
    left.title == right.title && left.identifier == right.identifier
      && left.isDestructive == right.isDestructive
      && left.edge == right.edge
  }

  /// The side of an element at which a button is. (Apple: SwiftUI's `HorizontalEdge`.)
  public enum Edge: Sendable, Hashable {
    /// Where lines of text begin.
    case leading
    /// Where they end.
    case trailing
  }
}
