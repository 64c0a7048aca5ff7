package import FlowFormat
import Scenes
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
  /// The plans of steps for the back end and the network.
  let plans = FlowPlans()
  /// The results so far.
  let results: FlowResultBook
  /// The step that is being played, for the report of a broken invariant.
  private(set) var current: PlayedStep? {
    didSet { didEnter?(current?.step) }
  }
  /// The step that was played last.
  private(set) var last: PlayedStep?
  /// Called with each step that begins or goes on.
  var didEnter: ((FlowStep?) -> Void)?
  /// Notices what a device of another kind than the stage does by itself.
  let watch = DeviceWatch()
  /// Checks what has to hold at every moment.
  package private(set) lazy var invariants = InvariantWatch(
    .options(flow.header.checks ?? player.options.checks)
  ) { [unowned self] failure, kind in reportAtOnce(failure, kind) }
  /// The query that the failing step could not match, for the near misses of its report.
  var missed: FlowQuery?
  /// The elements that came nearest to the query that a wait is for, since the wait's start.
  var missMemory: FlowMissMemory?
  /// Records what happens, if a report wants to show it.
  let recorder: FlowTraceRecorder?
  private var excessReport: FlowFailure?
  /// The failure of the last step, forgiven or not: what an app refuses may say what there is.
  package private(set) var refusal: StepFailure?

  package init(_ flow: Flow, for player: FlowPlayer, budget: FlowBudget = FlowBudget()) {
    self.flow = flow
    self.player = player
    self.budget = budget
    patterns = FlowPatterns(budget)
    results = FlowResultBook(budget)
    var environment = player.options.environment
    if let locale = flow.header.locale { environment.setLocale(locale.identifier) }
    random = FlowRandom(seed: player.options.seed)
    let device = player.makeDevice(for: flow, environment)
    held = HeldDevice(device.environment)
    (self.device, staged) = (device, device as? StageDevice)
    budget.record.maestro["platform"] = .string(player.options.platform.rawValue.lowercased())
    // A flow's expressions are evaluated on the main actor, where the flow is played.
    budget.record.clock = { [weak device] in
      MainActor.assumeIsolated { device?.timeSince1970 ?? .zero }
    }
    budget.record.random = FlowRandom(seed: player.options.seed)
    recorder =
      player.options.recordsTrace
      ? staged.map { FlowTraceRecorder($0.app, $0.time, limit: budget.longestTrace) } : nil
  }

  package func play() async -> FlowResult {
    await HintBudget.$current.withValue(HintBudget()) { await playAll() }
  }

  private func playAll() async -> FlowResult {
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
    let place = results.steps.count
    refusal = nil
    do throws(StepFailure) {
      try await play([step], outermost)
    } catch {
      note(error)
    }
    return results.steps[place]
  }

  /// `true` if a step has failed, so that nothing more is played.
  package var hasFailed: Bool { !results.failures.isEmpty }

  private func note(_ failure: StepFailure) {
    let failure = excess(in: nil) ?? failure
    results.noteFirst(failure.report ?? report(failure, in: nil))
  }

  /// Takes the app down, looks for remains of it, and returns the result of the steps.
  package func finish() async -> FlowResult {
    if invariants.broken.isEmpty, budget.excess == nil {
      checkInvariants(invariants.moments.atEnd)
      failIfBroken()
    }
    invariants.moments.mode = .never
    let virtualTime = max(.zero, device.now)
    if let network = staged?.app.network {
      for (place, sentence) in plans.idleFaults(on: network) { results.warn(sentence, at: place) }
    }
    let alive = await end()
    if let staged { player.watch?.end(staged.app.network) }
    return results.result(of: flow, virtualTime, alive, recorder?.trace)
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
    if let first, let excess = budget.excess {
      guard excess.isEndOfApp else { throw first }
      budget.resume()
      excessReport = nil
    }
    do throws(StepFailure) {
      try await play(flow.header.onFlowComplete, inner)
    } catch {
      if first == nil { throw error }
      if let report = error.report { results.note(report) }
    }
    if let first { throw first }
  }

  package func play(_ steps: [FlowStep], _ context: StepContext) async throws(StepFailure) {
    for (index, step) in steps.enumerated() {
      do throws(StepFailure) {
        try await play(step, context)
      } catch {
        results.skip(steps[(index + 1)...], depth: context.depth)
        throw error
      }
    }
  }

  private func play(_ step: FlowStep, _ context: StepContext) async throws(StepFailure) {
    let realStart = ContinuousClock.now
    let virtualStart = device.now
    var result = StepResult(step, label: nil, depth: context.depth, outcome: .passed)
    let place = results.begin(result)
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
      results.spendTexts(of: result)
      if !hasLaunched, step.command.needsScreen { try await launch(LaunchAppCommand(), inner) }
      if step.command.needsScreen, Swift.type(of: step.command) != WaitForAnimationToEndCommand.self
      {
        try await rest()
      }
      if staged == nil, let ending = excess(in: step) { throw ending }
      if !step.command.onlyLooks { invariants.moments.acts += 1 }
      let run = StepRun(flow: self, played: played, context: inner)
      result.outcome = try await step.playable.play(in: run)
      try plans.throwBelated()
      noteEndOfApp()
    } catch {
      noteEndOfApp()
      failure = error
      refusal = error
      budget.spend(error.message.utf8.count, of: .memory)
    }
    if let staged, let stage = staged.stage {
      checkInvariants(
        invariants.moments.afterStep(on: stage, staged.app.network, hasFailed: failure != nil)
      )
      player.watch?.look(at: stage)
    }
    failure = excess(in: step) ?? invariants.take() ?? failure
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
    result.finish(since: realStart, virtual: max(.zero, device.now - virtualStart))
    results.finish(result, at: place)
    defer { missed = nil }
    guard result.outcome == .failed, var failure else { return }
    if !inner.isForgiven { failure.report = failure.report ?? report(failure, in: step) }
    throw failure
  }

  /// Returns the failure of a flow that has used up its budget, which nothing catches; its report
  /// is that of the current step.
  func excess(in step: FlowStep?) -> StepFailure? {
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
