import FlowFormat
import ScenesHeadless

/// Allows or denies what the app asks the person for; all is allowed unless a flow says otherwise.
struct SetPermissionsCommand: StandardFlowCommand {
  /// `setPermissions`.
  static let name = "setPermissions"
  /// The keys.
  static let keys: [String]? = ["appId", "permissions"]
  static let guide = FlowCommandGuide(
    "Allows or denies what the app asks the person for; all is allowed unless a flow says otherwise.",
    keys: ["appId": FlowCommandGuide.ownApp, "permissions": FlowCommandGuide.permissions]
  )
  static let portability: FlowPortability.Rule = .common(["appId", "permissions"])

  /// The app; the header's if `nil`.
  var appId: FlowText?
  let permissions: FlowPermissions

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  /// Reads the permissions by name.
  init?(_ call: FlowCall) {
    guard let fields = call.fields() else { return nil }
    appId = fields.text("appId")
    permissions = FlowPermissions(fields, "permissions")
    guard fields.contains("permissions") else {
      call.report("“setPermissions” needs “permissions”, like {notifications: deny}.")
      return nil
    }
  }

  /// Changes the device's settings at once.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    if try run.warnsOfStranger(appId) { return .passed }
    try await permissions.apply(in: run)
    await run.settle()
    return .passed
  }
}
