/// What a step sees of the steps around it.
struct StepContext {
  /// The names of `${…}`.
  var scope: FlowScope
  /// What the flow may still use.
  let budget: FlowBudget
  /// How many steps contain it.
  var depth = 0
  /// Whether the step may fail; then it waits less.
  var isOptional = false

  /// Whether the step or one around it may fail, so that nobody reads more than the message.
  var isForgiven = false

  /// How long a step looks for something if it does not say so itself.
  var patience: Duration { isOptional ? Self.briefPatience : .seconds(17) }

  /// How long conditions and optional steps wait.
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

  func duration(
    _ parameter: FlowParameter<FlowDuration>?,
    _ notation: FlowDuration.Notation
  ) throws(StepFailure) -> Duration? {
    do throws(FlowError) {
      return try parameter?.resolved(
        in: scope,
        budget,
        notation.expectation,
        where: notation.allows
      )
      .duration
    } catch {
      throw StepFailure(error)
    }
  }

  func text(_ text: FlowText) throws(StepFailure) -> String {
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

  func values(_ entries: [FlowEntry]) throws(StepFailure) -> [String: FlowValue] {
    do throws(FlowError) {
      return try entries.values(in: scope, budget)
    } catch {
      throw StepFailure(error)
    }
  }

  func value(_ tree: FlowTree) throws(StepFailure) -> FlowValue {
    do throws(FlowError) {
      return try tree.value(in: scope, budget)
    } catch {
      throw StepFailure(error)
    }
  }

  /// Adds the names of an `env`.
  mutating func define(_ env: [FlowEntry]) throws(StepFailure) {
    do throws(FlowError) {
      try scope.define(env, budget)
    } catch {
      throw StepFailure(error)
    }
  }
}
