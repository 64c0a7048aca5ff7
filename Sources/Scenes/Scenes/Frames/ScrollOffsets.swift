/// How far each scroll of a screen has been moved.
///
/// The front-end that shows the screen keeps it, not the description, and passes it to each layout.
public struct ScrollOffsets: Sendable, Hashable {
  private var points: [ScrollKey: ScreenPoint] = [:]

  /// Creates the offsets of a screen whose scrolls have not been moved.
  public init() {}

  /// Whether no scroll has been moved.
  public var isEmpty: Bool { points.isEmpty }

  /// How far a scroll has been moved: the point of its content that lies at its top left corner.
  ///
  /// A layout limits it to the content's end.
  public subscript(key: ScrollKey) -> ScreenPoint {
    get { points[key] ?? .zero }
    set { points[key] = newValue == .zero ? nil : newValue }
  }
}
