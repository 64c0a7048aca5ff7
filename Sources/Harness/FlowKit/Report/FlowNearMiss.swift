/// Something on the screen that a step may have meant.
public struct FlowNearMiss: Hashable, Sendable, Codable {
  /// What it is, such as `button "注文する" #order-button`.
  public var element: String
  /// Where it lies, in points.
  public var frame: String
  /// The edits between what was looked for and its text or identifier; 0 if those match.
  public var distance: Int
  /// Why it did not match, without a full stop.
  public var reason: String
}
