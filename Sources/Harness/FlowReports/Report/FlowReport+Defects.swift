import FlowEngine
import FlowFormat

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
  package var defect: String? {
    if format != Self.version {
      return "it is of format \(format), and this harness reads \(Self.version)"
    }
    guard (1...Self.most).contains(rounds) else { return "“rounds” is \(rounds)" }
    if let defect = shardDefect { return defect }
    for (name, line) in [("stopped", stopped), ("plan", shard?.plan)] {
      if let defect = Self.defect(ofLine: line, name) { return defect }
    }
    let all = 0..<(shard?.plays ?? Self.most)
    let places = flows.map(\.place) + (notPlayed ?? []).map(\.place)
    if let place = places.first(where: { !all.contains($0) }) {
      return "it has a flow at the place \(place), which the run does not have"
    }
    for flow in flows {
      let defect =
        Self.defect(ofPlay: flow.name, flow.file, flow.variant, flow.round, of: rounds)
        ?? flow.defect
      if let defect { return Self.sentence(flow.name, defect) }
    }
    for play in notPlayed ?? [] {
      let defect = Self.defect(ofPlay: play.name, play.file, play.variant, play.round, of: rounds)
      if let defect { return Self.sentence(play.name, defect) }
    }
    return nil
  }

  /// The bytes of names, files and tags, which a run counts for each play.
  package var playTexts: Int {
    let played = flows.reduce(0) { sum, flow in
      sum + flow.name.unmaskedBytes + flow.file.unmaskedBytes
        + flow.tags.reduce(0) { $0 + $1.unmaskedBytes }
    }
    return (notPlayed ?? []).reduce(played) { sum, play in
      sum + play.name.unmaskedBytes + play.file.unmaskedBytes
    }
  }

  private var shardDefect: String? {
    guard let shard else { return nil }
    // A part may have no flow, but the whole run has one.
    guard (1...1_000_000).contains(shard.of), (1...shard.of).contains(shard.part),
      (1...FlowRunPlan.most).contains(shard.plays)
    else {
      return "it says that it is part \(shard.part) of \(shard.of), of \(shard.plays) flows"
    }
    switch (stopped, notPlayed?.isEmpty ?? true) {
    case (nil, true), (.some, false): return nil
    case (nil, false): return "“notPlayed” has a flow, but “stopped” has no reason"
    case (.some, true): return "“stopped” has a reason, but “notPlayed” has no flow"
    }
  }

  private static func defect(ofLine line: String?, _ name: String) -> String? {
    guard let line else { return nil }
    if line.unmaskedBytes > longestLine { return "“\(name)” has more than \(longestLine) bytes" }
    if line.unicodeScalars.contains(where: { $0.isInvisible || escaped.contains($0) }) {
      return "“\(name)” has a character that no run writes there"
    }
    return nil
  }

  private static func defect(
    ofPlay name: String,
    _ file: String,
    _ variant: String?,
    _ round: Int,
    of rounds: Int
  ) -> String? {
    guard (1...rounds).contains(round) else { return "“round” is \(round)" }
    if name.unmaskedBytes > FileBounds.name {
      return "“name” has more than \(FileBounds.name) bytes"
    }
    if file.unmaskedBytes > FileBounds.path {
      return "“file” has more than \(FileBounds.path) bytes"
    }
    return defect(ofLine: variant, "variant")
  }

  private static func sentence(_ name: String, _ defect: String) -> String {
    "of the flow “\(name.clipped(to: 80))” \(defect)"
  }
}

extension FlowReportEntry {
  /// The most bytes in the path of a step: the settings of a folder have a longer name than its flows may have.
  private static let longestPath = FileBounds.path + 16

  fileprivate var defect: String? {
    let counts = [
      ("stepsPlayed", stepsPlayed), ("warnings", warnings), ("scenes", alive.scenes),
      ("subscriptions", alive.subscriptions), ("timers", alive.timers), ("tasks", alive.tasks),
    ]
    for (name, count) in counts where !(0...1_000_000_000).contains(count) {
      return "“\(name)” is \(count)"
    }
    // As the reader counts them in a file.
    guard tags.reduce(0, { $0 + $1.unmaskedBytes + 1 }) <= FileBounds.tags else {
      return "“tags” has more than \(FileBounds.tags) bytes"
    }
    guard steps.count <= FileBounds.reportSteps else {
      return "“steps” has more than \(FileBounds.reportSteps) steps"
    }
    // Files and blocks cannot be nested as deep as this limit, and a report can indent that far.
    if let depth = steps.lazy.map(\.depth).first(where: { !(0...10_000).contains($0) }) {
      return "“depth” is \(depth)"
    }
    let longest = Self.longestPath
    if steps.contains(where: { $0.file.unmaskedBytes > longest })
      || failures.contains(where: { $0.file.unmaskedBytes > longest })
    {
      return "“file” of a step or failure has more than \(longest) bytes"
    }
    guard passed else {
      return failures.isEmpty ? "“passed” is false, but “failures” is empty" : nil
    }
    if !failures.isEmpty { return "“passed” is true, but “failures” has one" }
    // An optional step, a condition or a retry forgives only the failures of the steps inside it.
    let hasFailed = steps.contains { $0.depth == 0 && $0.outcome == .failed }
    return hasFailed ? "“passed” is true, but a step has failed" : nil
  }
}

extension String {
  /// The most bytes that a text of a report had before masks.
  ///
  /// A mask has nine bytes and hides six or more, so a part with a secret in a name is longer than the name.
  fileprivate var unmaskedBytes: Int {
    utf8.count - unicodeScalars.count { $0 == "•" }
  }
}
