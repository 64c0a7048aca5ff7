import Scenes

/// Why a step failed, on its way to the report.
struct StepFailure: Error {
  /// What happened, as a sentence.
  var message: String
  /// Where the cause stands, if not at the step's beginning.
  var place: FlowError?
  /// What was looked for, in words.
  var sought: String?
  /// How long it was looked for, in virtual time.
  var waited: Duration?
  /// Whether the flow has failed for good: `optional` does not forgive it.
  var isFinal = false
  /// The whole report, made where the failure happened.
  var report: FlowFailure?

  init(_ message: String) {
    self.message = message
  }

  init(_ error: FlowError) {
    message = error.message
    place = error
  }
}
