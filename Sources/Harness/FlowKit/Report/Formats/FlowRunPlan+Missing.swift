extension FlowRunPlan {
  /// Returns what was to be played and is not in a report, in the order of the plan.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - plan: What was to be played; nothing is missing if `nil`.
  /// - Returns: The plays that are missing.
  static func missing(from report: FlowReport, in plan: FlowRunPlan?) -> [Play] {
    missing(from: report.flows.map { Place($0.file, $0.name, $0.round) }, in: plan)
  }

  /// What a play is known by; the same flow may be in a plan several times.
  struct Place: Hashable {
    private let file: String
    private let name: String
    private let round: Int

    init(_ file: String, _ name: String, _ round: Int) {
      (self.file, self.name, self.round) = (file, name, round)
    }
  }

  /// Returns what was to be played and is not among those that were, in the order of the plan.
  static func missing(from played: [Place], in plan: FlowRunPlan?) -> [Play] {
    var counts = Dictionary(played.map { ($0, 1) }, uniquingKeysWith: +)
    return (plan?.plays ?? []).filter { play in
      let place = Place(play.file, play.name, play.round)
      guard let count = counts[place], count > 0 else { return true }
      counts[place] = count - 1
      return false
    }
  }
}
