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
    guard timeout > .zero, try await advanceToEnd(deadline), try holds() else { return false }
    missMemory = nil
    return true
  }

  /// Advances time to the end of a wait.
  ///
  /// - Parameter end: The end.
  /// - Returns: `true` if the screen can be another one then. On the stage everything that is due has happened before.
  /// - Throws: The failure that ends the flow.
  func advanceToEnd(_ end: Duration) async throws(StepFailure) -> Bool {
    if end > device.now {
      await advance(by: end - device.now)
    } else if staged == nil, watch.lastLook < end {
      // The end has passed in real time since the last look.
      await settle()
    } else {
      return false
    }
    guard staged == nil else { return false }
    if let ending = excess(in: current?.step) { throw ending }
    return true
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
    while let due = nextLook, due < end {
      guard budget.spend(of: .events) else { return }
      await move(by: due - device.now)
    }
    guard staged != nil || (end > device.now && budget.excess == nil) else { return }
    await move(by: end - device.now)
  }

  /// The time of the next look at the screen; `nil` if nothing will change by itself.
  ///
  /// A device may name a moment that has passed. It is looked at a little later then.
  private var nextLook: Duration? {
    guard let due = device.nextChange else { return nil }
    return staged != nil || due > device.now ? due : device.now + DeviceWatch.pause
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
    let start = device.now
    // The clock of a device in real time moves on between two looks at it.
    guard staged != nil || duration > .zero else { return await settle() }
    do throws(StepFailure) {
      try await device.advance(by: duration)
    } catch {
      return fail(error)
    }
    guard staged == nil else { return }
    watch.lastLook = device.now
    if watch.standsStill(from: start, to: device.now) {
      return budget.end(because: DeviceWatch.stillness)
    }
    noteEndOfApp()
  }

  func settle() async {
    guard staged != nil || budget.excess == nil else { return }
    do throws(StepFailure) {
      try await device.settle()
    } catch {
      fail(error)
    }
    watch.lastLook = device.now
    noteEndOfApp()
    recorder?.observe()
  }

  /// Ends the flow for a device that has failed while it let time pass: it is lost.
  private func fail(_ failure: StepFailure) {
    budget.end(because: failure.message, at: failure.place)
  }

  /// Ends the flow if its app has ended though no step has asked for that; an app on the stage never does.
  ///
  /// A command of your own may end the app through the device.
  func noteEndOfApp() {
    guard staged == nil, watch.hasLost(device.state) else { return }
    guard current?.step.command is any StandardFlowCommand else { return }
    budget.end(because: DeviceWatch.endOfApp, isEndOfApp: true)
  }

  /// Advances time to the next due event; throws if a planned event of the back end has failed,
  /// or an invariant is broken.
  func advanceToNext(limit: Duration) async throws(StepFailure) -> Bool {
    guard let due = nextLook, due <= limit, budget.spend(of: .events) else { return false }
    await advance(by: due - device.now)
    try plans.throwBelated()
    if let broken = invariants.failure { throw broken }
    if staged == nil, let ending = excess(in: current?.step) { throw ending }
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
