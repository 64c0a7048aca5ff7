import FlowFormat

/// Takes a picture of the screen: an SVG wireframe, written into the folder of ``FlowScreenshots``.
struct TakeScreenshotCommand: StandardFlowCommand {
  /// `takeScreenshot`.
  static let name = "takeScreenshot"
  /// The keys; `path` may stand alone.
  static let keys: [String]? = ["path", "cropOn"]
  static let guide = FlowCommandGuide(
    "Takes a picture of the screen: an SVG wireframe, written into the folder that FLOW_SCREENSHOTS names.",
    keys: [
      "path": "The name of the picture, from the folder on.",
      "cropOn": "The element that is shown alone; the whole screen if nothing is said.",
    ]
  )
  static let portability: FlowPortability.Rule = .common(["path"], ["cropOn": .selector])

  /// The name of the picture, from the folder on.
  var path: FlowText
  /// The element that is shown alone; the whole screen if `nil`.
  var cropOn: FlowSelector?

  var onlyLooks: Bool { true }

  /// Reads the name and the element.
  init?(_ call: FlowCall) {
    if call.isText {
      guard let path = call.text("path") else { return nil }
      self.path = path
      return
    }
    guard let fields = call.fields() else { return nil }
    cropOn = fields.selector("cropOn")
    guard fields.contains("path") else {
      call.report("“takeScreenshot” needs “path”, the name of the picture.")
      return nil
    }
    guard let path = fields.text("path") else { return nil }
    self.path = path
  }

  /// Returns the errors of its selector, and one if the path leads out of the folder.
  func check(_ check: FlowCheck) -> [FlowError] {
    check.errors(in: cropOn) + check.errors(inPicture: path)
  }

  /// Takes the picture at this instant; without a folder it is taken and forgotten.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let (path, svg) = try await run.screenshot(self.path, of: cropOn)
    try run.keep(svg, as: path)
    return .passed
  }
}
