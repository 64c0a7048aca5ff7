/// An element of the screen that a step may have meant.
public struct FlowNearMiss: Hashable, Sendable, Codable {
  /// The element's description, such as `button "注文する" #order-button`.
  public var element: String
  /// The element's frame, in points.
  public var frame: String
  /// The number of edits between the selector and the element's text or identifier; 0 if they
  /// match.
  public var distance: Int
  /// The reason why the element did not match, without a full stop.
  public var reason: String
}
