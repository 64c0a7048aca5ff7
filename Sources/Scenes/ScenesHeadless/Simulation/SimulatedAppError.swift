/// An error of an app or of its back end, which could not carry out a command of a flow.
public struct SimulatedAppError: Error, CustomStringConvertible {
  /// A sentence that says what went wrong and what to do.
  public let description: String
  /// The known names, if a name was unknown.
  public let known: [String]

  /// Creates an error.
  public init(_ description: String, known: [String] = []) {
    self.description = description
    self.known = known
  }
}
