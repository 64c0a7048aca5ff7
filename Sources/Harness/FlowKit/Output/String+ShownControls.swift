extension String {
  /// The text as the harness prints it: controls and invisible characters are written out, as `\u001B`, and no line is
  /// a command of a CI server.
  ///
  /// - Complexity: O(length).
  var showingControls: String { OutputText.lines(self).rendered() }

  /// The text with its line breaks written out as `\n`, for a field that is a line or a part of one.
  var onOneLine: String {
    guard unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" }) else { return self }
    return escaping(["\n": "\\n", "\r": "\\r"])
  }

  /// Returns the text with further lines indented, so that none looks like a line of the report.
  func indented(by spaces: Int) -> String {
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.joined(separator: "\n" + String(repeating: " ", count: spaces))
  }
}
