package import FlowFormat
package import Scenes
package import ScenesHeadless

/// The device of a run, and how it is held: what the size of the screen follows from.
package struct HeldDevice {
  /// The length of the shorter side from which on a device is a tablet, in points.
  private static let tabletWidth: Double = 600

  /// The size of the screen when the device is held upright.
  private var size: ScreenSize
  private var scale: Double
  /// The parts of the edges that the device covers when it is held upright.
  private var safeArea: ScreenInsets
  private var split = ScreenSplit.full
  private var orientation: FlowOrientation

  /// Takes a device over from the environment of a screen.
  package init(_ environment: ScreenEnvironment) {
    self.init(
      width: environment.containerSize.width,
      height: environment.containerSize.height,
      scale: environment.displayScale,
      safeArea: environment.safeArea
    )
  }

  /// Creates a device; one that is wider than high lies on its left side.
  package init(
    width: Double,
    height: Double,
    scale: Double,
    safeArea: ScreenInsets,
    split: ScreenSplit = .full
  ) {
    size = ScreenSize(width: min(width, height), height: max(width, height))
    orientation = width > height ? .landscapeLeft : .portrait
    self.scale = scale
    self.safeArea = safeArea
    self.split = split
    if orientation.isLandscape, !isTablet {
      self.safeArea = ScreenInsets(
        top: max(safeArea.leading, safeArea.trailing),
        leading: 0,
        bottom: safeArea.bottom,
        trailing: 0
      )
    }
  }

  /// A Boolean value that indicates whether it is a tablet, whose screen can be split.
  var isTablet: Bool { size.width >= Self.tabletWidth }

  /// The parts of the edges that the device covers when it lies on its side.
  ///
  /// A telephone covers as much of both sides then as of its top, a tablet the same edges.
  private var landscapeSafeArea: ScreenInsets {
    if isTablet { return safeArea }
    return ScreenInsets(
      top: 0,
      leading: safeArea.top,
      bottom: safeArea.bottom,
      trailing: safeArea.top
    )
  }

  /// Turns the device.
  package mutating func turn(to orientation: FlowOrientation) { self.orientation = orientation }

  /// Returns the environment of a screen on it, with the person's settings of another environment.
  package func environment(settings: ScreenEnvironment) -> ScreenEnvironment {
    let isLandscape = orientation.isLandscape
    let device = ScreenDevice(
      name: "",
      idiom: isTablet ? .pad : .phone,
      size: size,
      scale: scale,
      portraitSafeArea: safeArea,
      landscapeSafeArea: landscapeSafeArea
    )
    return device.environment(
      isLandscape ? .landscape : .portrait,
      split: split,
      textSize: settings.textSize,
      colorScheme: settings.colorScheme,
      locale: settings.locale,
      layoutDirection: settings.layoutDirection
    )
  }
}
