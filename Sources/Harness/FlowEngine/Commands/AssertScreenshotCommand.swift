import FlowFormat
import SafeFiles

/// Asserts that the screen is as in an approved picture: the SVG wireframe that lies beside the flow.
struct AssertScreenshotCommand: StandardFlowCommand {
  /// `assertScreenshot`.
  static let name = "assertScreenshot"
  /// The keys; `path` may stand alone.
  static let keys: [String]? = ["path", "thresholdPercentage", "cropOn"]
  static let guide = FlowCommandGuide(
    "Asserts at this instant that the screen is as in the SVG wireframe beside the flow; with UPDATE_SNAPSHOTS=1 it "
      + "is written if it is missing or different.",
    keys: [
      "path": "The name of the picture, from the flow's folder on.",
      "thresholdPercentage": "How much of it has to be equal; 100 if nothing is said.",
      "cropOn": "The element that is compared; the whole screen if nothing is said.",
    ]
  )
  static let portability: FlowPortability.Rule = .common(
    ["path", "thresholdPercentage"],
    ["cropOn": .selector]
  )

  /// The name of the approved picture, from the flow's folder on.
  var path: FlowText
  /// How much of the picture has to be equal, in percent; all of it if `nil`.
  var thresholdPercentage: FlowParameter<Double>?
  /// The element that is compared; the whole screen if `nil`.
  var cropOn: FlowSelector?

  var onlyLooks: Bool { true }

  /// Reads the name, how much has to be equal, and the element.
  init?(_ call: FlowCall) {
    if call.isText {
      guard let path = call.text("path") else { return nil }
      self.path = path
      return
    }
    guard let fields = call.fields() else { return nil }
    cropOn = fields.selector("cropOn")
    thresholdPercentage = fields.parameter("thresholdPercentage")
    guard fields.contains("path") else {
      call.report("“assertScreenshot” needs “path”, the name of the approved picture.")
      return nil
    }
    guard let path = fields.text("path") else { return nil }
    self.path = path
  }

  /// Returns the errors of its selector, and one if the picture lies outside the flow's workspace.
  func check(_ check: FlowCheck) -> [FlowError] {
    let errors = check.errors(in: cropOn) + check.errors(inPicture: path)
    guard let name = path.literal, let path = try? StepRun.pictureName(name) else { return errors }
    let file = FlowPath.resolve("\(path).svg", from: check.step.file)
    return errors
      + [check.refusal(of: file, named: name, at: self.path.position)].compactMap(\.self)
  }

  /// Compares the pictures at this instant, element by element.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let (path, svg) = try await run.screenshot(self.path, of: cropOn)
    let asked = try run.value(thresholdPercentage) ?? 100
    let file = FlowPath.resolve("\(path).svg", from: run.step.file)
    try run.refuseOutside(file, named: path, at: self.path.position)
    let approved = try approved(in: file, run)
    run.flow.budget.spend(approved?.utf8.count ?? 0, of: .memory)
    // By bytes: a text compares itself by its normal form, which takes long for many marks in a row.
    if approved?.utf8.elementsEqual(svg.utf8) == true { return .passed }
    let equal = approved.map { Self.equalPercentage($0, svg) } ?? 0
    if approved != nil, equal >= asked { return .passed }
    if run.flow.player.options.screenshots.updates {
      try run.write(svg, to: file, named: path)
      run.warn("The picture \(file) has been written. Look at it, and keep it with the flow.")
      return .passed
    }
    try run.keep(svg, as: "\(path)-actual")
    guard approved != nil else {
      throw StepFailure(
        "There is no approved picture \(file). Run once with UPDATE_SNAPSHOTS=1, look at it, and keep it."
      )
    }
    let percent = FlowNumber.text(of: (equal * 10).rounded() / 10)
    throw StepFailure(
      "The screen is not as in \(file): \(percent) % of the picture are equal, and "
        + "\(FlowNumber.text(of: asked)) % are asked for. If the change is meant, run once with "
        + "UPDATE_SNAPSHOTS=1."
    )
  }

  /// The approved picture; `nil` if there is none yet.
  @MainActor private func approved(in file: String, _ run: StepRun) throws(StepFailure) -> String? {
    do throws(SafeFileError) {
      return try run.read(file, limit: FileBounds.picture).map {
        String(decoding: $0, as: UTF8.self)
      }
    } catch {
      throw StepFailure("The approved picture \(file) cannot be read: \(error.reason)")
    }
  }

  /// Returns the part of the pictures' elements that both have, in percent.
  static func equalPercentage(_ one: String, _ other: String) -> Double {
    let lineBreak = UInt8(ascii: "\n")
    let mine = Array(one.utf8).split(separator: lineBreak)
    let theirs = Array(other.utf8).split(separator: lineBreak)
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for line in mine { counts[line, default: 0] += 1 }
    var equal = 0
    for line in theirs {
      guard let count = counts[line], count > 0 else { continue }
      counts[line] = count - 1
      equal += 1
    }
    let most = max(mine.count, theirs.count)
    return most == 0 ? 100 : 100 * Double(equal) / Double(most)
  }
}
