package import FlowFormat
import ScenesHeadless

/// Starts the app, at its root unless the arguments name another scene.
package struct LaunchAppCommand: StandardFlowCommand {
  /// `launchApp`.
  package static let name = "launchApp"
  /// The keys; `appId` may stand alone.
  package static let keys: [String]? = [
    "appId", "clearState", "clearKeychain", "stopApp", "arguments", "permissions",
  ]
  package static let guide = FlowCommandGuide(
    "Starts the app at its root, unless the arguments name another scene. A running app is stopped first.",
    keys: [
      "appId": FlowCommandGuide.ownApp,
      "clearState": "Whether the app's stored data is removed first; false if nothing is said.",
      "stopApp": "Whether a running app is stopped first; true if nothing is said.",
      "arguments":
        "What the app is launched with, such as scene: the route, or a link, to open with.",
      "clearKeychain": "Read for Maestro; secrets are with the stored data.",
      "permissions": FlowCommandGuide.permissions,
    ]
  )
  package static let portability: FlowPortability.Rule = .common([
    "appId", "clearState", "clearKeychain", "stopApp", "arguments", "permissions",
  ])

  /// The app; the header's if `nil`.
  var appId: FlowText?
  /// A Boolean value that indicates whether the step removes the app's stored data first.
  package var clearState: FlowParameter<Bool>?
  /// A Boolean value that indicates whether the step stops a running app first.
  var stopApp: FlowParameter<Bool>?
  /// A Boolean value that indicates whether the keychain is cleared; the stage has none beside the stored data.
  private var clearKeychain: FlowParameter<Bool>?
  /// The launch arguments, such as the scene to open with.
  package var arguments: [FlowEntry] = []
  /// The permissions that the person allows and denies.
  private var permissions = FlowPermissions()

  /// Launches the header's app with the defaults.
  package init() {}

  /// No: it does not look at the screen.
  package var needsScreen: Bool { false }

  /// Reads the arguments.
  package init?(_ call: FlowCall) {
    if call.isBare { return }
    if call.isText {
      appId = call.text("appId")
      return
    }
    guard let fields = call.fields() else { return nil }
    appId = fields.text("appId")
    clearState = fields.parameter("clearState")
    stopApp = fields.parameter("stopApp")
    clearKeychain = fields.parameter("clearKeychain")
    arguments = fields.entries("arguments")
    permissions = FlowPermissions(fields, "permissions")
  }

  /// Returns an error for each argument that the app does not take, and for a scene that it has not.
  package func check(_ check: FlowCheck) -> [FlowError] {
    let known = check.appType?.launchArguments ?? []
    let errors = arguments.compactMap { argument -> FlowError? in
      guard argument.hasFixedName, !known.isEmpty else { return nil }
      if known.contains(argument.name) {
        return argument.name == FeatureLaunch.scene ? check.errorOfScene(argument.value) : nil
      }
      return check.error(
        "The app takes no argument “\(argument.name.clipped(to: 48))”."
          + NearestName.hint(for: argument.name, amongThoseOfApp: known),
        at: argument.position
      )
    }
    return Array(errors.prefix(FlowLimits.errors))
  }

  /// Stops the app unless it is to go on, and launches it.
  package func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    if try run.warnsOfStranger(appId) { return .passed }
    if run.flow.staged == nil, try run.value(clearKeychain) == true { run.warnOfKeychain() }
    try await permissions.apply(in: run)
    try await run.flow.launch(self, run.context)
    return .passed
  }
}
