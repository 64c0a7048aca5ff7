/// Texts are compared as they are written.
///
/// “が” of one scalar is drawn again in place of “か” with a sound mark, although Swift takes the two for
/// equal.
extension String {
  /// Returns a Boolean value that indicates whether two texts consist of the same scalars.
  ///
  /// - Complexity: O(length) for texts of equal length.
  @usableFromInline
  package func isSame(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { bytes.areSame(as: $0) }
    }.flatMap { $0 } ?? utf8.elementsEqual(other.utf8)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Compares eight bytes at a time, since a sequence takes some twenty instructions for each byte.
  ///
  /// - Precondition: Both have the same length.
  fileprivate func areSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    let (one, other) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
    var place = 0
    while place + 8 <= one.count {
      let word = one.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      if word != other.loadUnaligned(fromByteOffset: place, as: UInt64.self) { return false }
      place += 8
    }
    while place < one.count {
      if one[place] != other[place] { return false }
      place += 1
    }
    return true
  }
}

extension String {
  /// Feeds the scalars to a hasher.
  ///
  /// Swift would normalize them first, which takes a look-up for each scalar outside ASCII.
  func hashScalars(into hasher: inout Hasher) {
    var text = self
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(utf8.count)
  }
}

extension String? {
  /// Returns a Boolean value that indicates whether two texts consist of the same scalars.
  package func isSame(as other: String?) -> Bool {
    switch (self, other) {
    case (let text?, let other?): text.isSame(as: other)
    case (nil, nil): true
    default: false
    }
  }
}

extension [String] {
  /// Returns a Boolean value that indicates whether two lists have the same texts, scalar by scalar.
  func areSame(as other: [String]) -> Bool {
    elementsEqual(other) { $0.isSame(as: $1) }
  }
}
