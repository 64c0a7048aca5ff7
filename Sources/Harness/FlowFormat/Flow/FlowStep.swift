/// One command of a flow, with its position.
public struct FlowStep: Sendable {
  /// The command.
  package var command: any FlowCommandSyntax
  /// The command as a player has prepared it when it was read (``FlowCommandList/prepare``).
  package var prepared: (any AnyObject & Sendable)?
  /// The command's name as in the file.
  public var name: String
  /// The file.
  public var file: String
  /// The command's position.
  package var position: FlowPosition
  /// The step as written, without the dash and the indentation; a very long one is cut off with `…`.
  public var source: String
  /// The step's name in reports.
  package var label: FlowText?
  /// A Boolean value that indicates whether a failure of the step is only a warning.
  package var isOptional: Bool
  /// The position of the path of the file that the command runs; `nil` if it runs none.
  package var filePosition: FlowPosition?

  /// The line, from 1.
  public var line: Int { position.line }
  /// The column in Unicode scalars, from 1.
  public var column: Int { position.column }

  /// The keys that every command with a mapping accepts.
  package static let keys = ["label", "optional"]
}

extension FlowStep: Equatable {
  /// Returns `true` if two steps have the same location and the same content.
  public static func == (one: FlowStep, other: FlowStep) -> Bool {
    one.name == other.name && one.file == other.file && one.position == other.position
      && one.source == other.source && one.label == other.label
      && one.isOptional == other.isOptional && one.command.equals(other.command)
  }
}
