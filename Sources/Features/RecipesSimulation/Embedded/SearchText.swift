import Foundation

/// A text as the search compares it: without the differences of case, of width, and of the two kana, so that
/// ﾆﾝｼﾞﾝ, ニンジン and にんじん are one.
struct SearchText: Hashable, Sendable {
  private let text: String

  /// Folds a text.
  init(_ text: String) {
    let plain = text.folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
      .precomposedStringWithCompatibilityMapping
    let hiragana = plain.unicodeScalars.map { scalar in
      // The katakana that have a hiragana are as far from it as any other.
      guard 0x30A1...0x30F6 ~= scalar.value else { return scalar }
      return Unicode.Scalar(scalar.value - 0x60) ?? scalar
    }
    self.text = String(String.UnicodeScalarView(hiragana))
  }

  /// The words, which spaces divide, those of Japanese too.
  var words: [String] { text.split(whereSeparator: \.isWhitespace).map { String($0) } }

  /// Returns `true` if the text contains a folded word.
  func contains(_ word: String) -> Bool {
    // The bytes first: Foundation's search takes fifty times as long, and most texts lack the word.
    var (text, word) = (text, word)
    let hasBytes = text.withUTF8 { text in
      word.withUTF8 { word in
        text.indices.contains { text[$0] == word.first && text[$0...].starts(with: word) }
      }
    }
    return hasBytes && text.contains(word)
  }
}
