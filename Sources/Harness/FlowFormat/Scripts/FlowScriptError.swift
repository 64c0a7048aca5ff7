/// The error that ends a script of `runScript`.
public struct FlowScriptError: Error, Equatable, Sendable {
  /// A sentence that says what is wrong.
  public var message: String
  /// The line of the script, from 1; `nil` if it is unknown.
  public var line: Int?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - message: A sentence that says what is wrong.
  ///   - line: The line of the script, from 1.
  public init(_ message: String, line: Int? = nil) {
    self.message = message
    self.line = line
  }
}
