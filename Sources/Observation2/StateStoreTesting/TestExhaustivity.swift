import Observation2
import StateStore

/// The extent to which the behaviour of a store under test has to be asserted.
public enum TestExhaustivity<State> {
  /// Everything: each change of the state, each action that effects send, each effect's end.
  case full
  /// Only the parts that closures change are checked; changes, actions and effects beside them pass.
  case off
  /// Changes of these slices have to be asserted, and no others; actions that effects send pass if
  /// they change none of these, and so do effects that still run.
  case slices([TestSlice<State>])
}

/// A named part of a state, for exhaustivity of that part alone.
public struct TestSlice<State> {
  /// The name of the slice in messages.
  public let name: String
  let difference: (State, State) -> StateDiffLines

  /// Creates a slice.
  ///
  /// The path is read in any state that an action leaves: write `\.items.first` and `\.coupon?.percent`
  /// for what may be missing, not `\.items[0]` and `\.coupon!.percent`.
  public init<Value: Equatable>(_ name: String, _ path: KeyPath<State, Value>) {
    self.name = name
    difference = { expected, actual in
      let (expected, actual) = (expected[keyPath: path], actual[keyPath: path])
      return expected == actual ? [] : StateDiffLines.of(expected, actual, name: name)
    }
  }
}

/// The lines of a structural difference.
typealias StateDiffLines = [String]

extension StateDiffLines {
  /// Returns the differing lines, or a note if the values' own structure does not show the
  /// difference.
  static func of<Value>(_ expected: Value, _ actual: Value, name: String) -> StateDiffLines {
    let lines = StateDiff(expected, actual, name: name).lines
    return lines.isEmpty ? ["  (they are not equal, but look the same)"] : lines
  }
}
