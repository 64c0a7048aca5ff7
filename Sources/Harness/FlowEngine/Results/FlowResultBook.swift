import FlowFormat

/// The results of a flow's steps so far, and its failures.
@MainActor
final class FlowResultBook {
  private(set) var steps: [StepResult] = []
  private(set) var failures: [FlowFailure] = []
  /// The number of steps that were played.
  private(set) var count = 0
  private let budget: FlowBudget
  /// The places in files of the steps whose texts reports hold already.
  private var written: [ExactText: Set<FlowPosition>] = [:]
  private let start = ContinuousClock.now
  /// The number of failures with a screen, since a thousand files can fail.
  private static let mostWithScreen = 20

  init(_ budget: FlowBudget) {
    self.budget = budget
  }

  // MARK: - Steps

  /// Notes that a step begins.
  ///
  /// - Returns: Its place among the results.
  func begin(_ result: StepResult) -> Int {
    count += 1
    steps.append(result)
    return steps.count - 1
  }

  /// Notes the result of a step.
  func finish(_ result: StepResult, at place: Int) { steps[place] = result }

  /// Notes that steps are not played, since one before them has failed.
  func skip(_ left: some Sequence<FlowStep>, depth: Int) {
    for step in left {
      guard depth == 0 || budget.spend(of: .steps) else { return }
      let result = StepResult(step, label: nil, depth: depth, outcome: .skipped)
      if depth > 0 { spendTexts(of: result) }
      steps.append(result)
    }
  }

  /// Adds a warning to a step that is over.
  func warn(_ sentence: String, at place: Int) { steps[place].warn(sentence) }

  /// Spends the bytes of a step's texts in a report, less for one whose texts it holds already.
  func spendTexts(of result: StepResult) {
    guard result.excessBytes(isRepeated: true) > 0 else { return }
    let isFirst = written[ExactText(result.file), default: []].insert(result.position).inserted
    budget.spend(result.excessBytes(isRepeated: !isFirst), of: .memory)
  }

  // MARK: - Failures

  /// Adds a failure that has ended the flow, before those that came later.
  func noteFirst(_ failure: FlowFailure) { failures.insert(failure, at: 0) }

  /// Adds a failure to those of the flow.
  func note(_ failure: FlowFailure) {
    var failure = failure
    if failures.count >= Self.mostWithScreen {
      (failure.screen, failure.events, failure.nodeEvents, failure.requests) = (nil, [], [], [])
    }
    failures.append(failure)
  }

  /// Adds the remainder of the app after the flow.
  func noteLeak(_ failure: FlowFailure) { failures.append(failure) }

  /// Returns the result of the flow.
  func result(
    of flow: Flow,
    _ virtualTime: Duration,
    _ alive: FlowCensus,
    _ trace: FlowTrace?
  ) -> FlowResult {
    FlowResult(
      name: flow.name,
      file: flow.file,
      tags: flow.tags,
      steps: steps,
      stepsPlayed: count,
      realTime: ContinuousClock.now - start,
      virtualTime: virtualTime,
      failures: failures,
      alive: alive,
      trace: trace
    )
  }
}
