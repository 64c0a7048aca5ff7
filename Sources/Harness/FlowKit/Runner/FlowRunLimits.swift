/// When a run stops before everything is played.
struct FlowRunLimits: Sendable {
  /// The reason after a failure.
  static let failureReason = "a flow has failed"
  /// The reason after a signal.
  private static let interruptionReason = "the run was interrupted"

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
    interrupted: @escaping @Sendable () -> Bool = { FlowInterruption.isAsked }
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
    isInterrupted ? Self.interruptionReason : timeIsOver
  }

  private var timeIsOver: String? {
    isTimeOver ? "the time limit of \(FlowSeconds.text(time ?? .zero)) is over" : nil
  }

  /// Returns the message of the place at which the harness stops before anything is played.
  ///
  /// - Parameters:
  ///   - work: The work that it stops: `reading` or `checking`.
  ///   - reason: The reason, which is ``stop``.
  /// - Returns: One or two sentences.
  static func sentence(ofStopping work: String, since reason: String) -> String {
    let advice =
      reason == interruptionReason ? "" : " Give the run more time, or name fewer flows."
    return "The harness stopped \(work) here, since \(reason).\(advice)"
  }

  /// Tells a flow that is being played when it has to stop, and why.
  var interruption: () -> String? {
    {
      stop.map { reason in
        let advice =
          isInterrupted ? "" : " Give the run more time, or look for what takes long."
        return "The flow was stopped in this step, since \(reason).\(advice)"
      }
    }
  }
}

/// The plays that a run has left out, and the reason.
struct FlowRunEnding: Hashable, Sendable {
  /// The plays that were not played, in the order of the plan.
  var notPlayed: [FlowRunPlan.Play] = []
  /// Why; `nil` if everything was played.
  var reason: String?
}
