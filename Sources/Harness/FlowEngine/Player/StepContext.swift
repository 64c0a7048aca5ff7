package import FlowFormat

/// The context that a step inherits from the steps around it.
package struct StepContext {
  /// The values for `${…}`.
  var scope: FlowScope
  /// The rest of the flow's budget.
  package let budget: FlowBudget
  /// The number of steps that contain the step.
  package var depth = 0
  /// A Boolean value that indicates whether the step may fail; then it waits less.
  var isOptional = false

  /// A Boolean value that indicates whether the step or one around it may fail, so that only the
  /// failure's message is needed.
  var isForgiven = false

  /// Returns the context of a step that inherits this one.
  func inside(_ step: FlowStep) -> StepContext {
    var inner = self
    inner.depth += 1
    inner.isOptional = step.isOptional
    inner.isForgiven = isForgiven || step.isOptional
    return inner
  }

  /// The time that a step without a `timeout` of its own waits.
  package var patience: Duration { isOptional ? Self.briefPatience : .seconds(17) }

  /// The time that conditions and optional steps wait.
  static let briefPatience = Duration.seconds(7)

  func resolved<Value>(
    _ parameter: FlowParameter<Value>?
  ) throws(StepFailure) -> Value? {
    do throws(FlowError) {
      return try parameter?.resolved(in: scope, budget)
    } catch {
      throw StepFailure(error)
    }
  }

  /// Returns a time span; for a number below 0 another one, or else 0.
  package func duration(
    _ parameter: FlowParameter<FlowDuration>?,
    _ notation: FlowDuration.Notation,
    ifNegative usual: Duration = .zero
  ) throws(StepFailure) -> Duration? {
    do throws(FlowError) {
      let span = try parameter?.resolved(
        in: scope,
        budget,
        notation.expectation,
        where: notation.allows,
        advice: notation.advice(for:)
      )
      return span.map { $0.isNegative ? usual : $0.duration }
    } catch {
      throw StepFailure(error)
    }
  }

  package func text(_ text: FlowText) throws(StepFailure) -> String {
    do throws(FlowError) {
      return try text.text(in: scope, budget)
    } catch {
      throw StepFailure(error)
    }
  }

  func holds(_ text: FlowText) throws(StepFailure) -> Bool {
    do throws(FlowError) {
      return try text.holds(in: scope, budget)
    } catch {
      throw StepFailure(error)
    }
  }

  package func name(of entry: FlowEntry) throws(StepFailure) -> String {
    do throws(FlowError) {
      return try entry.key(in: scope, budget)
    } catch {
      throw StepFailure(error)
    }
  }

  package func values(_ entries: [FlowEntry]) throws(StepFailure) -> [String: FlowValue] {
    do throws(FlowError) {
      return try entries.values(in: scope, budget)
    } catch {
      throw StepFailure(error)
    }
  }

  package func value(_ tree: FlowTree) throws(StepFailure) -> FlowValue {
    do throws(FlowError) {
      return try tree.value(in: scope, budget)
    } catch {
      throw StepFailure(error)
    }
  }

  /// Adds the values of an `env`.
  mutating func define(_ env: [FlowEntry]) throws(StepFailure) {
    do throws(FlowError) {
      try scope.define(env, budget)
    } catch {
      throw StepFailure(error)
    }
  }
}

extension StepContext {
  /// Creates the context of a flow's own steps.
  @MainActor
  package init(outermostOf run: FlowRun) {
    let given = run.player.options.env.merging(FlowSecrets.current.values) { $1 }
    var values = given.mapValues { FlowValue.string($0) }
    values["MAESTRO_FILENAME"] = .string(FlowPath.stem(of: run.flow.file))
    values["MAESTRO_SHARD_ID"] = .string("1")
    values["MAESTRO_SHARD_INDEX"] = .string("0")
    self.init(scope: FlowScope(values), budget: run.budget)
  }
}
