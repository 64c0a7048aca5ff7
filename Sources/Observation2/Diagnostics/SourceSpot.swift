/// A place in somebody's source code, for reports.
public struct SourceSpot: Hashable, Sendable, CustomStringConvertible {
  /// Module and file, as `#fileID` gives them.
  public let fileID: StaticString
  /// The line, from 1.
  public let line: UInt

  /// Creates a place; by default the caller's.
  @inlinable
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    self.fileID = fileID
    self.line = line
  }

  /// `Module/File.swift:12`.
  public var description: String { "\(fileID):\(line)" }

  /// Whether both name the same line of the same file.
  public static func == (left: SourceSpot, right: SourceSpot) -> Bool {
    left.line == right.line && left.fileID.description == right.fileID.description
  }

  /// Feeds the place to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
  }
}
