/// The patterns of a run, each compiled once.
@MainActor
final class FlowPatterns {
  private var patterns: [String: FlowPattern] = [:]

  func pattern(_ source: String) -> FlowPattern {
    if let known = patterns[source] { return known }
    let made = FlowPattern(source)
    patterns[source] = made
    return made
  }
}
