package import FlowFormat
import Observation2
import Scenes
package import ScenesHeadless

extension FlowRun {
  /// The cost of a launch, or of a planned fault, in touches.
  static let costOfLaunchOrFault = 50

  package func launch(
    _ launch: LaunchAppCommand,
    _ context: StepContext
  ) async throws(StepFailure) {
    budget.spend(Self.costOfLaunchOrFault, of: .touches)
    let stops = try context.resolved(launch.stopApp) ?? true
    let clears = try context.resolved(launch.clearState) ?? false
    let arguments = try context.values(launch.arguments).mapValues { $0.isMissing ? "" : $0.text }
    if device.state != .notRunning {
      guard stops else {
        if arguments.isEmpty, !clears {
          if device.state == .background { try await enterForeground() }
          return
        }
        throw StepFailure(
          "The app runs already: arguments and clearState take a fresh start. Remove “stopApp: false”."
        )
      }
      try await stopApp()
    }
    if clears { try await device.clearState() }
    eventCounts.removeAll()
    hasLaunched = true
    try await device.launch(arguments)
    watch.isRunning = true
    if let stage = staged?.stage { recorder?.attach(stage) }
    await settle()
  }

  func stopApp() async throws(StepFailure) {
    guard device.state != .notRunning else { return }
    checkBeforeLosses(endsProcess: true)
    try await device.stop()
    watch.isRunning = false
    recorder?.detach()
  }

  /// Ends the app as the system does when it needs the memory: no scene receives a call.
  func killApp() async throws(StepFailure) {
    guard device.state != .notRunning else { return }
    budget.spend(of: .touches)
    checkBeforeLosses(endsProcess: true)
    try await device.kill()
    watch.isRunning = false
    recorder?.detach()
  }

  /// Presses a key of the device while the flow's app is not in front, and hears nothing of it.
  ///
  /// - Returns: `false` if the app is in front.
  func pressWithoutApp() -> Bool {
    if device.state == .foreground { return false }
    budget.spend(of: .touches)
    let reason =
      device.state == .notRunning ? "no app is running" : "the app is in the background"
    budget.record.warn("Nothing was done: \(reason).")
    return true
  }

  package func back() async throws(StepFailure) {
    if pressWithoutApp() { return }
    budget.spend(of: .touches)
    guard try await front().back() else {
      return budget.record.warn("There is nothing to go back to: this is the first scene.")
    }
    await settle()
  }

  // MARK: - The back end

  /// Plans an event of the back end; a failure of it is that of the step during which it happens.
  package func plan(
    _ event: String,
    _ values: [String: String],
    after: Duration,
    in step: FlowStep
  ) throws(StepFailure) {
    plans.plan(on: try stageDevice.time, after: after) { [weak self] () throws(StepFailure) in
      try self?.happen(event, values)
    } _: { [unowned self] failure in
      report(failure, in: step)
    }
  }

  /// Makes an event happen in the back end.
  func happen(_ event: String, _ values: [String: String]) throws(StepFailure) {
    recorder?.happen(event, values)
    try stageDevice.happen(event, values)
  }
}

extension StepFailure {
  /// Creates the failure for an app's error, with the known name nearest to an unknown one.
  package init(_ error: SimulatedAppError, _ said: [String]) {
    let nearest = said.lazy.filter { !error.known.contains($0) }
      .compactMap { NearestName.of($0, among: error.known) }.first
    if let nearest {
      self.init("\(error.description) Did you mean “\(nearest)”?")
    } else if error.known.isEmpty {
      self.init(error.description)
    } else {
      self.init("\(error.description) Known are: \(error.known.joined(separator: ", ")).")
    }
    known = error.known
  }
}
