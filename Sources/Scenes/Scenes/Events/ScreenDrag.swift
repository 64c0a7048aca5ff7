/// A finger that has picked a node up and carries it over the screen.
///
/// A front-end sends one that has ``Phase/began``, then one with each move, and one that has ``Phase/ended`` or was
/// ``Phase/cancelled``. How a node is picked up is its own affair: by a finger that stays first, or by a handle.
///
/// - SeeAlso: ``ScreenElement/onDrag(_:)``
public struct ScreenDrag: Sendable, Hashable, Codable {
  /// How far it has come.
  public enum Phase: String, Sendable, Hashable, Codable, CaseIterable {
    /// The node is picked up.
    case began
    /// The finger has moved.
    case changed
    /// The finger has let go.
    case ended
    /// Something has come between: the node is to be where it was.
    case cancelled
  }

  /// How far it has come.
  public var phase: Phase
  /// How far the finger is from where it has picked the node up, in points of the screen.
  ///
  /// It does not depend on where the node is now, which may follow the finger.
  public var translation: ScreenPoint

  /// Creates a drag.
  public init(_ phase: Phase, translation: ScreenPoint = .zero) {
    self.phase = phase
    self.translation = translation
  }
}
