import FlowFormat
import ScenesHeadless

/// Asserts the data of the back end, whatever the app shows: that the shop has taken one order.
struct AssertBackendCommand: StandardFlowCommand {
  /// `assertBackend`.
  static let name = "assertBackend"
  /// Any: the app declares its questions and their values.
  static let keys: [String]? = nil
  static let guide = FlowCommandGuide(
    "Asks the other side, past the app and the network, until each answer is the given one: {orders: 1}. The app "
      + "declares the questions; a question's values stand beside it.",
    keys: ["timeout": FlowCommandGuide.wait]
  )
  static let portability: FlowPortability.Rule = .refused(
    "Assert what a person sees of it, with assertVisible."
  )

  /// The questions with the asserted answers, and the questions' values.
  ///
  /// The app declares its questions, so only a known app tells which name is a question and which
  /// is a value.
  var entries: [FlowEntry]
  /// The longest wait for the answers; 17 s if `nil`, 7 s if the step is optional.
  var timeout: FlowParameter<FlowDuration>?

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }
  var onlyLooks: Bool { true }

  var needs: FlowCapabilities { .backend }

  /// Reads the questions and their values.
  init?(_ call: FlowCall) {
    let own = ["timeout"] + FlowStep.keys
    let pairs = call.value.pairs ?? []
    timeout = FlowFields(pairs: pairs, reader: call.reader).duration("timeout", .milliseconds)
    let asked = pairs.filter { !own.contains($0.name) }
    guard !asked.isEmpty else {
      call.report("“assertBackend” needs a question and its answer, like {orders: 1}.")
      return nil
    }
    entries = call.reader.entries(asked)
  }

  /// Returns the questions of those that the app knows, in the order of the file.
  private func questions(_ known: [String: [String]]) -> [FlowEntry] {
    entries.filter { known[$0.name] != nil }
  }

  /// Returns what is none of the questions that the app knows: their values.
  private func values(_ known: [String: [String]]) -> [FlowEntry] {
    entries.filter { known[$0.name] == nil }
  }

  /// Returns an error if the app declares no such question, or the questions no such value.
  func check(_ check: FlowCheck) -> [FlowError] {
    guard let known = check.appType?.backendQuestions else { return [] }
    let questions = questions(known)
    let taken = questions.flatMap { known[$0.name] ?? [] }
    let unknown = values(known).filter { $0.hasFixedName && !taken.contains($0.name) }
    if questions.isEmpty, unknown.isEmpty {
      return [check.error("“assertBackend” asks nothing here.")]
    }
    return unknown.prefix(FlowLimits.errors).map {
      check.error(
        "The back end can't be asked “\($0.name.clipped(to: 48))”."
          + NearestName.hint(for: $0.name, amongThoseOfApp: known.keys.sorted() + taken),
        at: $0.position
      )
    }
  }

  /// Waits until every answer is the asserted one.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let app = try run.app
    let known = type(of: app).backendQuestions
    let values = try run.values(values(known)).mapValues(\.text)
    var questions: [(name: String, expected: FlowValue)] = []
    for entry in self.questions(known) {
      questions.append((entry.name, try run.value(entry.value)))
    }
    let limit = try run.timeout(timeout)
    var wrong: StepFailure?
    let held = try await run.wait(limit) { () throws(StepFailure) in
      wrong = nil
      for (name, expected) in questions where wrong == nil {
        guard run.spendMatching(200) else { return false }
        let answer = try Self.ask(
          name,
          values.filter { known[name]?.contains($0.key) == true },
          app
        )
        if ModelValue.equals(answer as Any, expected) { continue }
        let words = ModelValue.text(of: answer as Any)
        wrong = StepFailure("In the back end \(name) is \(words), not \(expected.text).")
        wrong?.sought = "\(name) = \(expected.text) in the back end"
      }
      return wrong == nil
    }
    guard !held, var wrong else { return .passed }
    wrong.waited = limit
    throw wrong
  }

  @MainActor private static func ask(
    _ question: String,
    _ values: [String: String],
    _ app: any SimulatedApp
  ) throws(StepFailure) -> (any Sendable)? {
    do throws(SimulatedAppError) {
      return try app.askBackend(question, values)
    } catch {
      throw StepFailure(error, [question] + values.keys.sorted() + values.values.sorted())
    }
  }
}
