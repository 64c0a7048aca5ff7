public import Scenes

/// Why something that is in a screen can't be seen or tapped.
public enum ScreenObstacle: Error, Sendable, Equatable {
  /// It is hidden: itself, or by what contains it.
  case hidden(by: ScreenElement?)
  /// It lies outside a scroll, or outside the viewport.
  case offScreen(ScreenDistance, scroll: ScreenElement?)
  /// Its frame has no width or no height.
  case empty
  /// Something in front of it takes or blocks the touch.
  case covered(by: ScreenElement)
  /// It is disabled: itself, or by what contains it.
  case disabled(by: ScreenElement?)
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
    }
  }
}
