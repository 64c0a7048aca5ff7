extension StringProtocol {
  /// Returns the first Unicode scalars of a text, for a message.
  ///
  /// A single character can have a million of them, so `prefix` bounds nothing.
  package func clipped(to scalars: Int) -> String {
    var clipped = String.UnicodeScalarView()
    clipped.append(contentsOf: unicodeScalars.prefix(scalars))
    return String(clipped)
  }

  /// Returns the last bytes of the text, from a whole scalar on and after an ellipsis.
  package func ending(of count: Int) -> String {
    "…" + String(decoding: utf8.suffix(count).drop { $0 & 0xC0 == 0x80 }, as: UTF8.self)
  }
}
