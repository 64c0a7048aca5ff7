extension String {
  /// The words with one mark in place of each number: what differs in numbers alone is of one kind, wherever kinds are
  /// counted.
  package var markingNumbers: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return markingDigits }
    var marked = ""
    for character in self where !(character.isNumber && marked.last == "#") {
      marked.append(character.isNumber ? "#" : character)
    }
    return marked
  }

  /// The same of words in ASCII, where no other characters are numbers than the ten digits: nobody has to look them up.
  private var markingDigits: String {
    String(unsafeUninitializedCapacity: utf8.count) { bytes in
      var count = 0
      for byte in utf8 {
        let isDigit = 0x30...0x39 ~= byte
        if isDigit, count > 0, bytes[count - 1] == UInt8(ascii: "#") { continue }
        bytes[count] = isDigit ? UInt8(ascii: "#") : byte
        count += 1
      }
      return count
    }
  }
}
