/// Words of a text that look alike, and may lead somewhere.
///
/// ```swift
/// text([ScreenTextRun("続けると"), ScreenTextRun("利用規約").link(to: address), "に同意したことになります。"]) {
///   delegate?.consentViewDidTapLink(to: $0)
/// }
/// ```
public struct ScreenTextRun: Sendable, Hashable, Codable {
  /// The words.
  public var text: String
  /// The size, height and weight; `nil` for those of the whole text.
  public var textStyle: ScreenTextStyle?
  /// How heavy the strokes are; `nil` for the weight of the style.
  public var weight: ScreenFontWeight?
  /// A Boolean value that indicates whether the words are italic.
  public var isItalic = false
  /// A Boolean value that indicates whether the words are underlined.
  public var isUnderlined = false
  /// A Boolean value that indicates whether a line crosses out the words.
  public var isStruckThrough = false
  /// Their colour; `nil` for that of the whole text, or of a link.
  public var color: ScreenColorRole?
  /// Where they lead, such as `https://shop.example/terms`; `nil` if nowhere.
  public var address: String?

  /// Creates words that look like the whole text.
  public init(_ text: String) {
    self.text = text
  }

  /// The same words, bold.
  public func bold() -> ScreenTextRun { changed { $0.weight = .bold } }

  /// The same words, leaning.
  public func italic() -> ScreenTextRun { changed { $0.isItalic = true } }

  /// The same words, with a line below them.
  public func underlined() -> ScreenTextRun { changed { $0.isUnderlined = true } }

  /// The same words, with a line through them.
  public func struckThrough() -> ScreenTextRun { changed { $0.isStruckThrough = true } }

  /// The same words in another size, height and weight.
  public func textStyle(_ style: ScreenTextStyle) -> ScreenTextRun {
    changed { $0.textStyle = style }
  }

  /// The same words in a colour.
  public func color(_ color: ScreenColorRole) -> ScreenTextRun { changed { $0.color = color } }

  /// The same words, which lead somewhere.
  public func link(to address: String) -> ScreenTextRun { changed { $0.address = address } }

  private func changed(_ change: (inout ScreenTextRun) -> Void) -> ScreenTextRun {
    var run = self
    change(&run)
    return run
  }

  /// The font of the words, in a text of a style.
  public func font(in style: ScreenTextStyle, at size: ScreenTextSize) -> ScreenFont {
    var font = (textStyle ?? style).font(at: size)
    if let weight { font.weight = weight }
    return font
  }
}

extension ScreenTextRun: ExpressibleByStringLiteral {
  /// Creates words that look like the whole text.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}
