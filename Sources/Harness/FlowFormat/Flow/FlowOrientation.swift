/// The orientation of a device, as `setOrientation` takes it: Maestro's four words.
package enum FlowOrientation: String, FlowChoice {
  /// Upright.
  case portrait = "PORTRAIT"
  /// On its left side.
  case landscapeLeft = "LANDSCAPE_LEFT"
  /// On its right side.
  case landscapeRight = "LANDSCAPE_RIGHT"
  /// Upside down.
  case upsideDown = "UPSIDE_DOWN"

  /// A Boolean value that indicates whether the screen is in landscape.
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
