public import Scenes

/// Why something could not be done with a screen.
public enum ScreenError: Error, Equatable {
  /// Nothing on the screen is what was looked for, in words.
  case notFound(String)
  /// The element is there, and something is in the way.
  case obstacle(ScreenElement, ScreenObstacle)
}

extension ScreenError: CustomStringConvertible {
  /// A sentence that says what was wrong.
  public var description: String {
    switch self {
    case .notFound(let query): "Nothing on the screen \(query)."
    case .obstacle(let element, let obstacle): "\(element) \(obstacle)."
    }
  }
}
