/// How far scrolls of a screen are to be moved.
public struct ScrollOffsets: Sendable, Hashable {
  /// The scrolls to move, from the inner to the outer.
  public private(set) var moves: [Move] = []

  /// A scroll, and the point of its content that comes to its top left corner.
  public struct Move: Sendable, Hashable {
    /// The scroll.
    public let id: ScreenNodeID
    /// The point, in points.
    public let offset: ScreenPoint
  }

  /// Creates offsets that move nothing.
  public init() {}

  /// Whether nothing is to be moved.
  public var isEmpty: Bool { moves.isEmpty }

  package mutating func move(_ id: ScreenNodeID, to offset: ScreenPoint) {
    moves.append(Move(id: id, offset: offset))
  }
}
