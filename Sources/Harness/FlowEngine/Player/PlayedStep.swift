import FlowFormat

/// A step that is being played, or was played last.
///
/// It is a class, since a step has many texts, and each copy would count the references to all of them.
final class PlayedStep {
  /// The step.
  let step: FlowStep
  /// The place of the step among the results.
  let place: Int
  /// The beginning of the step, in virtual time.
  let start: Duration

  init(_ step: FlowStep, at place: Int, since start: Duration) {
    (self.step, self.place, self.start) = (step, place, start)
  }
}
