/// When a run stops before everything is played.
struct FlowRunLimits: Sendable {
  /// The reason after a failure.
  static let failureReason = "a flow has failed"

  /// Whether the first failure, in the order of the plan, ends the run.
  var failsFast = false
  private let span: Duration?
  private let end: ContinuousClock.Instant?

  /// - Parameters:
  ///   - failsFast: Whether the first failure ends the run.
  ///   - time: How long the run may take, in real time from now on.
  init(failsFast: Bool = false, time: Duration? = nil) {
    self.failsFast = failsFast
    span = time
    end = time.map { ContinuousClock.now + $0 }
  }

  /// How much time is left; `nil` if it has no end.
  var timeLeft: Duration? { end.map { max(.zero, $0 - .now) } }

  /// Whether the run has taken all its time.
  var isTimeOver: Bool { timeLeft == .zero }

  /// The reason when the time is over.
  var timeReason: String {
    "the time limit of \(FlowSeconds.text(span ?? .zero)) is over"
  }
}

/// What a run has left out, and why.
struct FlowRunEnding: Hashable, Sendable {
  /// What was not played, in the order of the plan.
  var notPlayed: [FlowRunPlan.Play] = []
  /// Why; `nil` if everything was played.
  var reason: String?
}
