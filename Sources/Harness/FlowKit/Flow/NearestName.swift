/// Finds the name that a misspelt one probably means.
package enum NearestName {
  /// The longest name that is compared, so that a garbage key of a megabyte costs nothing.
  private static let longest = 128

  /// Returns the known name nearest to a misspelt one, or `nil` when none is near.
  ///
  /// Case does not count. Of equally near names, the first wins. A name is near if its distance is
  /// at most a third of the misspelt name's length, or one edit.
  ///
  /// - Complexity: O(name · sum of known), with names cut off at 128 characters.
  package static func of(_ name: String, among known: some Sequence<String>) -> String? {
    let lowered = name.lowercased()
    let allowed = max(1, min(lowered.unicodeScalars.count, longest) / 3)
    var best: (name: String, distance: Int)?
    for candidate in known {
      guard let distance = distance(lowered, candidate.lowercased()) else { continue }
      guard distance <= allowed, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// Returns a sentence, beginning with a space, that proposes the nearest name or lists all names.
  ///
  /// - Returns: ` Did you mean “tags”?`, or ` Known are: ….` when no name is near, or an empty text
  ///   when there are no names or too many to list.
  package static func hint(for name: String, among known: [String]) -> String {
    if let nearest = of(name, among: known) { return " Did you mean “\(nearest)”?" }
    guard !known.isEmpty, known.count <= 30 else { return "" }
    return " Known are: \(known.joined(separator: ", "))."
  }

  /// Returns such a sentence about a name that an app declares; where no name is near, with the way to all of them.
  static func hint(for name: String, amongThoseOfApp known: [String]) -> String {
    let hint = hint(for: name, among: known)
    return of(name, among: known) == nil ? "\(hint) “explain --app” lists what the app has." : hint
  }

  /// Returns the number of edits (insert, delete, replace, swap of neighbours) between two texts.
  ///
  /// - Returns: The distance in Unicode scalars, or `nil` if a text is longer than 128 of them.
  /// - Complexity: O(first · second).
  package static func distance(_ first: String, _ second: String) -> Int? {
    let first = Array(first.unicodeScalars.prefix(longest + 1))
    let second = Array(second.unicodeScalars.prefix(longest + 1))
    guard first.count <= longest, second.count <= longest else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      current.reserveCapacity(second.count + 1)
      for column in second.indices {
        let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
        var cost = min(last[column + 1] + 1, current[column] + 1, replaced)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
