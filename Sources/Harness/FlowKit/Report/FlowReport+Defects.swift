extension FlowReport {
  /// The greatest number that is taken for one of a run.
  private static let most = 1_000_000_000
  /// The most bytes of a line of the harness's own, since other formats repeat the reason of a stop for each flow.
  private static let longestLine = 128
  /// The characters, beside invisible ones, that formats write as longer escapes.
  private static let escaped: Set<Unicode.Scalar> = [
    "\n", "\t", "\"", "'", "\\", "&", "<", ">", "#", "%", "|", "`",
  ]

  /// The reason why no run can have written this report, as the end of a sentence; `nil` if there is none.
  var defect: String? {
    if format != Self.version {
      return "it is of format \(format), and this harness reads \(Self.version)"
    }
    guard (1...Self.most).contains(rounds) else { return "“rounds” is \(rounds)" }
    if let shard {
      guard (1...1_000_000).contains(shard.of), (1...shard.of).contains(shard.part),
        (0...Self.most).contains(shard.plays)
      else {
        return "it says that it is part \(shard.part) of \(shard.of), of \(shard.plays) flows"
      }
    }
    for (name, line) in [("stopped", stopped), ("plan", shard?.plan)] {
      guard let line else { continue }
      if line.utf8.count > Self.longestLine {
        return "“\(name)” has more than \(Self.longestLine) bytes"
      }
      if line.unicodeScalars.contains(where: { $0.isInvisible || Self.escaped.contains($0) }) {
        return "“\(name)” has a character that no run writes there"
      }
    }
    let all = 0..<(shard?.plays ?? Self.most)
    let places = flows.map(\.place) + (notPlayed ?? []).map(\.place)
    if let place = places.first(where: { !all.contains($0) }) {
      return "it has a flow at the place \(place), which the run does not have"
    }
    return flows.lazy.compactMap { flow in flow.defect.map { "of the flow “\(flow.name)” \($0)" } }
      .first
  }
}

extension FlowReportEntry {
  fileprivate var defect: String? {
    let counts = [
      ("stepsPlayed", stepsPlayed), ("warnings", warnings), ("round", round),
      ("scenes", alive.scenes), ("subscriptions", alive.subscriptions), ("timers", alive.timers),
      ("tasks", alive.tasks),
    ]
    for (name, count) in counts where !(0...1_000_000_000).contains(count) {
      return "“\(name)” is \(count)"
    }
    // As the reader counts them in a file.
    guard tags.reduce(0, { $0 + $1.utf8.count + 1 }) <= FileBounds.tags else {
      return "“tags” has more than \(FileBounds.tags) bytes"
    }
    guard steps.count <= FileBounds.reportSteps else {
      return "“steps” has more than \(FileBounds.reportSteps) steps"
    }
    // Files and blocks cannot be nested as deep as this limit, and a report can indent that far.
    return steps.lazy.map(\.depth).first { !(0...10_000).contains($0) }.map { "“depth” is \($0)" }
  }
}
