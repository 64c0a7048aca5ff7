extension FlowSecrets {
  /// Returns JSON with masks in its texts, since its keys and numbers are the harness's own.
  ///
  /// An outcome and a kind are the harness's own words too. A mask there would make the report unreadable.
  ///
  /// - Complexity: As that of ``masked(_:)``.
  func maskedJSON(_ json: String) -> String {
    if isEmpty { return json }
    let (quote, backslash, colon) = (
      UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: ":")
    )
    let bytes = Array(json.utf8)
    var result: [UInt8] = []
    var key: [UInt8] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: quote) {
      var end = start + 1
      while end < bytes.count, bytes[end] != quote { end += bytes[end] == backslash ? 2 : 1 }
      result += bytes[index...start]
      let text = Array(bytes[(start + 1)..<end])
      // An encoder may write a space before the colon.
      let next = bytes[(end + 1)...].first { $0 != UInt8(ascii: " ") }
      let isKey = next == colon
      result += isKey || Self.isOwnWord(text, under: key) ? text : masked(text)
      key = isKey ? text : []
      result.append(quote)
      index = end + 1
    }
    return String(decoding: result + bytes[index...], as: UTF8.self)
  }

  /// Returns whether a value is one of the words that the harness has for its key.
  private static func isOwnWord(_ text: [UInt8], under key: [UInt8]) -> Bool {
    let word = { String(decoding: text, as: UTF8.self) }
    if key.elementsEqual("outcome".utf8) { return StepResult.Outcome(rawValue: word()) != nil }
    guard key.elementsEqual("kind".utf8) else { return false }
    return FlowFailure.Kind(rawValue: word()) != nil || FlowTraceEvent.Kind(rawValue: word()) != nil
  }
}
