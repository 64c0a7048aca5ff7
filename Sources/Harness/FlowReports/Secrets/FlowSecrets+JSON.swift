import FlowEngine
package import FlowFormat

extension FlowSecrets {
  /// Returns JSON with masks in its texts, since its keys and numbers are the harness's own.
  ///
  /// An outcome, a kind and the command of a chosen step are the harness's own words too. A mask there would make the report unreadable.
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
      result += isKey || Self.isOwnWord(text, under: key) ? text : maskedEscapes(text)
      key = isKey ? text : []
      result.append(quote)
      index = end + 1
    }
    return String(decoding: result + bytes[index...], as: UTF8.self)
  }

  /// Returns the bytes of a text with escapes, with a mask in place of each secret and of the escapes that it touches.
  ///
  /// A mask over half of `\"` would end a text of JSON, and one over half of `\#` would begin a directive of TAP.
  ///
  /// - Complexity: As that of ``masked(_:)``.
  func maskedEscapes(_ bytes: [UInt8]) -> [UInt8] {
    if isEmpty { return bytes }
    var regions = search(bytes).regions
    if regions.isEmpty { return bytes }
    var (index, place) = (0, 0)
    while place < regions.count, let start = bytes[index...].firstIndex(of: UInt8(ascii: "\\")) {
      let end = min(bytes.count, start + Self.lengthOfEscape(bytes, at: start))
      while place < regions.count, regions[place].range.upperBound <= start { place += 1 }
      var at = place
      while at < regions.count, regions[at].range.lowerBound < end {
        regions[at] = regions[at].covering(start..<end)
        at += 1
      }
      index = end
    }
    return replaced(bytes, Region.merged(regions)) { _, _ in Self.mask }
  }

  /// Returns the bytes of an escape of JSON or YAML.
  private static func lengthOfEscape(_ bytes: [UInt8], at start: Int) -> Int {
    guard start + 1 < bytes.count else { return 1 }
    switch bytes[start + 1] {
    case UInt8(ascii: "x"): return 4
    case UInt8(ascii: "u"): return 6
    case UInt8(ascii: "U"): return 10
    default: return 2
    }
  }

  /// Returns whether a value is one of the words that the harness has for its key.
  private static func isOwnWord(_ text: [UInt8], under key: [UInt8]) -> Bool {
    let word = { String(decoding: text, as: UTF8.self) }
    // The steps of an exploration, and the forms of its screens, as `product/ID`. The picture of a screen has spaces.
    if ["action", "command", "key", "screen"].contains(where: { key.elementsEqual($0.utf8) }) {
      return text.allSatisfy {
        $0 < 0x80 && Character(Unicode.Scalar($0)).isLetter || $0 == UInt8(ascii: "/")
      }
    }
    if key.elementsEqual("outcome".utf8) { return StepResult.Outcome(rawValue: word()) != nil }
    guard key.elementsEqual("kind".utf8) else { return false }
    return FlowFailure.Kind(rawValue: word()) != nil || FlowTraceEvent.Kind(rawValue: word()) != nil
  }
}

extension OutputText {
  /// JSON of the harness, with masks in its texts.
  ///
  /// A mask in a key would break it.
  package static func json(_ json: String) -> OutputText {
    page(FlowSecrets.current.maskedJSON(json))
  }

  /// Words with escapes of JSON or YAML, of which a mask takes whole ones.
  package static func escaped(_ text: String) -> OutputText {
    let bytes = FlowSecrets.current.maskedEscapes(Array(text.utf8))
    return page(String(decoding: bytes, as: UTF8.self))
  }
}
