/// The reason why a state of a scene could not be reached, or is not what it says.
public struct SceneStateError: Error, CustomStringConvertible {
  /// The state.
  public let state: SceneState
  /// The step that failed; `nil` if it is the launch, or what is seen in the end.
  public let step: SceneStep?
  /// A sentence that says what went wrong.
  public let reason: String

  /// A sentence that names the state, the step and what went wrong.
  public var description: String {
    "\(state)" + (step.map { ", where it says to \($0)" } ?? "") + ": \(reason)"
  }
}

extension SimulatedAppError {
  /// A sentence that says what went wrong, and the names that the app knows.
  var inWords: String {
    known.isEmpty ? description : "\(description) Known are: \(known.joined(separator: ", "))."
  }
}
