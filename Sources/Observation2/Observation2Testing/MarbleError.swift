/// A marble diagram that can't be read.
public struct MarbleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The diagram as given.
  public let diagram: String
  /// The column of the wrong character, from 1.
  public let column: Int
  /// The problem, and what to write instead.
  public let reason: String

  /// The reason, and the diagram with the place marked.
  public var description: String {
    """
    Marble diagram, column \(column): \(reason)
      \(diagram)
      \(String(repeating: " ", count: max(0, column - 1)))^
    """
  }
}
