package import ScenesHeadless

/// The part of a tablet's screen that the app has, as `setDevice` takes it.
package enum FlowSplit: String, FlowChoice {
  /// All of it.
  case full
  /// One half, beside another app.
  case half
  /// The narrow side beside another app that has two thirds.
  case third
  /// The wide side beside another app that has a third.
  case twoThirds

  /// The split of the device.
  package var split: ScreenSplit {
    switch self {
    case .full: .full
    case .half: .half
    case .third: .third
    case .twoThirds: .twoThirds
    }
  }
}
