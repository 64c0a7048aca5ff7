import Scenes
import ScenesHeadless

extension FlowRun {
  /// Asserts that an event has happened since the launch, as often as the step says.
  func assertEvent(
    _ assertion: FlowCommand.AssertEvent,
    _ context: StepContext
  ) async throws(StepFailure) {
    let name = try context.text(assertion.name)
    let values = try context.values(assertion.values).mapValues(\.text)
    let count = try context.resolved(assertion.count)
    let limit = try timeout(assertion.timeout, context)
    let log = app.events
    let question = FlowEventCounts.Question(name: name, values: values)
    let held = try await wait(limit) { () throws(StepFailure) in
      let found = eventCounts.count(question, in: log.events, budget)
      return count.map { found == $0 } ?? (found > 0)
    }
    if held { return }
    let found = eventCounts.count(question, in: log.events, budget)
    budget.spend(log.events.count, of: .matching)
    let names = Set(log.events.map(\.name))
    var message = "The event “\(name)”\(Self.words(values)) happened \(Self.times(found))"
    message += count.map { ", not \(Self.times($0))." } ?? "."
    if found == 0, names.contains(name) {
      let others = log.events.last { $0.name == name }.map { Self.words($0.values) } ?? ""
      message += " It happened last\(others.isEmpty ? " without values" : others)."
    } else if found == 0 {
      message += NearestName.hint(for: name, among: names.sorted())
    }
    var failure = StepFailure(message)
    failure.sought = "the event \(name)\(Self.words(values))"
    failure.waited = limit
    throw failure
  }

  /// Asserts the data of the back end, whatever the app shows.
  func assertBackend(
    _ assertion: FlowCommand.AssertBackend,
    _ context: StepContext
  ) async throws(StepFailure) {
    let known = player.appType.backendQuestions
    let values = try context.values(assertion.values(known)).mapValues(\.text)
    var questions: [(name: String, expected: FlowValue)] = []
    for entry in assertion.questions(known) {
      questions.append((entry.name, try context.value(entry.value)))
    }
    let limit = try timeout(assertion.timeout, context)
    var wrong: StepFailure?
    let held = try await wait(limit) { () throws(StepFailure) in
      wrong = nil
      for (name, expected) in questions where wrong == nil {
        guard budget.spend(200, of: .matching) else { return false }
        let answer = try ask(name, values.filter { known[name]?.contains($0.key) == true })
        if ModelValue.equals(answer as Any, expected) { continue }
        let words = ModelValue.text(of: answer as Any)
        wrong = StepFailure("On the other side \(name) is \(words), not \(expected.text).")
        wrong?.sought = "\(name) = \(expected.text) on the other side"
      }
      return wrong == nil
    }
    guard !held, var wrong else { return }
    wrong.waited = limit
    throw wrong
  }

  private func ask(
    _ question: String,
    _ values: [String: String]
  ) throws(StepFailure) -> (any Sendable)? {
    do throws(HeadlessAppError) {
      return try app.askBackend(question, values)
    } catch {
      throw StepFailure(error, [question] + values.keys.sorted() + values.values.sorted())
    }
  }

  private static func words(_ values: [String: String]) -> String {
    if values.isEmpty { return "" }
    let pairs = values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return " with \(pairs.joined(separator: ", "))"
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    default: "\(count) times"
    }
  }

  /// Asserts the value of a property of the data source on the screen.
  func assertValue(
    _ assertion: FlowCommand.AssertValue,
    _ context: StepContext
  ) async throws(StepFailure) {
    let stage = try runningStage()
    let path = try context.text(assertion.path)
    let expected = try context.value(assertion.equals)
    let limit = try timeout(assertion.timeout, context)
    let cost = 200 + path.utf8.count
    let held = try await wait(limit) { () throws(StepFailure) in
      guard budget.spend(cost, of: .matching) else { return false }
      guard let value = try ModelProperty.value(at: path, in: stage.navigator.top) else {
        return false
      }
      return ModelValue.equals(value, expected)
    }
    if held { return }
    let value = try ModelProperty.value(at: path, in: stage.navigator.top)
    var failure = StepFailure(
      value.map { "\(path) is \(ModelValue.text(of: $0)), not \(expected.text)." }
        ?? "\(path) is not there: a list before it is too short, or something before it is nil."
    )
    failure.sought = "\(path) = \(expected.text)"
    failure.waited = limit
    throw failure
  }
}
