extension FlowRun {
  /// The number of iterations after which a loop without `times` counts as endless.
  private static let roundLimit = 10_000

  func run(
    _ run: FlowCommand.RunFlow,
    _ context: StepContext
  ) async throws(StepFailure) -> StepResult.Outcome {
    if let when = run.when, !(try await holds(when, context)) { return .skipped }
    switch run.target {
    case .commands(let steps):
      var inner = context
      try inner.define(run.env)
      try await play(steps, inner)
    case .file(let name, let path):
      guard let flow = player.collection[path] else {
        throw StepFailure("The file “\(name)” was not read.")
      }
      var given = context
      try given.define(run.env)
      let env = run.env.map { ($0.name, given.scope[$0.name] ?? .undefined) }
      try await play(flow, context, env: Dictionary(env) { $1 })
    }
    return .passed
  }

  func `repeat`(
    _ loop: FlowCommand.Repeat,
    _ context: StepContext
  ) async throws(StepFailure) -> StepResult.Outcome {
    let times = try context.resolved(loop.times)
    var round = 0
    while round < times ?? .max, budget.excess == nil {
      if let condition = loop.condition, !(try await holds(condition, context)) { break }
      guard times != nil || round < Self.roundLimit else {
        throw StepFailure("The loop has gone round 10,000 times. Give “times”.")
      }
      try await play(loop.commands, context)
      round += 1
    }
    return round == 0 ? .skipped : .passed
  }
}
