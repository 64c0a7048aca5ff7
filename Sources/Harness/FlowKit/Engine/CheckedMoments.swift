import Observation2
import Scenes
import ScenesHeadless

/// The last moments at which the invariants of a run were checked.
///
/// Code of the app runs only as a part of the clock's work, or since a step acts on the app. If neither has happened at
/// the same time and on the same screen, an invariant says the same as before.
@MainActor
struct CheckedMoments {
  private struct Moment: Equatable {
    let stage: ObjectIdentifier
    let time: Duration
    let revision: Int
    let activity: Int
    let acts: Int
  }

  /// The number of steps that have acted on the app.
  var acts = 0
  /// The last moment at which all invariants held.
  private var whole: Moment?
  /// The last moment at which those held that cost little.
  private var part: Moment?

  /// Returns `true` if the invariants were checked, and nothing has happened since.
  ///
  /// - Parameters:
  ///   - stage: The stage of the running app.
  ///   - time: The clock of everything in the run.
  ///   - isStepOver: `true` to include those that cost too much for every event.
  /// - Returns: `true` if it is so.
  func hold(on stage: Stage, _ time: VirtualTime, isStepOver: Bool) -> Bool {
    guard let now = moment(stage, time) else { return false }
    return now == whole || (!isStepOver && now == part)
  }

  /// Notes that the invariants hold at the present moment.
  mutating func note(_ stage: Stage, _ time: VirtualTime, isStepOver: Bool) {
    part = moment(stage, time)
    if isStepOver { whole = part }
  }

  /// The present moment; `nil` if something may change without being noticed.
  private func moment(_ stage: Stage, _ time: VirtualTime) -> Moment? {
    guard !stage.isOutdated, let activity = time.activity else { return nil }
    return Moment(
      stage: ObjectIdentifier(stage),
      time: time.now,
      revision: stage.revision,
      activity: activity,
      acts: acts
    )
  }
}
