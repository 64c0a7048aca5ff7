import FlowFormat
import Observation2
import Scenes
import ScenesHeadless

extension FlowRun {
  /// Returns the current screen, to be searched on the flow's budget.
  var sight: FlowSight { FlowSight(device, budget) }

  /// Waits until one element is visible and another is not, or the time is over.
  func see(
    _ visible: FlowSelector?,
    _ notVisible: FlowSelector?,
    _ timeout: FlowParameter<FlowDuration>?,
    _ context: StepContext
  ) async throws(StepFailure) {
    _ = try front()
    let wanted = try query(visible, context)
    let unwanted = try query(notVisible, context)
    let limit = try self.timeout(timeout, context)
    let held = try await wait(limit, seeking: wanted) { () throws(StepFailure) in
      holds(wanted, unwanted)
    }
    if let unwanted, unwanted.hasGivenUp { throw staying(unwanted, after: limit) }
    if let recorder, let wanted, let target = FlowSight(frames: device.frames).target(wanted) {
      recorder.aim(at: target)
    }
    if held { return }
    let sight = sight
    if let wanted, !sight.shows(wanted) { throw missing(wanted, after: limit) }
    if let unwanted { throw staying(unwanted, after: limit) }
  }

  private func holds(
    _ wanted: FlowQuery?,
    _ unwanted: FlowQuery?
  ) -> Bool {
    let sight = sight
    if let wanted, !sight.shows(wanted) { return false }
    if let unwanted, sight.shows(unwanted) { return false }
    return true
  }

  /// Returns whether a condition holds, or becomes true within 7 s of virtual time.
  func holds(
    _ condition: FlowCondition,
    _ context: StepContext
  ) async throws(StepFailure) -> Bool {
    if let platform = try context.resolved(condition.platform), platform != player.options.platform
    {
      return false
    }
    if let text = condition.holds, !(try context.holds(text)) { return false }
    let wanted = try query(condition.visible, context)
    let unwanted = try query(condition.notVisible, context)
    if wanted == nil, unwanted == nil { return true }
    guard device.state == .foreground else { return wanted == nil }
    return try await wait(StepContext.briefPatience) { () throws(StepFailure) in
      holds(wanted, unwanted)
    }
  }

  // MARK: - Failures

  /// Returns the failure for a query without a visible match.
  package func missing(_ query: FlowQuery, after waited: Duration) -> StepFailure {
    let sight = sight
    let reason = sight.target(query).flatMap { target in
      sight.obstacle(to: target).map { "\(target.element) \($0)." }
    }
    var hint = query.hasGivenUp ? " The expression takes too long; write a simpler one." : ""
    if let pattern = query.brokenPattern {
      hint =
        " “\(pattern.clipped(to: 48))” is no regular expression, so that only the same text matches."
    }
    return failure(
      reason ?? "Nothing on the screen is \(query.words).\(hint)",
      seeking: query,
      after: waited
    )
  }

  /// Returns the failure for a query that should have no visible match but still has one.
  func staying(_ query: FlowQuery, after waited: Duration) -> StepFailure {
    let found = sight.visible(query)
    var failure = StepFailure(
      found.map { "\($0.element) can be seen at \($0.frame)." }
        ?? "\(query.words) cannot be ruled out: the expression takes too long; write a simpler one."
    )
    failure.sought = "not \(query.words)"
    failure.waited = waited
    return failure
  }

  package func failure(
    _ message: String,
    seeking query: FlowQuery,
    after waited: Duration
  ) -> StepFailure {
    var failure = StepFailure(message)
    failure.sought = query.words
    failure.waited = waited
    missed = query
    return failure
  }
}
