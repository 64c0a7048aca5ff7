import Scenes

/// The failure of a step, on its way to the report.
///
/// The report adds where in the file the step stands, the screen, and the last events and requests.
public struct StepFailure: Error {
  /// The message: a sentence that says what went wrong and what to do.
  public var message: String
  /// The place of the cause, if not the step's beginning.
  var place: FlowError?
  /// The selector that had no match, in words.
  var sought: String?
  /// The time that the step waited for a match, in virtual time.
  var waited: Duration?
  /// What there is, if the app has refused a name or a value.
  var known: [String] = []
  /// Whether the flow has failed for good: `optional` does not forgive it.
  var isFinal = false
  /// The whole report, created where the failure happened.
  var report: FlowFailure?

  /// Creates a failure.
  ///
  /// - Parameter message: A sentence that says what went wrong and what to do.
  public init(_ message: String) {
    self.message = message
  }

  init(_ error: FlowError) {
    message = error.message
    place = error
  }
}
