import FlowEngine
import FlowFormat
import FlowReports
import ScenesHeadless

/// The results of an exploration.
///
/// The same app, options and seed give the same report: it has no measured time.
public struct FlowExplorationReport: Sendable {
  /// The breaks, each with the shortest flow that shows it.
  public let breaks: [FlowExplorationBreak]
  /// How many different moments were found.
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

  @MainActor
  package init(_ record: ExploreRecord, of explorer: FlowExplorer) async {
    var breaks: [FlowExplorationBreak] = []
    for found in record.breaks {
      let isInterrupted = explorer.isInterrupted
      breaks.append(
        await FlowExplorationBreak(found, with: explorer.flows, isInterrupted: isInterrupted)
      )
    }
    if let trap = ExploreGraph(record).trap { breaks.append(FlowExplorationBreak(trap)) }
    self.breaks = breaks
    moments = record.moments.count
    waiting = moments - record.expanded.count
    actions = record.actions
    unsteady = record.unsteady
    barriers = Self.barriers(record, explorer).map(\.description)
    let forms = AppRoutes(of: explorer.appType).forms
    routes = (
      record.routes.sorted(), forms.filter { !record.routes.contains($0) }.sorted()
    )
    controls = (
      record.controls.intersection(record.used).sorted(),
      record.controls.subtracting(record.used).sorted()
    )
    let all = explorer.appType.states.map(\.description)
    states = (all.filter { record.states.contains($0) }, all.filter { !record.states.contains($0) })
  }
}

extension FlowExplorationReport {
  @MainActor
  private static func barriers(_ record: ExploreRecord, _ explorer: FlowExplorer) -> [FlowBarrier] {
    let screens = Dictionary(record.moments.map { ($0.digest, $0.screen) }) { first, _ in first }
    var exits: [String: Set<String>] = [:]
    for move in record.moves {
      guard let from = screens[move.from], let to = screens[move.to], from != to, !to.isEmpty else {
        continue
      }
      exits[from, default: []].insert(to)
    }
    let places = record.moments.enumerated().map { ($1.screen, $0) }
    let order = Dictionary(places) { first, _ in first }
    let seen = explorer.fields.sorted {
      (order[$0.key] ?? .max, $0.key) < (order[$1.key] ?? .max, $1.key)
    }
    let forms = AppRoutes(of: explorer.appType).forms
    return FlowBarrier.found(
      among: seen.map { screen, fields in
        let count = record.moments.count {
          $0.screen == screen && record.expanded.contains($0.digest)
        }
        let used = record.used.filter { $0.hasPrefix(screen + " ") }
        return FlowBarrier(
          screen: screen,
          effort: English.counted(count, "moment"),
          tried: used.map { String($0.dropFirst(screen.count + 1)) }.sorted(),
          fields: fields.sorted(),
          given: Set(explorer.options.values.keys)
        )
      },
      exits: exits,
      hasMore: forms.isEmpty || !record.routes.isSuperset(of: forms)
    )
  }
}

extension FlowExplorationReport: CustomStringConvertible {
  /// The parts that were reached and that never were, and the breaks, without a final line break.
  public var description: String {
    var lines = [coverage]
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
    lines.append(
      "\(ExploreProgress.text(moments, waiting)), and \(English.counted(actions, "action")); "
        + (breaks.isEmpty ? "nothing is broken" : "\(breaks.count) broken")
    )
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
