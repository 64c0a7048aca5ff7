import FlowEngine
import FlowFormat
import FlowReports
import ScenesHeadless

/// How often what has been done and met: the policy of a random walk looks at it, and its report says it.
package struct WalkCounts: Sendable {
  package private(set) var steps = 0
  /// How many steps have changed something that can be seen.
  package private(set) var changing = 0
  /// How often an action was done, by its name.
  package private(set) var actions: [String: Int] = [:]
  /// How often a route came in front, by its form.
  package var visits: [String: Int] = [:]
  /// How often a request was made.
  private(set) var requests: [String: Int] = [:]
  /// How often each fault of the network has struck a request, by its name in flows.
  package private(set) var faults = Dictionary(
    uniqueKeysWithValues: SimulatedNetwork.Fault.allCases.map { ($0.rawValue, 0) }
  )
  /// How many steps were played while a screen was in front, by the form of its route.
  private(set) var stays: [String: Int] = [:]
  /// How often something was drawn.
  private var draws: [String: Int] = [:]
  /// How often a step was done and changed something, by its key.
  private var uses: [String: (count: Int, changing: Int)] = [:]
  /// The keys of the steps after which another screen was in front.
  private(set) var leaving: Set<String> = []
  /// The requests that followed at once on a step, by its key, or that were made on a screen, by the key of its link.
  private var requestsAfter: [String: Set<String>] = [:]

  /// Counts a step on a screen, by the form of its route.
  mutating func add(_ step: WalkStep, on form: String?, isChange: Bool) {
    let change = isChange ? 1 : 0
    steps += 1
    changing += change
    actions[step.action.rawValue, default: 0] += 1
    if let form { stays[form, default: 0] += 1 }
    let before = uses[step.key] ?? (0, 0)
    if step.subject != nil { uses[step.key] = (before.count + 1, before.changing + change) }
  }

  /// Counts a route that came in front after a step.
  mutating func addVisit(to form: String, after step: WalkStep) {
    visits[form, default: 0] += 1
    if step.subject != nil { leaving.insert(step.key) }
  }

  /// Counts a request that followed on a step, on a screen.
  mutating func addRequest(_ name: String, after step: WalkStep, on form: String?) {
    requests[name, default: 0] += 1
    let link = form.map { WalkStep.link(to: "", subject: "link \($0)") }
    for key in [step, link].compactMap({ $0?.subject == nil ? nil : $0?.key }) {
      requestsAfter[key, default: []].insert(name)
    }
  }

  /// Counts the faults of a round, by the requests' names.
  mutating func addStrokes(_ struck: [String: [SimulatedNetwork.Fault: Int]]) {
    for (fault, count) in struck.values.joined() { faults[fault.rawValue, default: 0] += count }
  }

  mutating func addDraw(_ key: String) { draws[key, default: 0] += 1 }

  func draws(of key: String) -> Int { draws[key] ?? 0 }

  /// How likely a step is to change the screen: what was never tried is.
  func promise(of key: String) -> Double {
    let uses = uses[key] ?? (0, 0)
    return Double(uses.changing + 1) / Double(uses.count + 1)
  }

  /// The rarest of the requests that have followed on a step; `nil` if none has.
  func rarestRequest(after key: String) -> String? {
    requestsAfter[key]?.min { (requests[$0] ?? 0, $0) < (requests[$1] ?? 0, $1) }
  }

  /// The share of the steps that have changed something on the screen, in percent.
  var share: String {
    let tenths = steps == 0 ? 0 : Int((Double(changing) / Double(steps) * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }

  /// The counts, in a line for each kind.
  var lines: [String] {
    [("visits", visits), ("requests", requests), ("faults", faults), ("steps", actions)]
      .map { noun, counts in
        let words = counts.sorted { $0.key < $1.key }.map { "\($0.key.onOneLine) \($0.value)" }
        return "\(noun): \(words.isEmpty ? "none" : words.joined(separator: ", "))"
      }
  }
}
