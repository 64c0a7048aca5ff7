/// Finds the name that a misspelt one probably means.
package enum NearestName {
  /// The longest name that is compared, so that a garbage key of a megabyte costs nothing.
  private static let longest = 128
  /// The beginning of a hint with a name.
  private static let proposal = " Did you mean "

  /// Returns the known name nearest to a misspelt one, or `nil` when none is near.
  ///
  /// Case does not count. The first of equally near names wins. A name is near if its distance is
  /// at most a third of the misspelt name's length, or one edit. Among more than 1,000 names none is near.
  ///
  /// - Complexity: O(name · sum of known), without names longer than 128 characters, and within the `HintBudget`.
  package static func of(_ name: String, among known: some Collection<String>) -> String? {
    guard known.count <= HintBudget.mostNames, let sought = comparable(name) else { return nil }
    let budget = HintBudget.current ?? HintBudget()
    let allowed = max(1, sought.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in known {
      guard budget.spend(1) else { break }
      // No distance is shorter than the difference of the lengths.
      guard let scalars = comparable(candidate), abs(scalars.count - sought.count) <= allowed
      else { continue }
      guard budget.spend(scalars.count * sought.count) else { break }
      let distance = distance(sought, scalars)
      guard distance <= allowed, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// Returns the lowercased characters of a name; `nil` if they are too many.
  private static func comparable(_ name: String) -> [Unicode.Scalar]? {
    guard isShort(name) else { return nil }
    let scalars = Array(name.lowercased().unicodeScalars)
    return scalars.count <= longest ? scalars : nil
  }

  /// Returns a Boolean value that indicates whether a name may have at most 128 characters, without counting them.
  private static func isShort(_ name: String) -> Bool { name.utf8.count <= 4 * longest }

  /// Returns a sentence, beginning with a space, that proposes the nearest name or lists all names.
  ///
  /// - Returns: ` Did you mean “tags”?`, or ` Known are: ….` when no name is near, or an empty text
  ///   when there are no names, or they are too many or too long to list.
  package static func hint(for name: String, among known: [String]) -> String {
    if let nearest = of(name, among: known) { return "\(proposal)“\(nearest)”?" }
    guard !known.isEmpty, known.count <= 30, known.allSatisfy(isShort) else { return "" }
    return " Known are: \(known.joined(separator: ", "))."
  }

  /// Returns such a sentence about a name that an app declares; where no name is near, with the way to all of them.
  package static func hint(for name: String, amongThoseOfApp known: [String]) -> String {
    let hint = hint(for: name, among: known)
    return hint.hasPrefix(proposal) ? hint : "\(hint) “explain --app” lists what the app has."
  }

  /// Returns the number of edits (insert, delete, replace, swap of neighbours) between two texts.
  ///
  /// - Returns: The distance in Unicode scalars, or `nil` if a text is longer than 128 of them.
  /// - Complexity: O(first · second).
  package static func distance(_ first: String, _ second: String) -> Int? {
    let first = Array(first.unicodeScalars.prefix(longest + 1))
    let second = Array(second.unicodeScalars.prefix(longest + 1))
    guard first.count <= longest, second.count <= longest else { return nil }
    return distance(first, second)
  }

  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
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
