public import Scenes

/// A device that an app may run on: its name, the size of its screen, and what its case covers.
///
/// <doc:DevicesOfAStage> has the values of the devices named here, their source, the size classes of their windows
/// and the widths of a split screen.
public struct ScreenDevice: Hashable, Sendable {
  /// The name, as Apple writes it.
  public let name: String

  /// The idiom: a telephone or a tablet.
  public let idiom: ScreenIdiom

  /// The size of the screen in points when the device is held upright.
  public let size: ScreenSize

  /// The pixels of a point along an axis.
  public let scale: Double

  /// The parts of the edges that the device covers when it is held upright, in points.
  public let portraitSafeArea: ScreenInsets

  /// The parts of the edges that the device covers when it lies on its side, in points.
  public let landscapeSafeArea: ScreenInsets

  /// A Boolean value that indicates whether the width is regular although a telephone lies on its side, as
  /// UIKit has it on the models Plus and Max.
  public let isWideInLandscape: Bool

  /// Creates a device.
  public init(
    name: String,
    idiom: ScreenIdiom,
    size: ScreenSize,
    scale: Double,
    portraitSafeArea: ScreenInsets = .zero,
    landscapeSafeArea: ScreenInsets = .zero,
    isWideInLandscape: Bool = false
  ) {
    self.name = name
    self.idiom = idiom
    self.size = size
    self.scale = scale
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.isWideInLandscape = isWideInLandscape
  }

  /// Returns the environment of a screen on this device.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held.
  ///   - split: The part of a tablet's screen that the app has; a telephone is never split.
  ///   - textSize: How large the person wants text.
  ///   - colorScheme: The colour scheme: light or dark.
  ///   - locale: The language and the region, as a BCP 47 identifier, the same by default on every machine.
  ///   - layoutDirection: The side on which a line begins; that of the language if `nil`.
  /// - Returns: The environment, with the size classes that UIKit has for such a window.
  public func environment(
    _ orientation: ScreenOrientation = .portrait,
    split: ScreenSplit = .full,
    textSize: ScreenTextSize = .large,
    colorScheme: ScreenColorScheme = .light,
    locale: String = "ja-JP",
    layoutDirection: ScreenLayoutDirection? = nil
  ) -> ScreenEnvironment {
    let isPortrait = orientation == .portrait
    let screen = isPortrait ? size : ScreenSize(width: size.height, height: size.width)
    let width = idiom == .pad ? split.width(of: screen.width, orientation) : screen.width
    return ScreenEnvironment(
      containerSize: ScreenSize(width: width, height: screen.height),
      safeArea: isPortrait ? portraitSafeArea : landscapeSafeArea,
      displayScale: scale,
      textSize: textSize,
      colorScheme: colorScheme,
      horizontalSizeClass: isWide(at: width, orientation) ? .regular : .compact,
      verticalSizeClass: idiom == .pad || isPortrait ? .regular : .compact,
      locale: locale,
      layoutDirection: layoutDirection
    )
  }

  /// The width from which on a tablet's window is regular.
  private static let regularWidth: Double = 660

  private func isWide(at width: Double, _ orientation: ScreenOrientation) -> Bool {
    switch idiom {
    case .phone: isWideInLandscape && orientation == .landscape
    case .pad: width >= Self.regularWidth
    }
  }
}
