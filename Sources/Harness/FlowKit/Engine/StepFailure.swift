import Scenes

/// The failure of a step, on its way to the report.
struct StepFailure: Error {
  /// The message, as a sentence.
  var message: String
  /// The place of the cause, if not the step's beginning.
  var place: FlowError?
  /// The selector that had no match, in words.
  var sought: String?
  /// The time that the step waited for a match, in virtual time.
  var waited: Duration?
  /// Whether the flow has failed for good: `optional` does not forgive it.
  var isFinal = false
  /// The whole report, created where the failure happened.
  var report: FlowFailure?

  init(_ message: String) {
    self.message = message
  }

  init(_ error: FlowError) {
    message = error.message
    place = error
  }
}
