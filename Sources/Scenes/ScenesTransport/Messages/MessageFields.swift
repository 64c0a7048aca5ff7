/// Checks the values of a message that its types allow and the app does not.
public enum MessageFields {
  /// Amounts and quantities stay below this, so that no sum of them overflows.
  public static let most = 1_000_000

  /// Checks that a number is neither too small nor too large.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - least: The least that it may be; the largest is ``most``.
  ///   - path: Its path.
  /// - Returns: The number.
  /// - Throws: An error that says which field is wrong.
  public static func check(
    _ value: Int,
    from least: Int,
    at path: String
  ) throws(TransportMistake) -> Int {
    guard least...most ~= value else {
      throw .field(path, "is \(value), not \(least) to \(most).")
    }
    return value
  }

  /// Checks that a list is not too long.
  ///
  /// - Parameters:
  ///   - count: How many it has.
  ///   - list: The list's path.
  ///   - most: How many it may have.
  /// - Throws: An error that says which list is too long.
  public static func checkLength(
    _ count: Int,
    of list: String,
    most: Int = 1_000
  ) throws(TransportMistake) {
    guard count <= most else { throw .field(list, "are over \(most).") }
  }

  /// Checks that the identifiers of a list are unique, and that it is not too long.
  ///
  /// - Parameters:
  ///   - ids: The identifiers of its members.
  ///   - list: The list's path.
  ///   - each: A word for one member.
  ///   - most: How many it may have.
  /// - Throws: An error that says which field is wrong.
  public static func checkUnique(
    _ ids: [Int],
    of list: String,
    each: String,
    most: Int = 1_000
  ) throws(TransportMistake) {
    try checkLength(ids.count, of: list, most: most)
    var seen: Set<Int> = []
    for (index, id) in ids.enumerated() where !seen.insert(id).inserted {
      throw .field("\(list)[\(index)].id", "is \(id), as that of another \(each).")
    }
  }

  /// Checks that an answer is about what was asked for.
  ///
  /// - Parameters:
  ///   - id: The identifier that it has.
  ///   - wanted: The identifier that it must have.
  ///   - path: Its path.
  /// - Throws: An error that says which field is wrong.
  public static func check(
    _ id: Int,
    is wanted: Int,
    at path: String
  ) throws(TransportMistake) {
    guard id == wanted else { throw .field(path, "is \(id), although \(wanted) was asked for.") }
  }
}
