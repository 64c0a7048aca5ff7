import FlowFormat
import Scenes
import ScenesHeadless

/// Opens a link to the app, as another app does.
struct OpenLinkCommand: StandardFlowCommand {
  /// `openLink`.
  static let name = "openLink"
  /// The keys; `link` may stand alone.
  static let keys: [String]? = ["link", "autoVerify", "browser"]
  static let guide = FlowCommandGuide(
    "Opens a link in the running app, which comes to the front.",
    keys: [
      "link": "The link, or a route's name.",
      "browser": "Whether a browser opens it; a headless run has none, so true is a failure.",
      "autoVerify": "Read for Maestro; it has no effect headless.",
    ]
  )
  static let portability: FlowPortability.Rule = .common(["link", "autoVerify", "browser"])

  /// The link.
  var link: FlowText
  /// A Boolean value that indicates whether a browser opens the link.
  ///
  /// A headless run has no browser, so `true` fails the step.
  var browser: FlowParameter<Bool>?

  /// Reads the link; `autoVerify` has no effect headless.
  init?(_ call: FlowCall) {
    if call.isText {
      guard let link = call.text("link") else { return nil }
      self.link = link
      return
    }
    guard let fields = call.fields() else { return nil }
    let _: FlowParameter<Bool>? = fields.parameter("autoVerify")
    browser = fields.parameter("browser")
    guard fields.contains("link") else {
      call.report("“openLink” needs “link”, the link to open.")
      return nil
    }
    guard let link = fields.text("link") else { return nil }
    self.link = link
  }

  /// Brings the app to the front and opens the link in it.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    if try run.value(browser) == true {
      throw StepFailure("A headless run has no browser. Remove “browser: true”.")
    }
    run.spendTouches()
    let link = try run.text(link)
    if run.flow.isInBackground { try await run.flow.enterForeground() }
    let hasOpened = try await run.device.open(link)
    guard try await run.wait(try run.timeout(nil), until: hasOpened) else {
      throw StepFailure("The link still waits for what it needs.")
    }
    await run.settle()
    return .passed
  }
}
