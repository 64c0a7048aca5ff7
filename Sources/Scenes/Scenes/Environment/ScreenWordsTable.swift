/// The table from which a screen takes its words.
///
/// It is one word of memory, since an environment is copied and compared often.
enum ScreenWordsTable: Hashable, Sendable {
  case english
  case japanese
  indirect case own(ScreenWords)

  /// Creates the table of a language: Japanese for `ja`, and English for all others.
  init(locale: String) {
    self = locale == "ja" || locale.hasPrefix("ja-") ? .japanese : .english
  }

  var words: ScreenWords {
    switch self {
    case .english: .english
    case .japanese: .japanese
    case .own(let words): words
    }
  }
}
