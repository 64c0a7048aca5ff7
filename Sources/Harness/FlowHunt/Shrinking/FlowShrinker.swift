import FlowFormat
import FlowReports

/// Looks for the shortest steps that still show a break, by playing fewer and fewer of them.
///
/// The shrinker omits parts of the steps, from halves down to single steps and pairs, as long as the remaining steps
/// break the same. A launch at a later route replaces the steps that led there. Arguments that the break does not depend
/// on are omitted too. The same steps always give the same result.
@MainActor
struct FlowShrinker {
  /// The most replays, and the most steps of all of them together.
  struct Bounds {
    var replays = 3000
    var steps = 400_000
  }

  /// So few steps are tried without any two of them.
  private static let fewEnoughForPairs = 12

  /// How often steps were played.
  private(set) var replays = 0
  private var stepsLeft: Int
  /// `true` once nothing more may be tried, so that no search goes on through steps that are never played.
  private var isOver = false
  private let bounds: Bounds
  private let kind: BreakKind
  private let replay: ([WalkStep]) async -> StepReplay.Outcome
  private let isInterrupted: () -> Bool
  /// The sequences of steps that have been tried, as their lines.
  private var tried: Set<[ExactText]> = []
  /// Where the steps lead, each by each, as far as is known.
  private var routes: [String?] = []

  /// - Parameters:
  ///   - kind: The kind of break that the steps must show.
  ///   - bounds: How much may be tried.
  ///   - isInterrupted: Returns `true` to end the search with the shortest steps found by then.
  ///   - replay: Plays steps on a fresh installation.
  init(
    _ kind: BreakKind,
    within bounds: Bounds = Bounds(),
    isInterrupted: @escaping () -> Bool = { FlowInterruption.isAsked },
    replay: @escaping ([WalkStep]) async -> StepReplay.Outcome
  ) {
    (self.kind, self.bounds, self.replay) = (kind, bounds, replay)
    self.isInterrupted = isInterrupted
    stepsLeft = bounds.steps
  }

  /// Returns the shortest steps that were found to show the break.
  ///
  /// - Parameter steps: The steps that have shown it.
  /// - Returns: The steps; `nil` if all of them together don't show it again.
  mutating func shortest(of steps: [WalkStep]) async -> [WalkStep]? {
    guard var best = await shown(steps) else { return nil }
    var before: [WalkStep] = []
    while before != best {
      before = best
      best = await withoutParts(best)
      if let patient = await shown(best.map { $0.keeping { $0.key != "timeout" } }) {
        best = await withoutParts(patient)
      }
      best = await withShortcut(best)
      best = await withOneWait(best)
      best = await withoutPairs(best)
      best = await withoutArguments(best)
    }
    return best
  }

  /// Plays steps to find out if they show the break.
  ///
  /// - Returns: The steps up to the one that shows it; `nil` if none does, or nothing more may be tried.
  private mutating func shown(_ steps: [WalkStep]) async -> [WalkStep]? {
    if isOver || steps.isEmpty { return nil }
    isOver = replays >= bounds.replays || isInterrupted()
    guard !isOver, stepsLeft >= steps.count, tried.insert(Self.lines(of: steps)).inserted else {
      return nil
    }
    replays += 1
    let outcome = await replay(steps)
    stepsLeft -= outcome.played
    guard outcome.kind == kind else { return nil }
    routes = outcome.routes
    return Array(steps.prefix(outcome.played))
  }

  private static func lines(of steps: [WalkStep]) -> [ExactText] {
    steps.map { ExactText($0.line) }
  }

  // MARK: - Fewer steps

  private mutating func withoutParts(_ all: [WalkStep]) async -> [WalkStep] {
    var steps = all
    var size = max(1, steps.count / 2)
    while true {
      var start = 0
      var isShorter = false
      while start < steps.count, !isOver {
        let end = min(start + size, steps.count)
        if let fewer = await shown(Array(steps[..<start] + steps[end...])) {
          steps = fewer
          isShorter = true
        } else {
          start += size
        }
      }
      if isOver { return steps }
      if size > 1 {
        size /= 2
      } else if !isShorter {
        return steps
      }
    }
  }

  /// Two steps may cancel out, such as one that turns the device and one that turns it back.
  private mutating func withoutPairs(_ all: [WalkStep]) async -> [WalkStep] {
    guard all.count <= Self.fewEnoughForPairs else { return all }
    for first in all.indices {
      for second in (first + 1)..<max(first + 1, all.count) {
        var fewer = all
        fewer.remove(at: second)
        fewer.remove(at: first)
        if let shown = await shown(fewer) { return shown }
      }
    }
    return all
  }

  /// Waits once instead of several times in a row.
  private mutating func withOneWait(_ all: [WalkStep]) async -> [WalkStep] {
    var steps = all
    var place = 0
    while place + 1 < steps.count, !isOver {
      if let sum = steps[place].waiting(with: steps[place + 1]),
        let fewer = await shown(Array(steps[..<place] + [sum] + steps[(place + 2)...]))
      {
        steps = fewer
      } else {
        place += 1
      }
    }
    return steps
  }

  /// Launches the app at the place that steps lead to, instead of taking them.
  private mutating func withShortcut(_ all: [WalkStep]) async -> [WalkStep] {
    guard await shownAgain(all) else { return all }
    let ways = routes
    for place in stride(from: min(all.count, ways.count) - 1, through: 1, by: -1) {
      guard !isOver, let route = ways[place] else { continue }
      if let shown = await shown([.launch(at: route)] + all[(place + 1)...]) { return shown }
    }
    return all
  }

  /// Plays steps again that show the break, to know where they lead.
  private mutating func shownAgain(_ steps: [WalkStep]) async -> Bool {
    tried.remove(Self.lines(of: steps))
    return await shown(steps) != nil
  }

  // MARK: - Fewer arguments

  private mutating func withoutArguments(_ all: [WalkStep]) async -> [WalkStep] {
    var steps = all
    var place = 0
    while place < steps.count, !isOver {
      for argument in steps[place].arguments.reversed() {
        if isOver { break }
        var fewer = steps
        fewer[place] = steps[place].keeping { $0 != argument }
        if let shown = await shown(fewer) { steps = shown }
        if place >= steps.count { break }
      }
      place += 1
    }
    return steps
  }
}
