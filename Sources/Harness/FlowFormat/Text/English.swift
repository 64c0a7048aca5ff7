/// Sentences of the harness.
package enum English {
  /// Returns a number and its noun: `1 step`, `2 steps`.
  package static func counted(_ count: Int, _ thing: String) -> String {
    count == 1 ? "1 \(thing)" : "\(count) \(thing)s"
  }
}
