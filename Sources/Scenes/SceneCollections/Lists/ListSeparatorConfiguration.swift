public import Scenes

/// The lines above and below a row of a list. (Apple: `UIListSeparatorConfiguration`.)
public struct ListSeparatorConfiguration: Hashable, Sendable {
  /// Where at its row a line is.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// Along the upper edge, inside the row.
    case top
    /// Along the lower edge, inside the row.
    case bottom
  }

  /// Whether a line is there.
  public enum Visibility: String, Hashable, Sendable, CaseIterable {
    /// Between two rows alone: below each row but the last one of its section, and not at a row that is a header.
    case automatic
    /// It is.
    case visible
    /// It is not.
    case hidden
  }

  /// Whether there is a line above the row; by default there is none.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far from the edge where lines of text begin a line begins, in points; by default where the text of a row
  /// without a picture does.
  public var leadingInset = ListMetrics.margin
  /// How far from the edge where lines of text end a line ends, in points.
  public var trailingInset = 0.0
  /// What colour the lines have.
  public var color = ScreenColorRole.separator

  /// Creates a configuration of lines between rows.
  public init() {}

  func visibility(of edge: Edge) -> Visibility {
    switch edge {
    case .top: topSeparatorVisibility
    case .bottom: bottomSeparatorVisibility
    }
  }
}
