/// When a run stops before everything is played.
struct FlowRunLimits: Sendable {
  /// The reason after a failure.
  static let failureReason = "a flow has failed"

  /// Whether the first failure, in the order of the plan, ends the run.
  var failsFast = false
  /// How long the whole run may take, in real time.
  let time: Duration?
  private let end: ContinuousClock.Instant?
  private let now: @Sendable () -> ContinuousClock.Instant

  /// - Parameters:
  ///   - failsFast: Whether the first failure ends the run.
  ///   - time: How long the run may take, in real time.
  ///   - left: How much of it is left from now on; all of it if `nil`.
  ///   - now: The clock.
  init(
    failsFast: Bool = false,
    time: Duration? = nil,
    left: Duration? = nil,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.failsFast = failsFast
    self.time = time
    self.now = now
    end = (left ?? time).map { now() + $0 }
  }

  /// How much time is left; `nil` if it has no end.
  var timeLeft: Duration? { end.map { max(.zero, $0 - now()) } }

  /// Whether the run has taken all its time.
  var isTimeOver: Bool { timeLeft == .zero }

  /// The reason when the time is over.
  var timeReason: String {
    "the time limit of \(FlowSeconds.text(time ?? .zero)) is over"
  }

  /// Tells a flow that is being played when it has to stop, and why; `nil` if the run has no end.
  var interruption: (() -> String?)? {
    guard time != nil else { return nil }
    return {
      isTimeOver
        ? "The flow was stopped in this step, since \(timeReason). Give the run more time, or look for what takes long."
        : nil
    }
  }
}

/// What a run has left out, and why.
struct FlowRunEnding: Hashable, Sendable {
  /// What was not played, in the order of the plan.
  var notPlayed: [FlowRunPlan.Play] = []
  /// Why; `nil` if everything was played.
  var reason: String?
}
