extension FlowSecrets {
  /// Returns JSON with masks in its texts, since its keys and numbers are the harness's own.
  ///
  /// - Complexity: As that of ``masked(_:)``.
  func maskedJSON(_ json: String) -> String {
    if isEmpty { return json }
    let (quote, backslash, colon) = (
      UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: ":")
    )
    let bytes = Array(json.utf8)
    var result: [UInt8] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: quote) {
      var end = start + 1
      while end < bytes.count, bytes[end] != quote { end += bytes[end] == backslash ? 2 : 1 }
      result += bytes[index...start]
      let text = Array(bytes[(start + 1)..<end])
      // An encoder may write a space before the colon.
      let next = bytes[(end + 1)...].first { $0 != UInt8(ascii: " ") }
      result += next == colon ? text : masked(text)
      result.append(quote)
      index = end + 1
    }
    return String(decoding: result + bytes[index...], as: UTF8.self)
  }
}
