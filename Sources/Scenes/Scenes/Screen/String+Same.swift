/// Texts are compared as they are written.
///
/// “が” of one scalar is drawn again in place of “か” with a sound mark, although Swift takes the two for
/// equal.
extension String {
  /// Returns a Boolean value that indicates whether two texts consist of the same scalars.
  ///
  /// - Complexity: O(length) for equal texts.
  @usableFromInline
  func isSame(as other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }
}

extension String? {
  /// Whether two texts consist of the same scalars.
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
