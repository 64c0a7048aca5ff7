import Scenes

/// Takes another device: the size of its screen, and what its case covers.
public struct SetDeviceCommand: FlowCommand {
  /// `setDevice`.
  public static let name = "setDevice"
  /// The keys.
  public static let keys: [String]? = ["width", "height", "scale", "safeArea", "split"]
  /// The edges of `safeArea`.
  private static let edges = ["top", "leading", "bottom", "trailing"]
  /// The largest size of a screen, in points.
  private static let longest: Double = 10_000

  /// The width of the screen in points.
  public var width: FlowParameter<Double>
  /// The height of the screen in points.
  public var height: FlowParameter<Double>
  /// The pixels of a point; 3 if `nil`.
  public var scale: FlowParameter<Double>?
  /// What the device covers of the edges, in points, by the names of the edges.
  public var safeArea: [String: FlowParameter<Double>]
  /// The part of a tablet's screen that the app has; all of it if `nil`.
  public var split: FlowParameter<FlowSplit>?

  /// No: it does not look at the screen.
  public var needsScreen: Bool { false }

  /// Reads the device.
  public init?(_ call: FlowCall) {
    guard let fields = call.fields() else { return nil }
    scale = fields.parameter("scale")
    split = fields.parameter("split")
    safeArea = [:]
    if let inner = fields.fields("safeArea", keys: Self.edges) {
      for edge in Self.edges { safeArea[edge] = inner.parameter(edge) }
    }
    guard fields.contains("width"), fields.contains("height") else {
      call.report("“setDevice” needs “width” and “height”, in points.")
      return nil
    }
    // Both are read, so that both are told of.
    let width: FlowParameter<Double>? = fields.parameter("width")
    let height: FlowParameter<Double>? = fields.parameter("height")
    guard let width, let height else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// Takes the device, now and for later launches.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let (width, height) = (try run.value(width), try run.value(height))
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
    let device = FlowDevice(
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
    await run.flow.changeDevice { $0 = device }
    return .passed
  }
}
