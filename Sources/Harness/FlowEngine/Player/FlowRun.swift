package import FlowFormat
import Observation2
package import Scenes
import ScenesHeadless

/// One flow being played: its device, and its results so far.
@MainActor
package final class FlowRun {
  package let flow: Flow
  package let player: FlowPlayer
  /// The device with the app, which the flow has for itself.
  package let device: any FlowDevice
  /// The same device if it is the stage.
  package let staged: StageDevice?
  /// The rest of the flow's budget.
  package let budget: FlowBudget
  let patterns: FlowPatterns
  /// The counts of asserted events.
  var eventCounts = FlowEventCounts()
  /// `true` once the app has been launched.
  var hasLaunched = false
  /// The size of the device, and how it is held.
  package var held: HeldDevice
  /// The numbers for texts that are typed at random.
  package var random: FlowRandom
  /// The timers of events planned for the back end.
  var planned: [any Disposable] = []
  /// The faults that steps have planned for the network.
  package var plannedFaults: [PlannedFault] = []
  /// The failure of an event that was planned for the back end.
  var belatedFailure: StepFailure?
  /// The step that is being played, for the report of a broken invariant.
  private(set) var current: PlayedStep? {
    didSet { didEnter?(current?.step) }
  }
  /// The step that was played last.
  private(set) var last: PlayedStep?
  /// Called with each step that begins or goes on.
  var didEnter: ((FlowStep?) -> Void)?
  /// The failure of a broken invariant, which ends the step.
  var broken: StepFailure?
  /// The places of the app's invariants that have been broken.
  package var brokenInvariants: Set<Int> = []
  /// When the invariants are checked, and the last moments at which they held.
  package let checked: CheckedMoments
  /// The requests of scenes that lead nowhere, as far as they have been reported.
  package var lostWays: Set<SceneNavigationError> = []
  /// The query that the failing step could not match, for the near misses of its report.
  var missed: FlowQuery?
  /// The elements that came nearest to the query that a wait is for, since the wait's start.
  var missMemory: FlowMissMemory?
  /// Records what happens, if a report wants to show it.
  let recorder: FlowTraceRecorder?
  private var steps: [StepResult] = []
  /// The places in files of the steps whose texts reports hold already.
  private var written: [ExactText: Set<FlowPosition>] = [:]
  private var count = 0
  private var failures: [FlowFailure] = []
  private var excessReport: FlowFailure?
  private var start = ContinuousClock.now
  /// The failure of the last step, forgiven or not: what an app refuses may say what there is.
  package private(set) var refusal: StepFailure?

  package init(_ flow: Flow, for player: FlowPlayer, budget: FlowBudget = FlowBudget()) {
    self.flow = flow
    self.player = player
    self.budget = budget
    patterns = FlowPatterns(budget)
    checked = CheckedMoments(.options(flow.header.checks ?? player.options.checks))
    var environment = player.options.environment
    if let locale = flow.header.locale { environment.setLocale(locale.identifier) }
    held = HeldDevice(environment)
    random = FlowRandom(seed: player.options.seed)
    let device = player.makeDevice(for: flow, environment)
    (self.device, staged) = (device, device as? StageDevice)
    budget.record.maestro["platform"] = .string(player.options.platform.rawValue.lowercased())
    // A flow's expressions are evaluated on the main actor, where the flow is played.
    budget.record.clock = { MainActor.assumeIsolated { device.timeSince1970 } }
    budget.record.random = FlowRandom(seed: player.options.seed)
    recorder =
      player.options.recordsTrace
      ? staged.map { FlowTraceRecorder($0.app, $0.time, limit: budget.longestTrace) } : nil
  }

  package func play() async -> FlowResult {
    await HintBudget.$current.withValue(HintBudget()) { await playAll() }
  }

  private func playAll() async -> FlowResult {
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
  package func playNext(_ step: FlowStep) async -> StepResult {
    let place = steps.count
    refusal = nil
    do throws(StepFailure) {
      try await play([step], outermost)
    } catch {
      note(error)
    }
    return steps[place]
  }

  /// `true` if a step has failed, so that nothing more is played.
  package var hasFailed: Bool { !failures.isEmpty }

  private func note(_ failure: StepFailure) {
    let failure = excess(in: nil) ?? failure
    failures.insert(failure.report ?? report(failure, in: nil), at: 0)
  }

  /// Takes the app down, looks for remains of it, and returns the result of the steps.
  package func finish() async -> FlowResult {
    if brokenInvariants.isEmpty, budget.excess == nil {
      checkInvariants(checked.atEnd)
      failIfBroken()
    }
    checked.mode = .never
    let virtualTime = device.now
    for (place, sentence) in idleFaults { steps[place].warn(sentence) }
    let (alive, leak) = await end()
    if let leak { failures.append(leak) }
    if let staged { player.watch?.end(staged.app.network) }
    return FlowResult(
      name: flow.name,
      file: flow.file,
      tags: flow.tags,
      steps: steps,
      stepsPlayed: count,
      realTime: ContinuousClock.now - start,
      virtualTime: virtualTime,
      failures: failures,
      alive: alive,
      trace: recorder?.trace
    )
  }

  /// The context of the flow's own steps: the command line's values, and Maestro's own.
  private lazy var outermost = StepContext(outermostOf: self)

  // MARK: - Flows and steps

  /// Plays a file's steps, between the header's first and last steps.
  ///
  /// - Parameters:
  ///   - flow: The file.
  ///   - context: The context of the step that runs the file.
  ///   - env: The values that this step passes; the file's own override them, as in Maestro.
  /// - Throws: The first failure of a step.
  package func play(
    _ flow: Flow,
    _ context: StepContext,
    env: [String: FlowValue]
  ) async throws(StepFailure) {
    var inner = context
    budget.spend(context.scope.count + env.count, of: .evaluation)
    for (name, value) in env { inner.scope[name] = value }
    try inner.define(flow.header.env)
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
      if let report = error.report { note(report) }
    }
    if let first { throw first }
  }

  /// Adds a failure to those of the flow; after the first 20 a failure has no screen, since a thousand files can fail.
  package func note(_ failure: FlowFailure) {
    var failure = failure
    if failures.count >= 20 {
      (failure.screen, failure.events, failure.nodeEvents, failure.requests) = (nil, [], [], [])
    }
    failures.append(failure)
  }

  package func play(_ steps: [FlowStep], _ context: StepContext) async throws(StepFailure) {
    for (index, step) in steps.enumerated() {
      do throws(StepFailure) {
        try await play(step, context)
      } catch {
        for left in steps[(index + 1)...] {
          guard context.depth == 0 || budget.spend(of: .steps) else { break }
          let result = StepResult(left, label: nil, depth: context.depth, outcome: .skipped)
          if context.depth > 0 { spendTexts(of: result) }
          self.steps.append(result)
        }
        throw error
      }
    }
  }

  private func play(_ step: FlowStep, _ context: StepContext) async throws(StepFailure) {
    count += 1
    let place = steps.count
    let realStart = ContinuousClock.now
    let virtualStart = device.now
    var result = StepResult(step, label: nil, depth: context.depth, outcome: .passed)
    steps.append(result)
    let inner = context.inside(step)
    var failure: StepFailure?
    let outer = current
    let played = PlayedStep(step, at: place, since: virtualStart)
    current = played
    recorder?.begin(place)
    defer {
      (last, current) = (current, outer)
      recorder?.end()
    }
    do throws(StepFailure) {
      budget.spend(of: .steps)
      budget.enter(step, depth: context.depth)
      if let excess = excess(in: step) { throw excess }
      if let label = step.label { result.label = try context.text(label) }
      spendTexts(of: result)
      if !hasLaunched, step.command.needsScreen { try await launch(LaunchAppCommand(), inner) }
      if step.command.needsScreen, Swift.type(of: step.command) != WaitForAnimationToEndCommand.self
      {
        try await rest()
      }
      if !step.command.onlyLooks { checked.acts += 1 }
      let run = StepRun(flow: self, played: played, context: inner)
      result.outcome = try await step.playable.play(in: run)
      if let belatedFailure {
        self.belatedFailure = nil
        throw belatedFailure
      }
    } catch {
      failure = error
      refusal = error
      budget.spend(error.message.utf8.count, of: .memory)
    }
    if let staged, let stage = staged.stage {
      checkInvariants(checked.afterStep(on: stage, staged.app.network, hasFailed: failure != nil))
      player.watch?.look(at: stage)
    }
    failure = excess(in: step) ?? takeBroken() ?? failure
    let warnings = budget.record.takeWarnings()
    if let message = failure?.message {
      failure?.message = ([message] + warnings).joined(separator: " ")
    }
    if let failure {
      result.outcome = step.isOptional && !failure.isFinal ? .warned : .failed
      result.message = failure.message
    } else if !warnings.isEmpty, result.outcome == .passed {
      result.outcome = .warned
      result.message = warnings.joined(separator: " ")
    }
    let logs = budget.record.takeLogs()
    if !logs.isEmpty {
      result.message = ([result.message].compactMap { $0 } + logs).joined(separator: "\n")
    }
    result.finish(since: realStart, virtual: device.now - virtualStart)
    steps[place] = result
    defer { missed = nil }
    guard result.outcome == .failed, var failure else { return }
    if !inner.isForgiven { failure.report = failure.report ?? report(failure, in: step) }
    throw failure
  }

  private func spendTexts(of result: StepResult) {
    guard result.excessBytes(isRepeated: true) > 0 else { return }
    let isFirst = written[ExactText(result.file), default: []].insert(result.position).inserted
    budget.spend(result.excessBytes(isRepeated: !isFirst), of: .memory)
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
