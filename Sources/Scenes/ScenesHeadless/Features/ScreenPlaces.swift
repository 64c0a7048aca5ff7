import Scenes

/// The places of rows among those of their kind, as far as a person who scrolls has seen them.
///
/// A kind is what is before the number in an identifier: `post-12` is a `post`.
struct ScreenPlaces {
  /// The numbers of each kind, from the first row on.
  private var rows: [String: [String]] = [:]

  /// Notes where rows stand: all of them are new if nothing is scrolled, else they go on from those that are known.
  @MainActor
  mutating func note(_ frames: ScreenFrames) {
    var seen: [String: [String]] = [:]
    for index in frames.identified where frames.elements[index].element.events.contains(.tap) {
      guard let (kind, number) = Self.parts(of: frames.elements[index].element.identifier),
        seen[kind]?.last != number
      else { continue }
      seen[kind, default: []].append(number)
    }
    if frames.scrolls.allSatisfy({ $0.offset == .zero }) {
      rows = seen
    } else {
      rows = seen.compactMapValues { $0 }.reduce(into: [:]) { known, new in
        known[new.key] = Self.going(on: rows[new.key] ?? [], with: new.value)
      }
    }
  }

  /// The known rows with those that are seen now; `nil` if nothing says how many are between them.
  private static func going(on known: [String], with seen: [String]) -> [String]? {
    guard let first = seen.first, let start = known.firstIndex(of: first) else { return nil }
    let tail = known[start...]
    if tail.starts(with: seen) { return known }
    return seen.starts(with: tail) ? known[..<start] + seen : nil
  }

  /// The places that the rows of a number have, among those of each kind.
  func places(of number: String) -> [Int] {
    rows.values.compactMap { $0.firstIndex(of: number) }
  }

  private static func parts(of identifier: String?) -> (kind: String, number: String)? {
    // The last byte that is a dash: a mark on it would make the rest no number.
    guard let identifier, let dash = identifier.utf8.lastIndex(of: UInt8(ascii: "-")) else {
      return nil
    }
    let number = identifier[identifier.utf8.index(after: dash)...]
    return Int(number) == nil ? nil : (String(identifier[..<dash]), String(number))
  }
}
