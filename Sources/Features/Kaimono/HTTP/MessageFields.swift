import ScenesTransport

/// Checks the values of a message that its types allow and the app does not.
enum MessageFields {
  /// Amounts and quantities stay below this, so that no sum of them overflows.
  static let most = 1_000_000

  static func check(
    _ value: Int,
    from least: Int,
    at path: String
  ) throws(TransportMistake) -> Int {
    guard least...most ~= value else {
      throw .field(path, "is \(value), not \(least) to \(most).")
    }
    return value
  }

  /// Checks that a list is not without end.
  static func checkLength(_ count: Int, of list: String) throws(TransportMistake) {
    guard count <= 1_000 else { throw .field(list, "are over 1,000.") }
  }

  /// Checks that what a list has can be told apart, and is not without end.
  ///
  /// - Parameters:
  ///   - ids: What tells each from the others.
  ///   - list: The list's path.
  ///   - each: What each of the list is, in a word.
  /// - Throws: An error that says which field is wrong.
  static func checkUnique(
    _ ids: [Int],
    of list: String,
    each: String
  ) throws(TransportMistake) {
    try checkLength(ids.count, of: list)
    var seen: Set<Int> = []
    for (index, id) in ids.enumerated() where !seen.insert(id).inserted {
      throw .field("\(list)[\(index)].id", "is \(id), as that of another \(each).")
    }
  }
}
