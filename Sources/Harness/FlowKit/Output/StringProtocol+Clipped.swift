extension StringProtocol {
  /// Returns the first Unicode scalars of a text, for a message.
  ///
  /// A single character can have a million of them, so `prefix` bounds nothing.
  func clipped(to scalars: Int) -> String {
    var clipped = String.UnicodeScalarView()
    clipped.append(contentsOf: unicodeScalars.prefix(scalars))
    return String(clipped)
  }
}
