/// An event that has reached a node: it was not refused, and the node does something about it.
///
/// - SeeAlso: ``SceneWindow/onEvent``
public struct ScreenNodeEvent: Sendable, Hashable {
  /// The node.
  public let id: ScreenNodeID
  /// What the node looked like just before.
  public let look: ScreenNodeLook
  /// What has been done to it.
  public let event: ScreenEvent

  @MainActor
  init(_ event: ScreenEvent, on node: ElementNode) {
    (id, look, self.event) = (node.id, node.lookForEvents, event)
  }
}

extension ScreenNodeEvent: CustomStringConvertible {
  /// What was done to what, such as `tap on button "注文する" #order-button`.
  public var description: String { "\(event.name) on \(look)" }
}
