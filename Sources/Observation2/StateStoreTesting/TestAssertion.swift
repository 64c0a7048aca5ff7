import StateStore

/// A test's expectation of one action: a closure that changes a state as the action should.
struct TestAssertion<State: Equatable> {
  enum Failure {
    case message(String)
    case lines(StateDiffLines)
  }

  let before: State
  let after: State
  private let change: ((inout State) throws -> Void)?

  init(before: State, after: State, _ change: ((inout State) throws -> Void)?) {
    self.before = before
    self.after = after
    self.change = change
  }

  /// Holds if the closure turns the state before into the state after.
  func inFull() -> [Failure] {
    switch expected(from: before) {
    case .failure(let error): return [thrown(error)]
    case .success(let expected):
      if expected == before, change != nil {
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

  /// Holds if each part that the closure changes now has the value that it sets, whatever else has
  /// changed.
  ///
  /// A closure that sets a value, `$0.total = 2`, changes nothing of the state after. One that
  /// changes a value, `$0.total += 2`, turns the state before into the current one, except for the
  /// parts that it leaves alone.
  func alone() -> [Failure] {
    guard change != nil else { return [] }
    switch (expected(from: before), expected(from: after)) {
    case (.failure(let error), .failure): return [thrown(error)]
    case (.success(let expected), .failure), (.failure, .success(let expected)):
      if expected == after { return [] }
      return [.lines(StateDiffLines.of(expected, after, name: "state"))]
    case (.success(let expected), .success(let repeated)):
      if expected == after || repeated == after { return [] }
      let lines = StateDiff(
        expected: expected,
        from: before,
        repeated: repeated,
        actual: after,
        name: "state"
      ).lines
      return lines.isEmpty ? [] : [.lines(lines)]
    }
  }

  /// Holds if the closure turns these slices of the state before into those of the state after.
  func of(_ slices: [TestSlice<State>]) -> [Failure] {
    // An error of the closure is reported by `alone`.
    guard case .success(let expected) = expected(from: before) else { return [] }
    return slices.map { $0.difference(expected, after) }.filter { !$0.isEmpty }.map { .lines($0) }
  }

  private func expected(from state: State) -> Result<State, any Error> {
    Result {
      var state = state
      try change?(&state)
      return state
    }
  }

  private func thrown(_ error: any Error) -> Failure {
    .message("The closure that changes the state threw \(error).")
  }
}
