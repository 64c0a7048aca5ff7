package import FlowFormat
import Scenes

/// The failure of a step, on its way to the report.
///
/// The report adds where in the file the step stands, the screen, and the last events and requests.
public struct StepFailure: Error {
  /// The message: a sentence that says what went wrong and what to do.
  public var message: String
  /// The place of the cause, if not the step's beginning.
  package var place: FlowError?
  /// The selector that had no match, in words.
  package var sought: String?
  /// The time that the step waited for a match, in virtual time.
  package var waited: Duration?
  /// The names or values that there are, if the app has refused one.
  package var known: [String] = []
  /// A Boolean value that indicates whether the flow has failed for good: `optional` does not forgive it.
  var isFinal = false
  /// The whole report, created where the failure happened.
  package var report: FlowFailure?

  /// Creates a failure.
  ///
  /// - Parameter message: A sentence that says what went wrong and what to do.
  public init(_ message: String) {
    self.message = message
  }

  package init(_ error: FlowError) {
    message = error.message
    place = error
  }
}
