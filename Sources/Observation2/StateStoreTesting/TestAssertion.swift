import StateStore

/// A test's expectation of one action: a closure that changes a state as the action should.
///
/// The closure has run once, on the state before the action, which its author knows. On any other
/// state it might trap, as `$0.items.removeFirst()` does where the action has emptied the list, and end
/// the whole test process.
struct TestAssertion<State: Equatable> {
  enum Failure {
    case message(String)
    case lines(StateDiffLines)
  }

  private let before: State
  private let after: State
  private let hasClosure: Bool
  private let result: Result<State, any Error>

  init(before: State, after: State, _ change: ((inout State) throws -> Void)?) {
    self.before = before
    self.after = after
    hasClosure = change != nil
    result = Result {
      var state = before
      try change?(&state)
      return state
    }
  }

  /// Holds if the closure has turned the state before into the state after.
  func inFull() -> [Failure] {
    switch result {
    case .failure(let error): return [thrown(error)]
    case .success(let expected):
      if hasClosure, expected == before {
        return [
          .message(
            "The closure changed nothing of the state. Leave it out if nothing should change."
          )
        ]
      }
      if expected == after { return [] }
      return [.lines(StateDiffLines.of(expected, after, name: "state"))]
    }
  }

  /// Holds if each part that the closure has changed now has the value that it has set, whatever else
  /// has changed.
  func alone() -> [Failure] {
    guard hasClosure else { return [] }
    switch result {
    case .failure(let error): return [thrown(error)]
    case .success(let expected):
      if expected == before {
        return [
          .message(
            """
            The closure changed nothing of the state before the action, so it checks nothing. Leave it \
            out, or expect the value of `state`.
            """
          )
        ]
      }
      if expected == after { return [] }
      let lines = StateDiff(expected: expected, from: before, actual: after, name: "state").lines
      return lines.isEmpty ? [] : [.lines(lines)]
    }
  }

  /// Holds if the closure has turned these slices of the state before into those of the state after.
  func of(_ slices: [TestSlice<State>]) -> [Failure] {
    // An error of the closure is reported by `alone`. The slices of equal states are equal, and not
    // read.
    guard case .success(let expected) = result, expected != after else { return [] }
    return slices.map { $0.difference(expected, after) }.filter { !$0.isEmpty }.map { .lines($0) }
  }

  private func thrown(_ error: any Error) -> Failure {
    .message("The closure that changes the state threw \(error).")
  }
}
