/// The surroundings of a screen: the room that there is, the size of text, the colours, the language and
/// the direction.
///
/// It is a plain value; a part reads it while it is described. A length that is negative, infinite or no
/// number counts as 0, in the initializer, when it is set and when it is decoded. A scale of that kind, or
/// of 0, counts as 3.
public struct ScreenEnvironment: Codable, Hashable, Sendable {
  /// The size of the window in points.
  public var containerSize: ScreenSize {
    didSet { containerSize = containerSize.usable }
  }

  /// The part of the window's edges that the device itself covers, in points.
  public var safeArea: ScreenInsets {
    didSet { safeArea = Self.usable(safeArea) }
  }

  /// The pixels of a point along an axis.
  public var displayScale: Double {
    didSet { displayScale = Self.usable(scale: displayScale) }
  }

  /// How large the person wants text.
  public var textSize: ScreenTextSize

  /// The colour scheme: light or dark.
  public var colorScheme: ScreenColorScheme

  /// The width class of the window.
  public var horizontalSizeClass: ScreenSizeClass

  /// The height class of the window.
  public var verticalSizeClass: ScreenSizeClass

  /// The language and the region, as a BCP 47 identifier.
  public var locale: String

  /// The side on which a line begins.
  public var layoutDirection: ScreenLayoutDirection

  /// The table that an app has set; `nil` for the one of the locale.
  private var ownWords: ScreenWordsTable?

  /// The words of the controls: those of the ``locale``, until an app sets its own.
  ///
  /// The app's own words stay when the locale changes. They are not encoded.
  public var words: ScreenWords {
    get { wordsTable.words }
    set { ownWords = .own(newValue) }
  }

  var wordsTable: ScreenWordsTable { ownWords ?? ScreenWordsTable(locale: locale) }

  /// The environment of the stage, the flow player and the functions without a front-end:
  /// a telephone that covers nothing, held upright, in Japanese.
  ///
  /// It is the same on every machine.
  public static let plain = ScreenEnvironment(locale: "ja-JP")

  /// Creates an environment, by default the one of a telephone of 390 × 844 points in the system's language and region.
  ///
  /// Without a direction, lines begin on the side on which those of the language do.
  ///
  /// Tests that read words begin with ``plain``, which no setting of the machine changes.
  public init(
    containerSize: ScreenSize = ScreenSize(width: 390, height: 844),
    safeArea: ScreenInsets = .zero,
    displayScale: Double = 3,
    textSize: ScreenTextSize = .large,
    colorScheme: ScreenColorScheme = .light,
    horizontalSizeClass: ScreenSizeClass = .compact,
    verticalSizeClass: ScreenSizeClass = .regular,
    locale: String = systemLocale,
    layoutDirection: ScreenLayoutDirection? = nil
  ) {
    self.containerSize = containerSize.usable
    self.safeArea = Self.usable(safeArea)
    self.displayScale = Self.usable(scale: displayScale)
    self.textSize = textSize
    self.colorScheme = colorScheme
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.locale = locale
    self.layoutDirection = layoutDirection ?? ScreenLayoutDirection(locale: locale)
  }

  /// Decodes an environment; what is missing has the value of ``plain``.
  ///
  /// - Throws: `DecodingError` if a value is of another type, or a name is none of its cases.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys, or usual: Value) throws -> Value {
      try values.decodeIfPresent(Value.self, forKey: key) ?? usual
    }
    let usual = Self.plain
    self.init(
      containerSize: try value(.containerSize, or: usual.containerSize),
      safeArea: try value(.safeArea, or: usual.safeArea),
      displayScale: try value(.displayScale, or: usual.displayScale),
      textSize: try value(.textSize, or: usual.textSize),
      colorScheme: try value(.colorScheme, or: usual.colorScheme),
      horizontalSizeClass: try value(.horizontalSizeClass, or: usual.horizontalSizeClass),
      verticalSizeClass: try value(.verticalSizeClass, or: usual.verticalSizeClass),
      locale: try value(.locale, or: usual.locale),
      layoutDirection: try value(.layoutDirection, or: usual.layoutDirection)
    )
  }

  /// The width in points at which long text is read easily: 672 at the usual size of text.
  ///
  /// At another size it is in proportion to ``ScreenTextStyle/body``'s font, and never more than the window
  /// has inside its safe area.
  ///
  /// The rule is ours. Apple's `readableContentGuide` gives about the same at the usual size and
  /// varies with the device.
  public var readableWidth: Double {
    let body = ScreenTextStyle.body
    let width = 672 * body.font(at: textSize).size / body.font(at: .large).size
    return min(width, max(0, containerSize.width - safeArea.horizontal))
  }

  /// Returns a Boolean value that indicates whether everything is the same but the room there is.
  func hasTraits(of other: ScreenEnvironment) -> Bool {
    var same = self
    (same.containerSize, same.safeArea) = (other.containerSize, other.safeArea)
    return same == other
  }

  /// Returns a Boolean value that indicates whether a screen is laid out the same way in another
  /// environment, apart from parts that describe it differently.
  func isLaidOut(as other: ScreenEnvironment) -> Bool {
    containerSize == other.containerSize && textSize == other.textSize
      && layoutDirection == other.layoutDirection && readableWidth == other.readableWidth
  }

  private enum CodingKeys: String, CodingKey {
    case containerSize, safeArea, displayScale, textSize, colorScheme
    case horizontalSizeClass, verticalSizeClass, locale, layoutDirection
  }

  private static func usable(_ insets: ScreenInsets) -> ScreenInsets {
    ScreenInsets(
      top: insets.top.usableLength,
      leading: insets.leading.usableLength,
      bottom: insets.bottom.usableLength,
      trailing: insets.trailing.usableLength
    )
  }

  private static func usable(scale: Double) -> Double {
    scale.isFinite && scale > 0 ? scale : 3
  }
}
