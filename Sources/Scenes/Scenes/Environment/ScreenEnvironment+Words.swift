extension ScreenEnvironment {
  /// Which of two words of the toolkit's own a person reads: the Japanese one, or the English one, as all others do.
  ///
  /// An app in other languages gives words of its own.
  package static func word(_ japanese: String, else english: String, for locale: String) -> String {
    locale == "ja" || locale.hasPrefix("ja-") ? japanese : english
  }
}
