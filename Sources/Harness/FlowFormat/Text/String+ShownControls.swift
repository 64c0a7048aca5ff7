extension String {
  /// The text as the harness prints it: controls and invisible characters are written out, as `\u001B`, and no line is
  /// a command of a CI server.
  ///
  /// - Complexity: O(length).
  package var showingControls: String { OutputText.lines(self).rendered() }

  /// The text with its line breaks written out as `\n`, for a field that is a line or a part of one.
  package var onOneLine: String {
    utf8.contains { $0 == 0x0A || $0 == 0x0D } ? escaping(["\n": "\\n", "\r": "\\r"]) : self
  }

  /// Returns the text with further lines indented, so that none looks like a line of the report.
  package func indented(by spaces: Int) -> String {
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.joined(separator: "\n" + String(repeating: " ", count: spaces))
  }
}
