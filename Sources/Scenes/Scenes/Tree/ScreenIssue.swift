public import Observation2

/// A mistake in how a screen is described, which is shown as well as it can be.
public enum ScreenIssue: Error, Sendable, Equatable {
  /// Items of one list, or neighbours in a body, have the same identity. Each is shown, but after a move it may be
  /// taken for another one.
  case duplicateIdentity(String, SourceSpot)
  /// Bodies change what they read, so that describing never ends; it was given up for now.
  case endlessDescription
  /// The screen is another one each time that it has been shown; it was given up for now.
  case endlessUpdate
}

extension ScreenIssue: CustomStringConvertible {
  /// A sentence that says what is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .duplicateIdentity(let id, let place):
      "Two items of the list at \(place), or two neighbours there, have the identity \(id). "
        + "Give each its own."
    case .endlessDescription:
      "A body changes a property that it reads, so that it is described again without end. "
        + "Change properties in answer to events only."
    case .endlessUpdate:
      "What a screen does when it is shown (for something that appears, disappears or gets the focus, "
        + "or while text is measured) changes the screen, without end. Change it once."
    }
  }
}
