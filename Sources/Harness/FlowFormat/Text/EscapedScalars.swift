extension String {
  /// Returns the text with some Unicode scalars written otherwise.
  ///
  /// Characters would not do: a quotation mark with an accent behind it is another character, and so are a carriage
  /// return and a line feed together.
  ///
  /// - Parameter escapes: The replacement of each scalar.
  /// - Returns: The text; every other scalar stays.
  package func escaping(_ escapes: [Unicode.Scalar: String]) -> String {
    escaping(LeadingBytes(of: escapes.keys)) { escapes[$0] }
  }

  /// Returns the text with some Unicode scalars written otherwise.
  ///
  /// - Parameters:
  ///   - leading: The bytes that such scalars begin with. The other scalars are copied without a look at each.
  ///   - escape: Returns the replacement of a scalar; `nil` for a scalar that stays.
  /// - Returns: The text.
  package func escaping(_ leading: LeadingBytes, _ escape: (Unicode.Scalar) -> String?) -> String {
    var words = self
    words.makeContiguousUTF8()
    let (bytes, scalars) = (words.utf8, words.unicodeScalars)
    var text = ""
    var (unwritten, index) = (bytes.startIndex, bytes.startIndex)
    while index < bytes.endIndex {
      guard leading.has(bytes[index]) else {
        bytes.formIndex(after: &index)
        continue
      }
      let next = scalars.index(after: index)
      if let escaped = escape(scalars[index]) {
        if unwritten < index { text += words[unwritten..<index] }
        text += escaped
        unwritten = next
      }
      index = next
    }
    if unwritten == bytes.startIndex { return self }
    text += words[unwritten...]
    return text
  }
}

/// The bytes that some Unicode scalars begin with in UTF-8.
package struct LeadingBytes: Sendable {
  private let contained: [Bool]

  /// - Parameter contains: Returns a Boolean value that indicates whether such a scalar may begin with a byte.
  package init(where contains: (UInt8) -> Bool) {
    contained = (UInt8.min ... .max).map(contains)
  }

  package init(of scalars: some Sequence<Unicode.Scalar>) {
    var contained = [Bool](repeating: false, count: 256)
    for scalar in scalars {
      if let byte = scalar.utf8.first { contained[Int(byte)] = true }
    }
    self.contained = contained
  }

  /// Returns a Boolean value that indicates whether one of the scalars begins with a byte.
  package func has(_ byte: UInt8) -> Bool { contained[Int(byte)] }
}
