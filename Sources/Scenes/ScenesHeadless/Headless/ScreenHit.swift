public import Scenes

/// What a touch lands on.
public enum ScreenHit: Sendable, Equatable {
  /// Something that takes taps and is enabled.
  case control(LaidOutElement)
  /// Something that would take taps if it were enabled; nothing happens.
  case disabled(LaidOutElement)
  /// Something that lets no touch through and does nothing with it.
  case blocked(LaidOutElement)
  /// Nothing that takes touches.
  case nothing

  /// The element it lands on, if any.
  public var target: LaidOutElement? {
    switch self {
    case .control(let target), .disabled(let target), .blocked(let target): target
    case .nothing: nil
    }
  }

  /// Does what the element does when tapped; nothing unless it is an enabled control.
  @MainActor
  public func perform() {
    if case .control(let target) = self { target.element.action?.perform() }
  }
}
