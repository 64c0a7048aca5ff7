import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import Foundation
import Synchronization

/// Watches over what a worker plays, from a thread of its own: a step that hangs can't say so itself.
///
/// Some time after the end of the run it answers for a flow that is still played, names its step, and ends the process.
final class FlowHangWatch: Sendable {
  /// How long a step may take on when the time is over; who has started the worker waits longer.
  private static let patience = Duration.seconds(1)

  private struct Place {
    var play: FlowRunPlan.Play?
    var step: FlowStep?
  }

  private let place = Mutex(Place())

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - limits: When the run is over.
  ///   - answer: Sends the result of a flow that hangs.
  /// - Returns: The watch; `nil` if the run has no end.
  static func start(
    _ limits: FlowRunLimits,
    _ answer: @escaping @Sendable (FlowReportEntry) -> Void
  ) -> FlowHangWatch? {
    guard let left = limits.timeLeft, let time = limits.time else { return nil }
    let watch = FlowHangWatch()
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: (left + patience) / .seconds(1))
      watch.end("the time limit of \(FlowSeconds.text(time)) is over", answer)
    }
    return watch
  }

  /// Notes that a flow is played from now on.
  func begin(_ play: FlowRunPlan.Play) {
    place.withLock { $0 = Place(play: play) }
  }

  /// Notes the step that is played.
  func enter(_ step: FlowStep?) {
    place.withLock { $0.step = step }
  }

  /// Notes that the flow is over, and answered for by who has played it.
  func finish() {
    place.withLock { $0 = Place() }
  }

  /// Answers for the flow that is played, if there is one, and ends the process.
  ///
  /// The flow's player can't answer as well: the lock is never given back.
  private func end(_ reason: String, _ answer: (FlowReportEntry) -> Void) {
    place.withLock { place in
      guard let play = place.play else { return }
      let message =
        "The flow was stopped, since \(reason): it was still in this step \(FlowSeconds.text(Self.patience)) later, "
        + "so that its process was ended. Look for work in the app that never comes to an end."
      answer(play.lost(message, in: place.step))
      _exit(1)
    }
  }
}
