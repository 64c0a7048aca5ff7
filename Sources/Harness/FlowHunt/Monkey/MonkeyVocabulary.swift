import FlowFormat
import FlowReports

/// The values that fit where a name asks for one, learned from all that the app shows and says.
///
/// A value of `post` comes from the identifier `post-12` and the route `post/3`, or from the list of an app that has
/// refused another value.
struct MonkeyVocabulary: Sendable {
  /// How many values of a name are kept, the latest.
  private static let most = 24

  private var values: [String: [String]] = [:]
  private var known: [String: [String]] = [:]

  /// Learns from an identifier of an element, or a route.
  mutating func learn(from name: String) {
    var last = Substring()
    for part in name.split(whereSeparator: { $0 == "-" || $0 == "/" || $0 == "." }) {
      for number in part.split(separator: ",") where Int(number) != nil && !last.isEmpty {
        add(String(number), to: Self.word(last))
      }
      if Int(part) == nil { last = part }
    }
  }

  /// Learns what there is for a name.
  mutating func learn(_ all: [String], for name: String) {
    known[name] = Array(all.prefix(Self.most))
  }

  /// Returns the values that the app has listed for a name, or else those that have been seen of it.
  func values(for name: String) -> [String] {
    known[name] ?? values[Self.word(name[...])] ?? []
  }

  private mutating func add(_ value: String, to word: String) {
    var list = values[word] ?? []
    if list.contains(value) { return }
    if list.count == Self.most { list.removeFirst() }
    values[word] = list + [value]
  }

  /// The last word of a name in the singular: `saved-searches` is about a search as `search` is.
  private static func word(_ name: Substring) -> String {
    let last = name.split(separator: "-").last ?? name
    return String(last.hasSuffix("s") ? last.dropLast() : last)
  }
}
