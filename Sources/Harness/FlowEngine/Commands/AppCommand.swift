import FlowFormat

/// A command of the format that ends an app, which it may name.
protocol AppCommand: StandardFlowCommand {
  /// The app; the header's if `nil`.
  var appId: FlowText? { get }

  init(appId: FlowText?)

  /// Ends the flow's own app.
  @MainActor func end(in run: StepRun) async throws(StepFailure)
}

extension AppCommand {
  static var keys: [String]? { ["appId"] }
  static var portability: FlowPortability.Rule { .common(["appId"]) }

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  init?(_ call: FlowCall) {
    guard let app = FlowAppName(call) else { return nil }
    self.init(appId: app.text)
  }

  @MainActor func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    if try run.warnsOfStranger(appId) { return .passed }
    try await end(in: run)
    return .passed
  }
}
