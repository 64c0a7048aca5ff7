/// A place in a flow file.
///
/// Lines and columns count from 1. A column counts Unicode scalars, so `にんじん` is four columns
/// wide; a tab is one; a byte order mark is none.
public struct FlowPosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column in Unicode scalars, from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a file.
  public static let start = FlowPosition(line: 1, column: 1)
}
