import FlowFormat
import FlowReports

/// The state of an exploration: its findings, and everything that it needs to continue.
package struct ExploreRecord: Equatable, Sendable, Codable {
  /// The form of the file.
  package static let format = 3
  /// The most breaks of an exploration, since a search for the shortest flow takes long.
  static let mostBreaks = 100
  /// The most steps of a way.
  ///
  /// The nearest moments come first, so that an exploration has tried everything long before a way has that many. To
  /// leave a moment takes the way once and more for each action there.
  static let mostSteps = 1_000
  /// The most bytes of the steps of a way that type: a field with a longer text is slow to type in.
  static let mostTyped = 4_096

  /// A way from one screen to another, for the map.
  struct Arrow: Hashable, Sendable, Codable, Comparable {
    let from: String
    let words: String
    let to: String

    static func < (one: Arrow, other: Arrow) -> Bool {
      (one.from, one.to, one.words) < (other.from, other.to, other.words)
    }
  }

  /// A moment to which a person or time leads from another one.
  struct Move: Hashable, Sendable, Codable, Comparable {
    let from: UInt64
    let to: UInt64

    static func < (one: Move, other: Move) -> Bool {
      (one.from, one.to) < (other.from, other.to)
    }
  }

  /// Something that is broken, and the steps that have shown it.
  package struct Break: Equatable, Sendable, Codable {
    let kind: String
    let message: String
    let way: [WalkStep]
  }

  package var format = Self.format
  package var app: String
  package var seed: UInt64
  /// The sessions that were played, by name; a session that several shards share counts once.
  var sessions: [String: ExploreSession] = [:]
  /// All moments, in the order in which they were found.
  var moments: [ExploreMoment] = []
  /// The moments that have been left in every way.
  @InOrder var expanded: Set<UInt64> = []
  /// The moments from which nothing but the root is wanted.
  @InOrder var roots: Set<UInt64> = []
  /// Where a person's actions and time lead, from moment to moment.
  @InOrder var moves: Set<Move> = []
  @InOrder var arrows: Set<Arrow> = []
  package var breaks: [Break] = []
  /// The requests that have been let fail, each with the fault.
  @InOrder package var failed: Set<String> = []
  /// The kinds of controls that were seen, and those that something was done to.
  @InOrder var controls: Set<String> = []
  @InOrder var used: Set<String> = []
  /// The forms of routes that were in front.
  @InOrder var routes: Set<String> = []
  /// The states that the features list and that were met.
  @InOrder package var states: Set<String> = []

  package init(app: String, seed: UInt64) {
    (self.app, self.seed) = (app, seed)
  }

  /// Returns the reason why no exploration has written it; `nil` if there is none.
  ///
  /// - Parameter forms: The forms of the app's routes; none if the app lists none.
  /// - Returns: The reason, as the end of a sentence.
  package func defect(among forms: [String]) -> String? {
    let most = 1_000_000_000_000
    guard sessions.values.allSatisfy({ 0...most ~= $0.actions && 0...most ~= $0.unsteady }),
      moments.allSatisfy({ 0...most ~= $0.cost && 0...most ~= $0.depth })
    else { return "it has numbers that no exploration writes" }
    if breaks.count > Self.mostBreaks { return "it has more than \(Self.mostBreaks) breaks" }
    let screens = Set(forms + [""])
    guard forms.isEmpty || moments.allSatisfy({ screens.contains($0.screen) }) else {
      return "it has screens that the app does not have"
    }
    let ways = moments.map(\.way) + breaks.map(\.way)
    guard !ways.contains(where: Self.isTooLong) else {
      return "it has ways that no exploration writes"
    }
    if !isLight { return "it has longer texts than any exploration writes" }
    guard let odd = ways.joined().first(where: { !$0.isSound }) else { return nil }
    return odd.line.contains("${")
      ? "it has steps that type a secret, and others could find it out"
      : "it has steps that no exploration writes"
  }

  /// How many steps were played.
  package var actions: Int { sessions.values.reduce(0) { $0 + $1.actions } }

  /// How many ways did not lead to the same moment a second time.
  var unsteady: Int { sessions.values.reduce(0) { $0 + $1.unsteady } }

  /// The screens to which a person's actions and time lead from each screen.
  var exits: [String: Set<String>] {
    let screens = Dictionary(moments.map { ($0.digest, $0.screen) }) { first, _ in first }
    var exits: [String: Set<String>] = [:]
    for move in moves {
      guard let from = screens[move.from], let to = screens[move.to], from != to, !to.isEmpty else {
        continue
      }
      exits[from, default: []].insert(to)
    }
    return exits
  }

  /// Takes over what another exploration of the same app has found, the shorter way to each moment.
  package mutating func merge(_ other: ExploreRecord) {
    var places: [UInt64: Int] = [:]
    for (place, moment) in moments.enumerated() { places[moment.digest] = place }
    for moment in other.moments {
      guard let place = places[moment.digest] else {
        places[moment.digest] = moments.count
        moments.append(moment)
        continue
      }
      let own = moments[place]
      if (moment.cost, moment.way.count) < (own.cost, own.way.count) { moments[place] = moment }
    }
    sessions.merge(other.sessions) { $0.actions < $1.actions ? $1 : $0 }
    expanded.formUnion(other.expanded)
    roots.formUnion(other.roots)
    moves.formUnion(other.moves)
    arrows.formUnion(other.arrows)
    for found in other.breaks where !breaks.contains(where: { $0.kind == found.kind }) {
      if breaks.count < Self.mostBreaks { breaks.append(found) }
    }
    failed.formUnion(other.failed)
    controls.formUnion(other.controls)
    used.formUnion(other.used)
    routes.formUnion(other.routes)
    states.formUnion(other.states)
  }
}
