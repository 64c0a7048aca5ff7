extension ScreenNodeLook {
  /// What a slider shows.
  public var sliding: ScreenSliding? { rest?.rest.specifics?.specifics.sliding }

  /// What a date picker shows.
  public var dating: ScreenDating? { rest?.rest.specifics?.specifics.dating }

  /// What a picker shows.
  public var choosing: ScreenChoosing? { rest?.rest.specifics?.specifics.choosing }

  /// How a person types into a field.
  public var typing: ScreenTyping? { rest?.rest.specifics?.specifics.typing }

  /// The entries of its menu; empty if it has none.
  public var menu: [ScreenMenuEntry] { rest?.rest.specifics?.specifics.menu ?? [] }

  /// Where a link leads, or from where a picture comes.
  public var address: String? { rest?.rest.specifics?.specifics.address }

  /// The names of what assistive technology can do with it, beside its events.
  public var accessibilityActions: [String] { rest?.rest.specifics?.specifics.actions ?? [] }

  /// The level of a heading, from 1 for the title of a screen to 6; `nil` if it has none.
  public var headingLevel: Int? { rest?.rest.specifics?.specifics.headingLevel }

  /// How far work has come, from 0 to 1; `nil` if that is not known, or it shows no work.
  public var fractionDone: Double? { rest?.rest.specifics?.specifics.fraction }

  /// The number of lines that its text may have; `nil` for as many as it needs.
  public var lineLimit: Int? { rest?.rest.specifics?.specifics.lineLimit }

  /// The largest size of text that its text grows to; `nil` for no limit.
  public var maximumTextSize: ScreenTextSize? { rest?.rest.specifics?.specifics.maximumTextSize }

  /// The font of its text.
  ///
  /// - Parameter textSize: The size of text that the person has chosen.
  /// - Returns: The font of its style at that size, or at the largest that it grows to.
  /// - Complexity: O(1).
  public func font(at textSize: ScreenTextSize) -> ScreenFont {
    textStyle.font(at: shownTextSize(at: textSize))
  }

  /// The size of text that a person has chosen, or the largest that its text grows to.
  package func shownTextSize(at textSize: ScreenTextSize) -> ScreenTextSize {
    min(textSize, maximumTextSize ?? textSize)
  }

  /// The words of its text that look alike or lead somewhere, together all of the text; empty if all of it
  /// looks alike.
  ///
  /// ``ScreenTextFlow`` says where they stand.
  public var runs: [ScreenTextRun] { rest?.rest.specifics?.specifics.runs ?? [] }

  /// How far a picture from an ``address`` has come; `nil` if it shows none.
  public var picture: ScreenPictureLook? { rest?.rest.specifics?.specifics.picture }

  /// Where a field stands among those of the screen when the return key goes on to the next; 0 unless it
  /// is set.
  public var focusOrder: Int { rest?.rest.specifics?.specifics.focusOrder ?? 0 }

  /// What kind of button it is: a front-end puts one that cancels where its platform has it, and gives it the
  /// key that cancels; ``ScreenButtonRole/normal`` of anything else.
  public var buttonRole: ScreenButtonRole { rest?.rest.specifics?.specifics.buttonRole ?? .normal }

  /// Whether its text must not be seen.
  public var isSecure: Bool { rest?.rest.specifics?.specifics.typing?.isSecure ?? false }

  /// The text as a person sees it: bullets where it must not be seen.
  public var shownText: String? {
    isSecure ? text.map { String(repeating: "•", count: $0.count) } : text
  }
}
