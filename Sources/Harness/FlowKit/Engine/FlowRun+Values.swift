import Scenes
import ScenesHeadless

extension FlowRun {
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
