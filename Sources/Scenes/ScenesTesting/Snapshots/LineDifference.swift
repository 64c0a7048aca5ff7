/// How two texts differ, line by line.
///
/// ```
///   column (0, 0, 390 × 844)
/// -   text "カート" #cart-title (0, 0, 83 × 38) header
/// +   text "かご" #cart-title (0, 0, 62 × 38) header
/// ```
struct LineDifference {
  /// The lines: `-` for one that is missing, `+` for one too many, and those around them.
  let lines: [String]

  /// Compares two texts, apart from how their lines end and from empty lines at their end.
  ///
  /// - Parameters:
  ///   - wanted: The expected text.
  ///   - found: The text that is there.
  ///   - context: How many equal lines to show around each difference.
  init(from wanted: String, to found: String, context: Int = 0) {
    let (wanted, found) = (Self.lines(of: wanted), Self.lines(of: found))
    let change = found.difference(from: wanted)
    if change.isEmpty {
      lines = []
      return
    }
    let gone = Set(change.removals.map(\.place))
    let new = Set(change.insertions.map(\.place))
    var all: [(mark: String, line: Substring)] = []
    var (old, now) = (0, 0)
    while old < wanted.count || now < found.count {
      if gone.contains(old) {
        all.append(("- ", wanted[old]))
        old += 1
      } else if new.contains(now) {
        all.append(("+ ", found[now]))
        now += 1
      } else {
        all.append(("  ", wanted[old]))
        (old, now) = (old + 1, now + 1)
      }
    }
    lines = Self.shortened(all, context)
  }

  /// Leaves out what is far from a difference.
  private static func shortened(
    _ all: [(mark: String, line: Substring)],
    _ context: Int
  ) -> [String] {
    var isShown = [Bool](repeating: false, count: all.count)
    for place in all.indices where all[place].mark != "  " {
      for near in max(0, place - context)...min(all.count - 1, place + context) {
        isShown[near] = true
      }
    }
    var lines: [String] = []
    for place in all.indices where isShown[place] {
      if context > 0, place > 0, !isShown[place - 1] { lines.append("  …") }
      lines.append(all[place].mark + all[place].line)
    }
    return lines
  }

  private static func lines(of text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
