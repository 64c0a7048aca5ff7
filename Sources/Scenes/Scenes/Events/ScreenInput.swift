/// Something that a person has done, as a front-end says it, before anything is done about it.
///
/// - SeeAlso: ``SceneWindow/onInput``
public enum ScreenInput: Sendable, Hashable {
  /// An event for a node, which may be refused.
  case event(ScreenEvent, ScreenNodeID)
  /// A swipe that uncovers the buttons that a node has at an edge.
  case swipe(ScreenNodeID, ScreenSwipeAction.Edge)
  /// The system's way back.
  case back
}
