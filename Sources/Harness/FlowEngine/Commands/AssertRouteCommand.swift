import FlowFormat
import Scenes
import ScenesHeadless

/// Asserts which scene is in front, by the name of its route.
struct AssertRouteCommand: StandardFlowCommand {
  /// `assertRoute`.
  static let name = "assertRoute"
  /// The keys; `route` may stand alone.
  static let keys: [String]? = ["route", "timeout"]
  static let guide = FlowCommandGuide(
    "Waits until the scene in front is that of a route.",
    keys: [
      "route": "The route's name, as in links and launch arguments.",
      "timeout": FlowCommandGuide.wait,
    ]
  )
  static let portability: FlowPortability.Rule = .refused(
    "Assert what a person sees there, with assertVisible."
  )

  /// The route's name, as in links and launch arguments.
  var route: FlowText
  /// The longest wait; 17 s if `nil`, 7 s if the step is optional.
  var timeout: FlowParameter<FlowDuration>?

  var onlyLooks: Bool { true }

  var needs: FlowCapabilities { .model }

  /// Reads the name and the time-out.
  init?(_ call: FlowCall) {
    if call.isText {
      guard let route = call.text("route") else { return nil }
      self.route = route
      return
    }
    guard let fields = call.fields() else { return nil }
    timeout = fields.duration("timeout", .milliseconds)
    guard fields.contains("route") else {
      call.report("“assertRoute” needs “route”, the name of a scene's route.")
      return nil
    }
    guard let route = fields.text("route") else { return nil }
    self.route = route
  }

  /// Returns an error if the app declares its routes, and this is none of them.
  func check(_ check: FlowCheck) -> [FlowError] { check.errors(inRoute: route) }

  /// Waits until the scene is in front.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let stage = try run.stage
    let expected = try run.text(route) as String
    let limit = try run.timeout(timeout)
    let held = try await run.wait(limit) { () throws(StepFailure) in
      run.spendMatching(1)
      return Self.name(in: stage) == expected
    }
    if held { return .passed }
    let routes = stage.navigator.navigation.entries.map { Self.name(of: $0.route) }
    var failure = StepFailure(
      "The scene in front is \(routes.isEmpty ? "none" : "“\(Self.name(in: stage) ?? "")”"), not "
        + "“\(expected.clipped(to: 48))”."
    )
    if routes.contains(expected) {
      let isBehind = Self.isBehind(expected, stage.navigator.navigation)
      failure.message += isBehind ? " That one is behind it." : " That one is in another tab."
    }
    failure.sought = "the route \(expected.clipped(to: 48))"
    failure.waited = limit
    throw failure
  }

  @MainActor private static func name(in stage: Stage) -> String? {
    stage.navigator.navigation.top.map { name(of: $0.route) }
  }

  /// Returns a Boolean value that indicates whether a route is below the scene in front.
  ///
  /// A route in a hidden tab does not count.
  private static func isBehind(_ name: String, _ navigation: SceneNavigation) -> Bool {
    let below = navigation.root.shown + navigation.presentations.flatMap(\.stack)
    return below.contains { Self.name(of: $0.route) == name }
  }

  private static func name(of route: AnySceneRoute) -> String { "\(route.base)" }
}
