import Scenes
import ScenesHeadless

/// Opens a link to the app, as another app does.
public struct OpenLinkCommand: FlowCommand {
  /// `openLink`.
  public static let name = "openLink"
  /// The keys; `link` may stand alone.
  public static let keys: [String]? = ["link", "autoVerify", "browser"]

  /// The link.
  public var link: FlowText
  /// Whether a browser opens it; headless there is none.
  public var browser: FlowParameter<Bool>?

  /// Reads the link; `autoVerify` has no effect headless.
  public init?(_ call: FlowCall) {
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
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    if try run.value(browser) == true {
      throw StepFailure("A headless run has no browser. Remove “browser: true”.")
    }
    run.spendTouches()
    let link = try run.text(link)
    if run.flow.isInBackground { try await run.flow.enterForeground() }
    let stage = try run.stage
    var end: Result<Void, SceneLinkError>?
    do throws(SceneLinkError) {
      try stage.perform { () throws(SceneLinkError) in
        _ = try stage.navigator.open(link) { end = $0 }
      }
    } catch {
      throw StepFailure("\(error)")
    }
    // It may wait for what it needs, such as a person who has signed in.
    let held = try await run.wait(try run.timeout(nil)) { () throws(StepFailure) in end != nil }
    if case .failure(let error) = end { throw StepFailure("\(error)") }
    guard held else { throw StepFailure("The link still waits for what it needs.") }
    await run.settle()
    return .passed
  }
}
