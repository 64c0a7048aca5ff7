import FlowFormat
import FlowReports

/// The columns of the screens of a map, from left to right.
///
/// The first has the screen where the app opens, and those that are reached from everywhere. The next has those to
/// which one action leads from there, and so on.
struct ExploreMapLayout {
  /// The actions that lead from one screen to another one.
  struct Arrow {
    let from: Int
    let to: Int
    let words: [String]
  }

  /// The columns, each with the places of its screens among all from top to bottom.
  let columns: [[Int]]
  /// The arrows that are drawn, but none back to where a person has come from.
  ///
  /// Links and what is done everywhere have arrows only to screens that nothing else leads to.
  let arrows: [Arrow]
  /// The actions that lead to one screen from at least half of all, such as a tap on a tab.
  let everywhere: [(words: String, to: String)]

  /// Lays out screens.
  ///
  /// - Parameters:
  ///   - names: The names of the screens in the order in which they were found.
  ///   - arrows: The actions that lead from one to another.
  init(_ names: [String], _ arrows: [(from: String, to: String, words: [String])]) {
    let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    var sources: [[String]: Int] = [:]
    for arrow in arrows {
      for words in arrow.words { sources[[words, arrow.to], default: 0] += 1 }
    }
    let common = sources.filter { $0.value >= max(4, names.count / 2) }.keys
    everywhere = common.map { (words: $0[0], to: $0[1]) }
      .sorted { ($0.to, $0.words) < ($1.to, $1.words) }
    // A tap on a tab leads to where one was in it, and a link anywhere.
    let anywhere = Set(common.map { $0[0] })
    let isInner = { (words: String) in !anywhere.contains(words) && !Self.isOutside(words) }
    let entered = Set(arrows.filter { $0.words.contains(where: isInner) }.map(\.to))
    let drawn = arrows.compactMap { arrow -> Arrow? in
      guard let from = places[arrow.from], let to = places[arrow.to],
        !arrow.words.contains(where: Self.isBack)
      else { return nil }
      let words = arrow.words.filter {
        isInner($0) || (!entered.contains(arrow.to) && !common.contains([$0, arrow.to]))
      }
      return words.isEmpty ? nil : Arrow(from: from, to: to, words: words)
    }
    self.arrows = drawn
    let starts = Set(everywhere.compactMap { places[$0.to] } + (names.isEmpty ? [] : [0]))
    columns = Self.columns(names.count, drawn, from: starts)
  }

  private static func isBack(_ words: String) -> Bool {
    words == "back" || words.contains("navigation-back")
  }

  /// Returns a Boolean value that indicates whether something is done outside the app, which leads anywhere.
  private static func isOutside(_ words: String) -> Bool {
    ["openLink", "launchApp", "killApp"].contains { words.hasPrefix($0) }
  }

  private static func columns(
    _ count: Int,
    _ arrows: [Arrow],
    from starts: Set<Int>
  ) -> [[Int]] {
    var columns: [[Int]] = [starts.sorted()]
    var placed = starts
    let inner = arrows.filter { !$0.words.allSatisfy(isOutside) }
    // Then those to which only a link leads.
    for lines in [inner, arrows] {
      let targets = Dictionary(grouping: lines, by: \.from).mapValues { $0.map(\.to).sorted() }
      var number = 0
      while number < columns.count {
        // In the order of the screens from which they are reached, so that few arrows cross.
        let next = columns[number].flatMap { targets[$0] ?? [] }
        for place in next where placed.insert(place).inserted {
          if number + 1 == columns.count { columns.append([]) }
          columns[number + 1].append(place)
        }
        number += 1
      }
    }
    let left = (0..<count).filter { !placed.contains($0) }
    return left.isEmpty ? columns : columns + [left]
  }
}
