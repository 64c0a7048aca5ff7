import FlowFormat
import Scenes

/// Takes another device: the size of its screen, what its case covers, and its language.
struct SetDeviceCommand: StandardFlowCommand {
  /// `setDevice`.
  static let name = "setDevice"
  /// The keys.
  static let keys: [String]? = ["width", "height", "scale", "safeArea", "split", "locale"]
  static let guide = FlowCommandGuide(
    "Takes another device or language, now and for later launches.",
    keys: [
      "width": "The width of the screen in points.",
      "height": "The height of the screen in points.",
      "scale": "The pixels of a point; 3 if nothing is said.",
      "safeArea": "What the device covers of the edges, in points; nothing if nothing is said.",
      "split": "The part of a tablet's screen that the app has; all of it if nothing is said.",
      "locale":
        "The language and the region, like ja-JP; without a size the device stays the same.",
    ]
  )
  static let portability: FlowPortability.Rule = .refused(
    "Choose the device when you start Maestro."
  )
  /// The edges of `safeArea`.
  private static let edges = ["top", "leading", "bottom", "trailing"]
  /// The largest size of a screen, in points.
  private static let longest: Double = 10_000

  /// The width of the screen in points; the device stays the same if `nil`.
  var width: FlowParameter<Double>?
  /// The height of the screen in points, where ``width`` is given.
  var height: FlowParameter<Double>?
  /// The pixels of a point; 3 if `nil`.
  var scale: FlowParameter<Double>?
  /// The lengths that the device covers at the edges, in points, by the names of the edges.
  var safeArea: [String: FlowParameter<Double>]
  /// The part of a tablet's screen that the app has; all of it if `nil`.
  var split: FlowParameter<FlowSplit>?
  /// The language and the region; they stay the same if `nil`.
  var locale: FlowParameter<FlowLocale>?

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  var needs: FlowCapabilities { .settings }

  /// Reads the device.
  init?(_ call: FlowCall) {
    guard let fields = call.fields() else { return nil }
    scale = fields.parameter("scale")
    split = fields.parameter("split")
    safeArea = [:]
    if let inner = fields.fields("safeArea", keys: Self.edges) {
      for edge in Self.edges { safeArea[edge] = inner.parameter(edge) }
    }
    locale = fields.parameter("locale")
    // Both are read, so that the errors of both are reported.
    width = fields.parameter("width")
    height = fields.parameter("height")
    let ofSize = ["width", "height", "scale", "safeArea", "split"]
    guard fields.contains("locale"), !ofSize.contains(where: fields.contains) else {
      guard fields.contains("width"), fields.contains("height") else {
        call.report("“setDevice” needs “width” and “height”, in points. “locale” may stand alone.")
        return nil
      }
      if width == nil || height == nil { return nil }
      return
    }
  }

  /// Takes the device, now and for later launches.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let locale = try run.value(locale)
    guard let width = try run.value(width), let height = try run.value(height) else {
      try await run.flow.changeDevice(locale: locale) { _ in }
      return .passed
    }
    let scale = try run.value(scale) ?? 3
    guard (1...Self.longest).contains(width), (1...Self.longest).contains(height), scale > 0 else {
      throw StepFailure(
        "There is no screen of \(FlowNumber.text(of: width)) × \(FlowNumber.text(of: height)) points "
          + "at \(FlowNumber.text(of: scale)) pixels each. Give 1 to 10000 points, and a scale above 0."
      )
    }
    var edges: [String: Double] = [:]
    for (edge, length) in safeArea {
      let points: Double = try run.value(length)
      edges[edge] = points
    }
    let split = try run.value(split) ?? .full
    let device = HeldDevice(
      width: width,
      height: height,
      scale: scale,
      safeArea: ScreenInsets(
        top: edges["top"] ?? 0,
        leading: edges["leading"] ?? 0,
        bottom: edges["bottom"] ?? 0,
        trailing: edges["trailing"] ?? 0
      ),
      split: split.split
    )
    guard device.isTablet || split == .full else {
      throw StepFailure("The screen of a telephone is never split. Give a size of a tablet.")
    }
    try await run.flow.changeDevice(locale: locale) { $0 = device }
    return .passed
  }
}
