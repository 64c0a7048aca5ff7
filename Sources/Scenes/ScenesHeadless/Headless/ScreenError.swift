public import Scenes

/// An error of an action on a screen.
public enum ScreenError: Error, Equatable {
  /// No element of the screen matches the query, which is given in words.
  case notFound(String)
  /// The element is there, but an obstacle is in the way.
  case obstacle(ScreenElement, ScreenObstacle)
}

extension ScreenError: CustomStringConvertible {
  /// A sentence that says what went wrong.
  public var description: String {
    switch self {
    case .notFound(let query): "Nothing on the screen \(query)."
    case .obstacle(let element, let obstacle): "\(element) \(obstacle)."
    }
  }
}
