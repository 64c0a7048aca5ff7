public import Scenes

/// Shows a part of a screen in a cell. (Apple: `UIHostingConfiguration`.)
///
/// ```swift
/// cell.contentConfiguration = CellPartConfiguration(PostRow(post: post))
/// ```
public struct CellPartConfiguration<Part: ScreenPart & Equatable>: CellContentConfiguration {
  /// What is shown.
  public let part: Part

  /// Creates a configuration.
  public init(_ part: Part) {
    self.part = part
  }

  /// Creates what shows it.
  public func makeContentView() -> CellPartView<Part> { CellPartView(self) }

  /// Whether both show the same.
  public nonisolated static func == (left: Self, right: Self) -> Bool { left.part == right.part }
}

/// Shows the part of a ``CellPartConfiguration``.
public final class CellPartView<Part: ScreenPart & Equatable>: CellContentView {
  /// What it shows.
  public var configuration: CellPartConfiguration<Part>

  init(_ configuration: CellPartConfiguration<Part>) {
    self.configuration = configuration
  }

  /// The part.
  public var body: [ScreenElement] { configuration.part }
}
