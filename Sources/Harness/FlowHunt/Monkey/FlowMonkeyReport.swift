import FlowEngine
import FlowFormat
import FlowReports
import ScenesHeadless

/// A report of the actions of random fire and of their effects.
///
/// The same seed and the same app give the same report: it has no measured time.
public struct FlowMonkeyReport: Sendable {
  /// The seed of the steps.
  public let seed: UInt64
  /// The number of steps played.
  public let steps: Int
  /// How many of them have changed something that can be seen.
  public let changingSteps: Int
  /// How often each route that the app declares came in front, by the forms of their names, as `product/ID`.
  public let visits: [String: Int]
  /// How often each fault of the network has struck a request, by its name in flows.
  public let faults: [String: Int]
  /// Sentences that name the screens with fields that nothing got past, with the texts that were tried
  /// there.
  public let barriers: [String]
  /// The break; `nil` if nothing has broken.
  public let end: FlowMonkeyBreak?

  let counts: MonkeyCounts

  @MainActor
  package init(seed: UInt64, _ chooser: MonkeyChooser, end: FlowMonkeyBreak?) {
    counts = chooser.counts
    self.seed = seed
    self.end = end
    steps = counts.steps
    barriers = Self.barriers(chooser).map(\.description)
    changingSteps = counts.changing
    var visits = counts.routes
    for form in chooser.routes.forms { visits[form] = visits[form] ?? 0 }
    self.visits = visits
    var faults: [String: Int] = [:]
    for fault in SimulatedNetwork.Fault.allCases {
      faults[fault.rawValue] = counts.strokes(of: fault)
    }
    self.faults = faults
  }
}

extension FlowMonkeyReport {
  /// So many steps on a screen say that nothing leads away from it.
  private static let leastSteps = 20

  @MainActor
  private static func barriers(_ chooser: MonkeyChooser) -> [FlowBarrier] {
    let stays = chooser.counts.stays.sorted { $0.value.order < $1.value.order }
    let forms = chooser.routes.forms
    let screens = stays.compactMap { form, stay -> FlowBarrier? in
      guard stay.steps >= leastSteps, !stay.fields.isEmpty else { return nil }
      return FlowBarrier(
        screen: form,
        effort: English.counted(stay.steps, "step"),
        tried: tried(on: form, chooser),
        fields: stay.fields.sorted(),
        given: Set(chooser.values.keys)
      )
    }
    return FlowBarrier.found(
      among: screens,
      exits: chooser.counts.stays.mapValues(\.exits),
      hasMore: forms.isEmpty || forms.contains { chooser.counts.routes[$0] == nil }
    )
  }

  @MainActor
  private static func tried(on form: String, _ chooser: MonkeyChooser) -> [String] {
    var counts: [String: Int] = [:]
    for (subject, uses) in chooser.counts.subjects {
      let route = String(subject.prefix { $0 != " " })
      guard chooser.routes.form(of: route) == form else { continue }
      let name = MonkeyScreen.name(ofSubject: String(subject.dropFirst(route.count + 1)))
      counts[name, default: 0] += uses.count
    }
    let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return ordered.map { "\($0.key) \(English.counted($0.value, "time"))" }
  }
}

extension FlowMonkeyReport: CustomStringConvertible {
  /// Tables of all that was visited, struck and done, and the break, without a final line break.
  public var description: String {
    let share = steps == 0 ? 0 : Double(changingSteps) / Double(steps)
    var lines = table(
      "route",
      ["visits"],
      visits.sorted { $0.key < $1.key }.map { ($0, ["\($1)"]) }
    )
    lines += [""] + requestTable + [""] + actionTable + [""]
    lines.append(
      "\(English.counted(steps, "step")) with the seed \(seed): \(Self.percent(share)) have changed something on the screen; "
        + "\(Self.least(visits, "route")), \(Self.least(faults, "fault"))"
    )
    lines += barriers
    if let end {
      lines.append("BROKEN in round \(end.round), at its step \(end.wholeCount):")
      lines += end.failures.map(\.description)
      lines.append(
        "The shortest flow has \(English.counted(end.count, "step")), found by "
          + "\(English.counted(end.replays, "replay"))."
      )
    }
    return lines.joined(separator: "\n")
  }

  private var requestTable: [String] {
    let faults = SimulatedNetwork.Fault.allCases
    let rows = counts.faults.sorted { $0.key < $1.key }.map { name, struck in
      (name, ["\(counts.requests[name] ?? 0)"] + faults.map { "\(struck[$0] ?? 0)" })
    }
    let all = counts.requests.values.reduce(0, +)
    let sums = ("any of them", ["\(all)"] + faults.map { "\(counts.strokes(of: $0))" })
    return table("request", ["made"] + faults.map(\.rawValue), rows + [sums])
  }

  private var actionTable: [String] {
    let rows = MonkeyAction.allCases.compactMap { action in
      counts.actions[action].map { uses in
        (
          action.rawValue,
          [
            "\(uses.count)", Self.percent(Double(uses.changing) / Double(uses.count)),
            "\(uses.refused)",
          ]
        )
      }
    }
    return table("action", ["times", "changing", "refused"], rows)
  }

  private static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }

  private static func least(_ counts: [String: Int], _ noun: String) -> String {
    guard let least = counts.values.min() else { return "no \(noun) is declared" }
    return "each \(noun) came at least \(least == 1 ? "once" : "\(least) times")"
  }

  /// Lays out rows under their titles, the numbers at the right of their columns.
  private func table(
    _ title: String,
    _ columns: [String],
    _ rows: [(name: String, cells: [String])]
  ) -> [String] {
    let shown = rows.map { (name: $0.name.onOneLine, cells: $0.cells) }
    let all = [(name: title, cells: columns)] + shown
    let width = all.map(\.name.count).max() ?? 0
    let widths = columns.indices.map { column in all.map(\.cells[column].count).max() ?? 0 }
    return all.map { row in
      let cells = zip(row.cells, widths).map { cell, width in
        String(repeating: " ", count: 2 + width - cell.count) + cell
      }
      return row.name + String(repeating: " ", count: width - row.name.count) + cells.joined()
    }
  }
}
