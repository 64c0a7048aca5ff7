import FlowFormat
import ScenesHeadless

extension FlowPermissions {
  /// Tells the app, in the order of the file.
  @MainActor
  package func apply(in run: StepRun) async throws(StepFailure) {
    for entry in entries {
      run.spendTouches()
      let name = try run.text(entry.name) as String
      let isAllowed = try run.value(entry.permission).isAllowed
      try await run.flow.device.setPermission(name, isAllowed: isAllowed)
      // A system may end an app whose permission changes.
      run.flow.watch.isRunning = run.flow.device.state != .notRunning
    }
  }
}
