/// A hash that is the same in every process, on every machine (FNV-1a).
package struct StableHash {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func add(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  package mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      add(byte: UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  package mutating func add(_ flag: Bool) { add(byte: flag ? 1 : 2) }

  /// Adds words as they are, and where they end.
  package mutating func add(_ words: String) {
    for byte in words.utf8 { add(byte: byte) }
    add(byte: 0xFF)
  }

  /// Adds words with one mark for each number.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - isCounting: A Boolean value that indicates whether zero, one and more have different marks.
  package mutating func add(marked words: String, isCounting: Bool = false) {
    var digits = 0
    var last: UInt8 = 0
    for byte in words.utf8 {
      if 48...57 ~= byte {
        (digits, last) = (digits + 1, byte)
        continue
      }
      endNumber(&digits, last, isCounting)
      add(byte: byte)
    }
    endNumber(&digits, last, isCounting)
    add(byte: 0xFF)
  }

  private mutating func endNumber(_ digits: inout Int, _ last: UInt8, _ isCounting: Bool) {
    guard digits > 0 else { return }
    add(byte: isCounting && digits == 1 && last < 50 ? last : 0xFE)
    digits = 0
  }
}
