/// The place of a value in the tree that is being encoded: the keys from the last to the first.
///
/// Converted to an array only on demand, since an array for each value would cost its depth.
final class CanonicalPath {
  fileprivate let before: CanonicalPath?
  fileprivate let key: any CodingKey

  fileprivate init(_ before: CanonicalPath?, _ key: any CodingKey) {
    self.before = before
    self.key = key
  }
}

extension CanonicalPath? {
  /// The keys from the first to the last.
  var keys: [any CodingKey] {
    var keys: [any CodingKey] = []
    var path = self
    while let last = path {
      keys.append(last.key)
      path = last.before
    }
    return keys.reversed()
  }

  func appending(_ key: any CodingKey) -> CanonicalPath { CanonicalPath(self, key) }
}
