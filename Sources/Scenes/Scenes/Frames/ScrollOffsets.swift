/// How far each scroll of a screen has been moved.
///
/// It is kept by who shows the screen, not by the description, and given to each layout.
public struct ScrollOffsets: Sendable, Hashable {
  private var points: [ScrollKey: ScreenPoint] = [:]

  /// Makes the offsets of a screen of which nothing has been moved.
  public init() {}

  /// Whether nothing has been moved.
  public var isEmpty: Bool { points.isEmpty }

  /// How far a scroll has been moved: the place of its content that lies at its top left corner.
  ///
  /// A layout takes it no further than the content's end.
  public subscript(key: ScrollKey) -> ScreenPoint {
    get { points[key] ?? .zero }
    set { points[key] = newValue == .zero ? nil : newValue }
  }
}
