public import Scenes

/// An error of an action on a screen.
public enum ScreenError: Error, Equatable {
  /// No element of the screen matches the query, which is given in words.
  case notFound(String)
  /// The element is there, but an obstacle is in the way.
  case obstacle(ScreenNodeLook, ScreenObstacle)
  /// The element is there, but does nothing about the gesture, which is given in words.
  case notTaken(String, by: ScreenNodeLook)
  /// Typing goes nowhere; these fields could have the focus.
  case nothingFocused(candidates: [ScreenNodeLook])
  /// The field has the focus, but no input method has marked text in it.
  case nothingMarked(ScreenNodeLook)
}

extension ScreenError: CustomStringConvertible {
  /// A sentence that says what went wrong.
  public var description: String {
    switch self {
    case .notFound(let query): return "Nothing on the screen \(query)."
    case .obstacle(let element, let obstacle): return "\(element) \(obstacle)."
    case .notTaken(let gesture, let element): return "\(element) does nothing about \(gesture)."
    case .nothingMarked(let field):
      return "\(field) has no marked text: type some first, with `marked: true`."
    case .nothingFocused(let candidates):
      if candidates.isEmpty { return "Typing goes nowhere: the screen has no field." }
      let fields = candidates.map(\.description).joined(separator: ", ")
      return "Typing goes nowhere: tap a field first. There are \(fields)."
    }
  }
}
