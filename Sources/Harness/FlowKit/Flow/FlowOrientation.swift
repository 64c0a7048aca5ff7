/// How a device is held, as `setOrientation` takes it: Maestro's four words.
public enum FlowOrientation: String, FlowChoice {
  /// Upright.
  case portrait = "PORTRAIT"
  /// On its left side.
  case landscapeLeft = "LANDSCAPE_LEFT"
  /// On its right side.
  case landscapeRight = "LANDSCAPE_RIGHT"
  /// Upside down.
  case upsideDown = "UPSIDE_DOWN"

  /// Whether the screen is wider than high, or would be if it is not square.
  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
