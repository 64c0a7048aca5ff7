/// A reason why an element of a screen can't be seen or tapped.
public enum ScreenObstacle: Error, Sendable, Equatable {
  /// The element is hidden: itself (`nil`), or by this container.
  case hidden(by: ScreenNodeLook?)
  /// The element lies outside a scroll, or outside the viewport.
  case offScreen(ScreenDistance, scroll: ScreenNodeLook?)
  /// The element's frame has no width or no height.
  case empty
  /// An element in front takes or blocks the touch.
  case covered(by: ScreenNodeLook)
  /// The element is disabled: itself (`nil`), or by this container.
  case disabled(by: ScreenNodeLook?)
  /// The element takes touches, but it lets them through: itself (`nil`), or this container.
  case untouchable(by: ScreenNodeLook?)
  /// The element's scene is coming or going.
  case moving
}

extension ScreenObstacle: CustomStringConvertible {
  /// The end of a sentence that begins with the element.
  public var description: String {
    switch self {
    case .hidden(nil):
      "is hidden"
    case .hidden(let container?):
      "is hidden, because \(container) around it is"
    case .offScreen(let distance, let scroll):
      "is off-screen: \(ScreenLength(points: distance.points)) points \(distance.side.rawValue) "
        + (scroll.map { "what \($0) shows; scroll to it" } ?? "the viewport")
    case .empty:
      "has no area"
    case .covered(let cover):
      "is covered by \(cover)"
    case .disabled(nil):
      "is disabled"
    case .disabled(let container?):
      "is disabled, because \(container) around it is"
    case .untouchable(nil):
      "allows no hit testing"
    case .untouchable(let container?):
      "can't be touched, because \(container) around it allows no hit testing"
    case .moving:
      "moves: nothing can be touched until the transition from scene to scene has ended"
    }
  }
}
