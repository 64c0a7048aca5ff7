import Observation2
import Scenes
import ScenesHeadless

/// One flow being played: its clock, its app, its stage, and its results so far.
@MainActor
final class FlowRun {
  let flow: Flow
  let player: FlowPlayer
  let time = VirtualTime()
  let app: any HeadlessApp
  /// The rest of the flow's budget.
  let budget: FlowBudget
  let patterns: FlowPatterns
  /// The counts of asserted events.
  var eventCounts = FlowEventCounts()
  /// The stage of the running app; `nil` while none runs.
  var stage: Stage?
  /// All stages of the flow, one for each launch.
  var stages: [Stage] = []
  /// Whether another app is in front of the running one.
  var isInBackground = false
  /// What a launched app is shown in.
  var surroundings: ScreenEnvironment
  /// The device, and how it is held.
  var device: FlowDevice
  /// The text that was copied last; `nil` if none was.
  var clipboard: String? {
    didSet { own["maestro"] = .object(["copiedText": clipboard.map { .string($0) } ?? .undefined]) }
  }
  /// What scripts have assigned.
  private var output: [String: FlowValue] = [:]
  /// What `maestro` and `output` stand for in `${…}`.
  private(set) var own: [String: FlowValue] = [
    "maestro": .object(["copiedText": .undefined]), "output": .object([:]),
  ]
  /// The numbers of what is typed at random.
  var random: FlowRandom
  /// The timers of events planned for the back end.
  var planned: [any Disposable] = []
  /// The failure of an event that was planned for the back end.
  var belatedFailure: StepFailure?
  /// The step that is being played, for the report of a broken invariant.
  private(set) var currentStep: FlowStep?
  /// The failure of a broken invariant, which ends the step.
  var broken: StepFailure?
  /// The places of the app's invariants that have been broken.
  var brokenInvariants: Set<Int> = []
  /// Whether what has to hold at every moment is looked at; a way that was played before has been looked at.
  var checksInvariants = true
  /// What scenes have asked for that leads nowhere, as far as it has been told.
  var lostWays: Set<SceneNavigationError> = []
  /// The query that the failing step could not match, for the near misses of its report.
  var missed: FlowQuery?
  private var steps: [StepResult] = []
  private var played = 0
  private var failures: [FlowFailure] = []
  private var excessReport: FlowFailure?
  private var start = ContinuousClock.now
  /// The failure of the last step, forgiven or not: what an app refuses may say what there is.
  private(set) var refusal: StepFailure?

  init(_ flow: Flow, for player: FlowPlayer, budget: FlowBudget = FlowBudget()) {
    self.flow = flow
    self.player = player
    self.budget = budget
    patterns = FlowPatterns(budget)
    surroundings = player.options.environment
    device = FlowDevice(surroundings)
    random = FlowRandom(seed: player.options.seed)
    app = player.appType.init(clock: time, seed: player.options.seed)
  }

  func play() async -> FlowResult {
    start = .now
    do throws(StepFailure) {
      try await play(flow, outermost, env: [:])
    } catch {
      note(error)
    }
    return await finish()
  }

  /// Plays one step more of a flow that is written while it is played, as if it stood at the flow's end.
  ///
  /// - Returns: Its result; a failure that ends the flow is among those of ``finish()``.
  func playNext(_ step: FlowStep) async -> StepResult {
    let place = steps.count
    refusal = nil
    do throws(StepFailure) {
      try await play([step], outermost)
    } catch {
      note(error)
    }
    return steps[place]
  }

  /// Whether a step has failed, so that nothing more is played.
  var hasFailed: Bool { !failures.isEmpty }

  private func note(_ failure: StepFailure) {
    let failure = excess(in: nil) ?? failure
    failures.insert(failure.report ?? report(failure, in: nil), at: 0)
  }

  /// Takes the app down, looks for what is left of it, and returns the result of what was played.
  func finish() async -> FlowResult {
    let virtualTime = time.now
    let (alive, leak) = await end()
    if let leak { failures.append(leak) }
    return FlowResult(
      name: flow.name,
      file: flow.file,
      tags: flow.header.tags,
      steps: steps,
      stepsPlayed: played,
      realTime: ContinuousClock.now - start,
      virtualTime: virtualTime,
      failures: failures,
      alive: alive
    )
  }

  private var environment: [String: FlowValue] {
    player.options.env.mapValues { .string($0) }
  }

  /// What the flow's own steps find around them.
  private var outermost: StepContext {
    StepContext(scope: FlowScope(environment), budget: budget)
  }

  // MARK: - Scripts

  /// Evaluates statements in their order; each sees what those before it have assigned.
  func evaluate(_ script: FlowScript, in scope: FlowScope) throws(FlowError) {
    var scope = scope
    for statement in script.statements {
      var evaluator = FlowEvaluator(scope: scope, file: script.file, budget: budget)
      let value = try evaluator.value(of: statement.value)
      let place = statement.value.position
      switch statement.target {
      case nil: continue
      case .copiedText: clipboard = try evaluator.text(of: value, at: place)
      case .output(let name):
        _ = try evaluator.made(.object([name: value]), at: place)
        try budget.charge(1 + output.count, of: .evaluation, in: script.file, at: place)
        output[name] = value
        own["output"] = .object(output)
      }
      scope.own = own
    }
  }

  // MARK: - Flows and steps

  /// Plays a file's steps, between the header's first and last steps.
  ///
  /// - Parameters:
  ///   - flow: The file.
  ///   - context: The context of the step that runs the file.
  ///   - env: The values that this step passes; they override the file's own.
  /// - Throws: The first failure of a step.
  func play(
    _ flow: Flow,
    _ context: StepContext,
    env: [String: FlowValue]
  ) async throws(StepFailure) {
    var inner = context
    budget.spend(context.scope.count + env.count, of: .evaluation)
    try inner.define(flow.header.env)
    for (name, value) in env { inner.scope[name] = value }
    for (name, value) in environment { inner.scope[name] = value }
    var first: StepFailure?
    do throws(StepFailure) {
      try await play(flow.header.onFlowStart, inner)
      try await play(flow.steps, inner)
    } catch {
      first = error
    }
    if let first, budget.excess != nil { throw first }
    do throws(StepFailure) {
      try await play(flow.header.onFlowComplete, inner)
    } catch {
      if first == nil { throw error }
      if let report = error.report { failures.append(report) }
    }
    if let first { throw first }
  }

  func play(_ steps: [FlowStep], _ context: StepContext) async throws(StepFailure) {
    for (index, step) in steps.enumerated() {
      do throws(StepFailure) {
        try await play(step, context)
      } catch {
        for left in steps[(index + 1)...] {
          guard context.depth == 0 || budget.spend(of: .steps) else { break }
          self.steps.append(StepResult(left, label: nil, depth: context.depth, outcome: .skipped))
        }
        throw error
      }
    }
  }

  private func play(_ step: FlowStep, _ context: StepContext) async throws(StepFailure) {
    played += 1
    let place = steps.count
    let realStart = ContinuousClock.now
    let virtualStart = time.now
    var result = StepResult(step, label: nil, depth: context.depth, outcome: .passed)
    steps.append(result)
    var inner = context
    inner.scope.own = own
    inner.depth += 1
    inner.isOptional = step.isOptional
    inner.isForgiven = context.isForgiven || step.isOptional
    var failure: StepFailure?
    let outerStep = currentStep
    currentStep = step
    defer { currentStep = outerStep }
    do throws(StepFailure) {
      budget.spend(of: .steps)
      if let excess = excess(in: step) { throw excess }
      if let label = step.label { result.label = try context.text(label) }
      result.outcome = try await step.command.play(
        in: StepRun(flow: self, step: step, context: inner)
      )
      if let belatedFailure {
        self.belatedFailure = nil
        throw belatedFailure
      }
    } catch {
      failure = error
      refusal = error
      budget.spend(error.message.utf8.count, of: .memory)
    }
    checkInvariants(isStepOver: true)
    failure = excess(in: step) ?? takeBroken() ?? failure
    if let failure {
      result.outcome = step.isOptional && !failure.isFinal ? .warned : .failed
      result.message = failure.message
    }
    result.finish(since: realStart, virtual: time.now - virtualStart)
    steps[place] = result
    defer { missed = nil }
    guard result.outcome == .failed, var failure else { return }
    if !inner.isForgiven { failure.report = failure.report ?? report(failure, in: step) }
    throw failure
  }

  /// Returns the failure of a flow that has used up its budget, which nothing catches; its report
  /// is that of the current step.
  private func excess(in step: FlowStep?) -> StepFailure? {
    guard let excess = budget.excess else { return nil }
    var failure = StepFailure(excess.message)
    failure.place = excess.place
    failure.isFinal = true
    missed = nil
    excessReport = excessReport ?? report(failure, in: step)
    failure.report = excessReport
    return failure
  }
}
