import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

/// When a run stops before everything is played.
struct FlowRunLimits: Sendable {
  /// The reason after a failure.
  static let failureReason = "a flow has failed"

  /// A Boolean value that indicates whether the first failure, in the order of the plan, ends the run.
  var failsFast = false
  /// The watch that ends a flow that hangs in a step.
  var hangWatch: FlowHangWatch?
  /// How long the whole run may take, in real time.
  let time: Duration?
  private let end: ContinuousClock.Instant?
  private let now: @Sendable () -> ContinuousClock.Instant
  private let interrupted: @Sendable () -> Bool

  /// - Parameters:
  ///   - failsFast: `true` if the first failure ends the run.
  ///   - time: How long the run may take, in real time.
  ///   - left: How much of it is left from now on; all of it if `nil`.
  ///   - now: The clock.
  ///   - interrupted: Returns `true` if a person or a cluster wants the run to end.
  init(
    failsFast: Bool = false,
    time: Duration? = nil,
    left: Duration? = nil,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    interrupted: @escaping @Sendable () -> Bool = {
      // The end of the time is no interruption: a flow that hangs then has another second.
      FlowInterruption.isAsked && !FlowInterruption.hasReachedLimit
    }
  ) {
    self.interrupted = interrupted
    self.failsFast = failsFast
    self.time = time
    self.now = now
    end = (left ?? time).map { now() + $0 }
  }

  /// How much time is left; `nil` if it has no end.
  var timeLeft: Duration? { end.map { max(.zero, $0 - now()) } }

  /// A Boolean value that indicates whether the run has taken all its time.
  var isTimeOver: Bool { timeLeft == .zero }

  /// A Boolean value that indicates whether a person or a cluster wants the run to end.
  var isInterrupted: Bool { interrupted() }

  /// Why nothing more is read or played; `nil` while the run may go on.
  var stop: String? {
    timeIsOver ?? (isInterrupted ? FlowStopReason.interruption : nil)
  }

  private var timeIsOver: String? {
    isTimeOver ? "the time limit of \(FlowSeconds.text(time ?? .zero)) is over" : nil
  }

  /// Tells a flow that is being played when it has to stop, and why.
  var interruption: () -> String? {
    {
      stop.map { reason in
        let advice =
          isTimeOver ? " Give the run more time, or look for what takes long." : ""
        return "The flow was stopped in this step, since \(reason).\(advice)"
      }
    }
  }
}

extension FlowPlayer {
  /// Plays a flow on a new installation, and stops it when the time of the run is over.
  func play(_ flow: Flow, within limits: FlowRunLimits) async -> FlowResult {
    await play(flow, until: limits.interruption) { limits.hangWatch?.enter($0) }
  }
}
