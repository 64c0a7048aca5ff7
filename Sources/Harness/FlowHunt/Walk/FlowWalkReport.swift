import FlowEngine
import FlowFormat
import FlowReports
import ScenesHeadless

/// The results of an exploration or a random walk.
///
/// The same app, options and seed give the same report: it has no measured time.
public struct FlowWalkReport: Sendable {
  /// The breaks, each with the shortest flow that shows it.
  public let breaks: [FlowWalkBreak]
  /// How many different moments an exploration found, or kinds of screens a random walk.
  public let moments: Int
  /// How many of them wait to be left.
  public let waiting: Int
  /// How many steps were played, without those that look for shorter flows.
  public let actions: Int
  /// The forms of the routes that came in front, and of those that never did.
  public let routes: (reached: [String], never: [String])
  /// The kinds of controls that something was done to, and those that were only seen.
  public let controls: (used: [String], never: [String])
  /// The looks that scenes can have, as the features list them: those that were met, and those that never
  /// were.
  public let states: (met: [String], never: [String])

  /// Sentences that name the screens with fields that nothing got past, with the texts that were tried
  /// there.
  public let barriers: [String]

  /// How many ways did not lead to the same moment a second time.
  let unsteady: Int
  /// The counts of a random walk; `nil` for an exploration.
  package let counts: WalkCounts?
  /// The last line.
  private let end: String

  /// - Parameters:
  ///   - record: The findings.
  ///   - sights: The fields that were seen.
  ///   - appType: The app.
  ///   - values: The texts that were typed into fields, by the fields' identifiers.
  ///   - breaks: The breaks.
  ///   - stays: How long the walk was on a screen, in words, by the form of its route; a screen without them is no barrier.
  ///   - counts: The counts of a random walk.
  ///   - end: The last line.
  @MainActor
  init(
    _ record: ExploreRecord,
    _ sights: WalkSights,
    of appType: any SimulatedApp.Type,
    typing values: [String: String],
    breaks: [FlowWalkBreak],
    stays: [String: String],
    counts: WalkCounts? = nil,
    end: String
  ) {
    (self.breaks, self.counts, self.end) = (breaks, counts, end)
    moments = record.moments.count
    waiting = moments - record.expanded.count
    actions = record.actions
    unsteady = record.unsteady
    let forms = AppRoutes(of: appType).forms
    let hasMore = forms.isEmpty || !record.routes.isSuperset(of: forms)
    let screens = Self.barriers(record, sights, Set(values.keys), stays)
    barriers = FlowBarrier.found(among: screens, exits: record.exits, hasMore: hasMore)
      .map(\.description)
    routes = (
      record.routes.sorted(), forms.filter { !record.routes.contains($0) }.sorted()
    )
    controls = (
      record.controls.intersection(record.used).sorted(),
      record.controls.subtracting(record.used).sorted()
    )
    let all = appType.states.map(\.description)
    states = (all.filter { record.states.contains($0) }, all.filter { !record.states.contains($0) })
  }

  /// Returns the screens with fields, in the order in which they came in front.
  private static func barriers(
    _ record: ExploreRecord,
    _ sights: WalkSights,
    _ given: Set<String>,
    _ stays: [String: String]
  ) -> [FlowBarrier] {
    let places = record.moments.enumerated().map { ($1.screen, $0) }
    let order = Dictionary(places) { first, _ in first }
    let seen = sights.fields.sorted {
      (order[$0.key] ?? .max, $0.key) < (order[$1.key] ?? .max, $1.key)
    }
    return seen.compactMap { screen, fields in
      guard let effort = stays[screen] else { return nil }
      let used = record.used.filter { $0.hasPrefix(screen + " ") }
      return FlowBarrier(
        screen: screen,
        effort: effort,
        tried: used.map { String($0.dropFirst(screen.count + 1)) }.sorted(),
        fields: fields.sorted(),
        given: given
      )
    }
  }
}

extension FlowWalkReport: CustomStringConvertible {
  /// The parts that were reached and that never were, and the breaks, without a final line break.
  public var description: String {
    var lines = [coverage] + (counts?.lines ?? [])
    if unsteady > 0 {
      lines.append(
        "UNSTEADY: \(English.counted(unsteady, "way")) did not lead to the same moment a second time."
      )
    }
    lines += barriers
    for found in breaks {
      lines.append("BROKEN: \(found.message.indented(by: 4))")
      lines.append(
        "The shortest flow has \(English.counted(found.count, "step")), found by "
          + "\(English.counted(found.replays, "replay")):"
      )
      lines.append(found.flow.split(separator: "\n").dropFirst(4).joined(separator: "\n"))
    }
    lines.append(end + "; " + (breaks.isEmpty ? "nothing is broken" : "\(breaks.count) broken"))
    return lines.joined(separator: "\n")
  }

  /// The parts that were reached and that were not, as text.
  ///
  /// A part that may still be reached is “not reached yet”, and “never” where no moment waits.
  public var coverage: String {
    var lines: [String] = []
    let word = waiting > 0 ? "not reached yet" : "never"
    for (noun, reached, never) in [
      ("routes", routes.reached, routes.never), ("controls", controls.used, controls.never),
      ("states", states.met, states.never),
    ] {
      lines.append("\(noun): \(reached.count) of \(reached.count + never.count)")
      lines += never.map { "  \(word): \($0.onOneLine)" }
    }
    return lines.joined(separator: "\n")
  }
}
