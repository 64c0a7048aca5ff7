/// A node of a screen and everything in it, at one moment.
public struct ScreenNodeSnapshot: Sendable, Hashable, Codable {
  /// The node's name.
  public let id: ScreenNodeID
  /// What it looks like.
  public var look: ScreenNodeLook
  /// Its frame in its container's content, in points.
  public var frame: ScreenRect
  /// How far its content has been moved, if it is a scroll.
  public var scroll: ScreenScrollState?
  /// What is in it, from the back to the front.
  public var children: [ScreenNodeSnapshot]

  /// Creates a snapshot.
  public init(
    id: ScreenNodeID,
    look: ScreenNodeLook,
    frame: ScreenRect,
    scroll: ScreenScrollState? = nil,
    children: [ScreenNodeSnapshot] = []
  ) {
    self.id = id
    self.look = look
    self.frame = frame
    self.scroll = scroll
    self.children = children
  }

  /// The number of nodes, itself included.
  var nodeCount: Int { children.reduce(1) { $0 + $1.nodeCount } }
}
