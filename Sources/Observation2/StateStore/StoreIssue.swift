public import Observation2

/// A problem in a store that could not be returned to a caller.
public enum StoreIssue: Error, CustomStringConvertible {
  /// An action was sent to a child that is not in the state; the place is that of the child's lift.
  case missingChild(action: String, SourceSpot)
  /// An effect's work or stream failed; the place is where the effect was made.
  case effectFailed(any Error, SourceSpot)
  /// A child asked to be dismissed and no lift above it names an action for that; the place is that
  /// of the request.
  case unansweredDismissal(SourceSpot)

  /// The problem, its place and the remedy.
  public var description: String {
    switch self {
    case .missingChild(let action, let spot):
      """
      The action \(action) was sent to a child that is not in the state (the reducer lifted at \
      \(spot)). Either the child was removed before its action came, or the parent's reducer, \
      which removes it, is combined before the child's; combine it after.
      """
    case .effectFailed(let error, let spot):
      """
      The effect made at \(spot) failed: \(error). Handle the error in the effect, or give `run` a \
      `catch` that turns it into an action.
      """
    case .unansweredDismissal(let spot):
      """
      The dismissal asked for at \(spot) reached no parent that answers it. Give the lift of the \
      child an `onDismiss` action.
      """
    }
  }

  /// Writes an issue to standard error.
  public static func writeToStandardError(_ issue: StoreIssue) {
    UnhandledStreamError.put("Store: \(issue)\n")
  }
}
