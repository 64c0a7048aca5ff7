/// How often the player checks the invariants of an app.
public enum FlowChecks: String, Sendable, CaseIterable {
  /// All of them after each step, and at each event those that cost little.
  case every
  /// Each on its occasions (``/ScenesHeadless/InvariantOccasion``).
  case cuts
  /// All of them only before the app ends and at the end of a flow.
  case end
}
