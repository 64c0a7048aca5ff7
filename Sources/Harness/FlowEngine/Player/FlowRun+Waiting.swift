package import FlowFormat
import Observation2
import Scenes
import ScenesHeadless

extension FlowRun {
  /// Returns the device, with the app in front.
  func front() throws(StepFailure) -> any FlowDevice {
    switch device.state {
    case .foreground: return device
    case .background:
      throw StepFailure("The app is in the background. Bring it back with “foreground”.")
    case .notRunning: throw StepFailure("No app is running. Begin with launchApp.")
    }
  }

  /// Advances time from one due event to the next until a condition holds or the time is over.
  ///
  /// If the condition holds now, time does not advance.
  ///
  /// - Parameters:
  ///   - timeout: The longest wait.
  ///   - query: The query whose match the condition needs, for the near misses of a report.
  ///   - holds: The condition.
  /// - Returns: `true` if the condition holds; `false` once the whole time has passed.
  /// - Throws: The failure that the condition throws, or that an event during the wait causes.
  package func wait(
    _ timeout: Duration,
    seeking query: FlowQuery? = nil,
    until holds: () throws(StepFailure) -> Bool
  ) async throws(StepFailure) -> Bool {
    let deadline = device.now + timeout
    missMemory = query.map { FlowMissMemory($0) }
    while true {
      if try holds() {
        missMemory = nil
        return true
      }
      noteMisses()
      guard timeout > .zero, try await advanceToNext(limit: deadline) else { break }
    }
    await advance(by: deadline - device.now)
    return false
  }

  /// Notes what comes nearest to the query that is waited for.
  func noteMisses() {
    if device.state != .notRunning { missMemory?.note(device, budget) }
  }

  /// Waits until no transition keeps fingers and keys from the scene in front, as Maestro waits for a screen to rest.
  package func rest() async throws(StepFailure) {
    guard device.state == .foreground, device.refusesTouches else { return }
    _ = try await wait(.seconds(15)) { () throws(StepFailure) in !device.refusesTouches }
  }

  /// Advances time from one due event to the next so that they can be counted; does nothing once
  /// the flow's budget is used up.
  func advance(by duration: Duration) async {
    guard duration > .zero, budget.spend(time: duration) else { return }
    let end = device.now + duration
    while let due = device.nextChange, due < end {
      guard loss == nil, budget.spend(of: .events) else { return }
      await move(by: due - device.now)
    }
    await move(by: end - device.now)
  }

  private func move(by duration: Duration) async {
    if let recorder {
      await recorder.pass { await advanceAtOnce(by: duration) }
    } else {
      await advanceAtOnce(by: duration)
    }
    checkInvariants(invariants.moments.atEvents)
  }

  private func advanceAtOnce(by duration: Duration) async {
    do throws(StepFailure) {
      try await device.advance(by: duration)
    } catch {
      fail(error)
    }
  }

  func settle() async {
    do throws(StepFailure) {
      try await device.settle()
    } catch {
      fail(error)
    }
    recorder?.observe()
  }

  /// Ends the flow for a device that has failed while it let time pass.
  private func fail(_ failure: StepFailure) {
    loss = loss ?? failure
    loss?.isFinal = true
  }

  /// Advances time to the next due event; throws if a planned event of the back end has failed,
  /// or an invariant is broken.
  func advanceToNext(limit: Duration) async throws(StepFailure) -> Bool {
    guard let due = device.nextChange, due <= limit, budget.spend(of: .events) else { return false }
    await advance(by: due - device.now)
    try plans.throwBelated()
    if let broken = invariants.failure ?? loss { throw broken }
    return true
  }

  package func query(
    _ selector: FlowSelector,
    _ context: StepContext
  ) throws(StepFailure) -> FlowQuery {
    do throws(FlowError) {
      return try FlowQuery(selector, in: context.scope, patterns)
    } catch {
      throw StepFailure(error)
    }
  }

  package func query(
    _ selector: FlowSelector?,
    _ context: StepContext
  ) throws(StepFailure) -> FlowQuery? {
    guard let selector else { return nil }
    let query: FlowQuery = try self.query(selector, context)
    return query
  }

  func timeout(
    _ timeout: FlowParameter<FlowDuration>?,
    _ context: StepContext
  ) throws(StepFailure) -> Duration {
    try context.duration(timeout, .milliseconds) ?? context.patience
  }
}
