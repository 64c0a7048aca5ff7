/// A text with markers, as bytes, so that an insertion changes no other byte.
struct MarkedText {
  /// The bytes.
  private(set) var bytes: [UInt8]

  /// Creates a text from its bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the indices of the lines that have a marker and nothing else.
  func lines(with marker: String) -> [Int] {
    let (marker, lines) = (Array(marker.utf8), lines)
    return lines.indices.filter { lines[$0].trimmed.elementsEqual(marker) }
  }

  /// Returns the index of the element above a line of an array, if the element needs a comma.
  func lineWithoutComma(above index: Int) -> Int? {
    let lines = lines
    for index in lines.indices[..<index].reversed() {
      let text = String(decoding: lines[index].trimmed, as: UTF8.self)
      if text.isEmpty || text.hasPrefix("//") { continue }
      // A line can end with a comment, and a text can have two slashes.
      let code = text.firstRange(of: "//").map { text[..<$0.lowerBound] } ?? text[...]
      let endings = [text[...], code].map { $0.last { $0 != " " } }
      return endings.contains { $0 == "," || $0 == "[" } ? nil : index
    }
    return nil
  }

  /// Returns the index of the first line that has a text, whatever its indentation.
  func index(of text: String) -> Int? {
    let text = Array(text.utf8)[...].trimmed
    return lines.firstIndex { $0.trimmed.elementsEqual(text) }
  }

  /// Inserts lines above another one, with its indentation and its line ending.
  mutating func insert(_ inserted: [String], above index: Int) {
    let line = lines[index]
    let indentation = line.prefix { [.space, .tab].contains($0) }
    let ending: [UInt8] = line.last == .carriageReturn ? [.carriageReturn, .lineFeed] : [.lineFeed]
    let new = inserted.flatMap { indentation + Array($0.utf8) + ending }
    bytes.insert(contentsOf: new, at: line.startIndex)
  }

  /// The lines, without their endings.
  ///
  /// - Complexity: O(bytes), so callers in a loop keep the result.
  private var lines: [ArraySlice<UInt8>] {
    bytes.split(separator: .lineFeed, omittingEmptySubsequences: false)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without white space at both ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let isSpace: (UInt8) -> Bool = { [.space, .tab, .carriageReturn].contains($0) }
    guard let end = lastIndex(where: { !isSpace($0) }) else { return [] }
    return self[...end].drop(while: isSpace)
  }
}

extension UInt8 {
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}
