import Observation2

/// The environment of a screen as parts read it.
///
/// Each property counts on its own, so that a part is described again only when one that it has read
/// changes.
///
/// See ``ScreenEnvironment`` for what the properties mean.
@MainActor
public final class ScreenSurroundings {
  private static let plain = ScreenEnvironment.plain

  @Observed private var size = plain.containerSize
  @Observed private var insets = plain.safeArea
  @Observed private var scale = plain.displayScale
  @Observed private var text = plain.textSize
  @Observed private var scheme = plain.colorScheme
  @Observed private var horizontal = plain.horizontalSizeClass
  @Observed private var vertical = plain.verticalSizeClass
  @Observed private var language = plain.locale
  @Observed private var direction = plain.layoutDirection
  @Observed private var table = plain.wordsTable

  /// All of it; reading it here is not tracked.
  private(set) var values: ScreenEnvironment

  /// Creates the environment of a screen.
  public init(_ values: ScreenEnvironment = ScreenEnvironment()) {
    self.values = values
    take(values)
  }

  func take(_ values: ScreenEnvironment) {
    self.values = values
    size = values.containerSize
    insets = values.safeArea
    scale = values.displayScale
    text = values.textSize
    scheme = values.colorScheme
    horizontal = values.horizontalSizeClass
    vertical = values.verticalSizeClass
    language = values.locale
    direction = values.layoutDirection
    table = values.wordsTable
  }

  /// The size of the space for the screen, in points.
  public var containerSize: ScreenSize { size }
  /// The insets of the parts that the device covers at the edges, in points.
  public var safeArea: ScreenInsets { insets }
  /// The pixels in a point.
  public var displayScale: Double { scale }
  /// The size of text that the person has chosen.
  public var textSize: ScreenTextSize { text }
  /// Light or dark.
  public var colorScheme: ScreenColorScheme { scheme }
  /// How much room there is from side to side.
  public var horizontalSizeClass: ScreenSizeClass { horizontal }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: ScreenSizeClass { vertical }
  /// The language and region, as a BCP 47 identifier.
  public var locale: String { language }
  /// Where lines begin.
  public var layoutDirection: ScreenLayoutDirection { direction }
  /// The words of the controls.
  public var words: ScreenWords { table.words }
  /// A comfortable length of a line, in points.
  public var readableWidth: Double {
    _ = (size, insets, text)
    return values.readableWidth
  }

  private static let usual = ScreenSurroundings()

  /// The environment of the screen that is being described or receives an event, or else the usual one.
  static var current: ScreenSurroundings { ScreenTree.running?.surroundings ?? usual }
}

extension ScreenPart {
  /// The environment of the screen that the part is described for: sizes, text size, colour scheme,
  /// language.
  ///
  /// The part is described again when a property that its body has read changes. In code that an event runs
  /// it is that of the event's screen; outside of a screen it is that of a telephone.
  public var environment: ScreenSurroundings { .current }
}
