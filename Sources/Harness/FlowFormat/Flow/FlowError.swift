/// An error in a flow file, of reading it or of evaluating a step, with its position.
///
/// The message says what is wrong and what to do about it. An error of a whole file (it is missing,
/// it is too large) is located at its first character.
public struct FlowError: Error, Hashable, Sendable {
  /// The file's path as it was given.
  public var file: String
  /// The place in the file.
  package var position: FlowPosition
  /// A sentence that says what is wrong and what to do, without the position.
  public var message: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - file: The file's path as it was given.
  ///   - position: The place in the file.
  ///   - message: A sentence that says what is wrong and what to do, without the position.
  package init(file: String, position: FlowPosition, message: String) {
    self.file = file
    self.position = position
    self.message = message
  }

  /// The line, from 1.
  public var line: Int { position.line }

  /// The column in Unicode scalars, from 1.
  public var column: Int { position.column }
}

extension [FlowError] {
  /// File by file, as they come first, and of each file from its first line on.
  package var inFileOrder: [FlowError] {
    var files: [ExactText] = []
    var errors: [ExactText: [FlowError]] = [:]
    for error in self {
      let file = ExactText(error.file)
      if errors[file] == nil { files.append(file) }
      errors[file, default: []].append(error)
    }
    return files.flatMap { file in
      (errors[file] ?? []).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
  }
}

extension FlowError: CustomStringConvertible {
  /// `file:line:column: message`, which editors and build logs turn into a link.
  public var description: String {
    "\(file):\(position.line):\(position.column): \(message)"
  }
}
