import ScenesHeadless

/// Starts the app, at its root unless the arguments name another scene.
struct LaunchAppCommand: FlowCommand {
  /// `launchApp`.
  static let name = "launchApp"
  /// The keys; `appId` may stand alone.
  static let keys: [String]? = [
    "appId", "clearState", "clearKeychain", "stopApp", "arguments", "permissions",
  ]

  /// The app; the header's if `nil`.
  var appId: FlowText?
  /// A Boolean value that indicates whether the step removes the app's stored data first.
  var clearState: FlowParameter<Bool>?
  /// A Boolean value that indicates whether the step stops a running app first.
  var stopApp: FlowParameter<Bool>?
  /// The launch arguments, such as the scene to open with.
  var arguments: [FlowEntry] = []
  /// The permissions that the person allows and denies.
  private var permissions = FlowPermissions()

  /// Launches the header's app with the defaults.
  init() {}

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  /// Reads the arguments.
  init?(_ call: FlowCall) {
    if call.isBare { return }
    if call.isText {
      appId = call.text("appId")
      return
    }
    guard let fields = call.fields() else { return nil }
    appId = fields.text("appId")
    clearState = fields.parameter("clearState")
    stopApp = fields.parameter("stopApp")
    // There is no keychain beside the stored data.
    let _: FlowParameter<Bool>? = fields.parameter("clearKeychain")
    arguments = fields.entries("arguments")
    permissions = FlowPermissions(fields, "permissions")
  }

  /// Returns an error for each argument that the app does not take, and for a scene that it has not.
  func check(_ check: FlowCheck) -> [FlowError] {
    let known = check.appType.launchArguments
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
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    if try run.warnsOfStranger(appId) { return .passed }
    try permissions.apply(in: run)
    try await run.flow.launch(self, run.context)
    return .passed
  }
}
