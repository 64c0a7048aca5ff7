/// The key by which a set's elements, or a dictionary's keys, are sorted: their canonical text.
///
/// Only as much of the text is written as tells two of them apart; otherwise sorting at each level
/// of a deep value would write everything below it.
final class CanonicalSortKey: Comparable {
  let json: CanonicalJSON
  private var start: [UInt8] = []
  private var isWhole = false

  init(of json: CanonicalJSON) {
    self.json = json
    write(32)
  }

  static func < (left: CanonicalSortKey, right: CanonicalSortKey) -> Bool {
    var length = 32
    while !left.isWhole || !right.isWhole {
      left.write(length)
      right.write(length)
      let (a, b) = (left.start.prefix(length), right.start.prefix(length))
      if !a.elementsEqual(b) { return a.lexicographicallyPrecedes(b) }
      length *= 2
    }
    return left.start.lexicographicallyPrecedes(right.start)
  }

  static func == (left: CanonicalSortKey, right: CanonicalSortKey) -> Bool {
    !(left < right) && !(right < left)
  }

  /// Makes sure that `length` bytes of the text have been written, or all of it.
  private func write(_ length: Int) {
    guard !isWhole, start.count < length else { return }
    start = []
    isWhole = json.write(to: &start, upTo: length)
  }
}

extension String {
  /// Whether its bytes come before another one's: this orders even strings that `<` considers
  /// equal, so that the result of sorting does not depend on the former order.
  func comesBefore(_ other: String) -> Bool {
    let isBefore = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { bytes.lexicographicallyPrecedes($0) }
    }
    return (isBefore ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}
