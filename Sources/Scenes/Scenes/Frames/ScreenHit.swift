/// The target of a touch.
public enum ScreenHit: Sendable, Equatable {
  /// An enabled element that takes taps.
  case control(LaidOutElement)
  /// A disabled element that takes taps; the touch has no effect.
  case disabled(LaidOutElement)
  /// An element that lets no touch through and does nothing with it.
  case blocked(LaidOutElement)
  /// No element that takes touches.
  case nothing

  /// The element that the touch lands on, if any.
  public var target: LaidOutElement? {
    switch self {
    case .control(let target), .disabled(let target), .blocked(let target): target
    case .nothing: nil
    }
  }
}
