/// One command of a flow, with its position.
public struct FlowStep: Hashable, Sendable {
  /// The command.
  public var command: FlowCommand
  /// The command's name as in the file.
  public var name: String
  /// The file.
  public var file: String
  /// The command's position.
  public var position: FlowPosition
  /// The step as written, without the dash and the indentation; a very long one is cut off with `…`.
  public var source: String
  /// The step's name in reports.
  public var label: FlowText?
  /// Whether a failure of the step is only a warning.
  public var isOptional: Bool

  /// The line, from 1.
  public var line: Int { position.line }
  /// The column in Unicode scalars, from 1.
  public var column: Int { position.column }

  /// The keys that every command with a mapping accepts.
  package static let keys = ["label", "optional"]
}
