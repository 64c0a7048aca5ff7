import FlowFormat
import Scenes
import ScenesHeadless

extension AssertEventCommand {
  /// Asserts that an event has happened since the launch, as often as the step says.
  @MainActor func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let (flow, log) = (run.flow, try run.app.events)
    switch subject {
    case .recorded(let name, let values):
      let question = FlowEventCounts.Question(
        name: try run.text(name),
        values: try run.values(values).mapValues(\.text)
      )
      try await assertCount(run) {
        flow.eventCounts.count(question, in: log.events, flow.budget)
      } failure: { found, expected in
        Self.recorded(question, log, found, expected, flow.budget)
      }
    case .reached(let id, let event):
      let pattern = flow.patterns.pattern(try run.text(id))
      let word: String = try run.text(event)
      guard let name = ScreenEventName(rawValue: word) else {
        throw StepFailure(AssertEventCommand.unknownEvent(word))
      }
      try await assertCount(run) {
        FlowEventCounts.count(name, on: pattern, in: log.reached, flow.budget)
      } failure: { found, expected in
        Self.reached(name, pattern, log, found, expected, flow)
      }
    }
    return .passed
  }

  /// Waits until an event has happened as often as the step says.
  @MainActor private func assertCount(
    _ run: StepRun,
    _ found: () -> Int,
    failure: (_ found: Int, _ expected: Int?) -> StepFailure
  ) async throws(StepFailure) {
    let expected: Int? = try run.value(count)
    let limit = try run.timeout(timeout)
    let held = try await run.wait(limit) { () throws(StepFailure) in
      let found = found()
      return expected.map { found == $0 } ?? (found > 0)
    }
    if held { return }
    var failure = failure(found(), expected)
    failure.waited = limit
    throw failure
  }

  /// The failure of an event that the app records.
  @MainActor private static func recorded(
    _ question: FlowEventCounts.Question,
    _ log: StageEventLog,
    _ found: Int,
    _ expected: Int?,
    _ budget: FlowBudget
  ) -> StepFailure {
    let name = question.name
    budget.spend(log.events.count, of: .matching)
    let names = Set(log.events.map(\.name))
    let words = Self.words(question.values)
    var message = "The event “\(name)”\(words) happened \(Self.times(found, expected))"
    if found == 0, names.contains(name) {
      let others = log.events.last { $0.name == name }.map { Self.words($0.values) } ?? ""
      message += " It happened last\(others.isEmpty ? " without values" : others)."
    } else if found == 0 {
      message += NearestName.hint(for: name, among: names.sorted())
    }
    var failure = StepFailure(message)
    failure.sought = "the event \(name)\(words)"
    return failure
  }

  /// The failure of an event that reaches elements.
  @MainActor private static func reached(
    _ name: ScreenEventName,
    _ id: FlowPattern,
    _ log: StageEventLog,
    _ found: Int,
    _ expected: Int?,
    _ flow: FlowRun
  ) -> StepFailure {
    let budget = flow.budget
    var message =
      "The event “\(name)” reached the element with the id “\(id.source)” "
      + Self.times(found, expected)
    let reached = log.reached
    budget.spend(reached.count, of: .matching)
    let others = reached.filter { id.matches($0.key, budget) }.flatMap(\.value)
    let shown = flow.device.frames.elements
    budget.spend(shown.count, of: .matching)
    let known = Set(shown.compactMap(\.element.identifier)).union(reached.keys)
    if found == 0, !others.isEmpty {
      let counts = Dictionary(others, uniquingKeysWith: +).sorted {
        $0.key.rawValue < $1.key.rawValue
      }
      let words = counts.map { "“\($0.key)” \(Self.times($0.value))" }
      message += " What reached it is \(words.joined(separator: ", "))."
    } else if found == 0, !known.contains(where: { id.matches($0, budget) }) {
      message += NearestName.hint(for: id.source, among: known.sorted())
    }
    var failure = StepFailure(message)
    failure.sought = "the event \(name) on id: \(id.source)"
    return failure
  }

  private static func words(_ values: [String: String]) -> String {
    if values.isEmpty { return "" }
    let pairs = values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return " with \(pairs.joined(separator: ", "))"
  }

  private static func times(_ found: Int, _ expected: Int?) -> String {
    times(found) + (expected.map { ", not \(times($0))." } ?? ".")
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    default: "\(count) times"
    }
  }
}
