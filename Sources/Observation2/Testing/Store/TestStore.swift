public import Observation2
public import StateStore

/// A store under test: every change of its state, every action that its effects send and every
/// effect that still runs has to be accounted for.
///
/// ```swift
/// let store = TestStore(initial: Counter(), reducer: counter(gateway), clock: time, report: report)
/// await store.send(.load) { $0.isLoading = true }
/// await store.receive(.loaded(3)) { $0.isLoading = false; $0.count = 3 }
/// await store.finish()
/// ```
///
/// The closure changes the state as it was into what it should be now; without one it should be the
/// same. What differs is reported as the lines that differ, at the place of the call.
///
/// Time stands still but for ``advance(by:)``; after each step all that
/// is under way at that instant settles. End each test with ``finish(fileID:filePath:line:column:)``.
@MainActor
public final class TestStore<State: Equatable, Action> {
  /// How much has to be asserted; may be changed between steps.
  public var exhaustivity: TestExhaustivity<State> = .full
  private let store: Store<State, Action>
  private let clock: VirtualTime
  private let report: FailureReporter
  private let steps: StepLog
  /// The state as of the last step that was asserted.
  private var asserted: State

  /// Creates a store under test.
  ///
  /// - Parameters:
  ///   - initial: The state to begin with.
  ///   - reducer: The reducer under test.
  ///   - clock: The time that its effects live by.
  ///   - report: Where it is said that an expectation did not hold.
  ///   - fileID: Where the store's own issues are said to be; by default this call's place.
  ///   - filePath: The same.
  ///   - line: The same.
  ///   - column: The same.
  public init(
    initial: State,
    reducer: Reducer<State, Action>,
    clock: VirtualTime,
    report: @escaping FailureReporter,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let steps = StepLog()
    self.steps = steps
    self.clock = clock
    self.report = report
    asserted = initial
    store = Store(
      initial: initial,
      reducer: reducer,
      clock: clock,
      middleware: [StoreMiddleware { steps.waiting.append($0) }],
      report: { report("The store reported: \($0)", fileID, filePath, line, column) }
    )
  }

  /// The state now, with the actions that were not received yet.
  public var state: State { store.state }

  /// Sends an action and checks the state after it.
  ///
  /// Fails too if effects have sent actions that were not received.
  public func send(
    _ action: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ change: ((inout State) throws -> Void)? = nil
  ) async {
    let place = TestStorePlace(fileID, filePath, line, column)
    skipUnreceived(before: "\(action) was sent", place)
    store.send(action)
    if let step = steps.next() {
      check(step, change, place)
    } else {
      fail("\(action) was ignored: the store has ended.", place)
    }
    await clock.settle()
  }

  /// Checks the next action that an effect has sent, and the state after it.
  public func receive(
    _ action: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ change: ((inout State) throws -> Void)? = nil
  ) async where Action: Equatable {
    let place = TestStorePlace(fileID, filePath, line, column)
    await receive("\(action)", place, change) {
      $0 == action
    } unlike: { other in
      StateDiffLines.of(action, other, name: "action").joined(separator: "\n")
    }
  }

  /// Checks the next action that an effect has sent by a predicate, and the state after it.
  ///
  /// - Parameters:
  ///   - what: What messages call the action.
  ///   - fileID: The place of a failure; by default this call's.
  ///   - filePath: The same.
  ///   - line: The same.
  ///   - column: The same.
  ///   - matches: Whether it is the expected action.
  ///   - change: Changes the state as it was into what it should be.
  public func receive(
    _ what: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    where matches: (Action) -> Bool,
    _ change: ((inout State) throws -> Void)? = nil
  ) async {
    let place = TestStorePlace(fileID, filePath, line, column)
    await receive(what, place, change, matches: matches) { "It is \($0)." }
  }

  /// Moves time on and lets everything settle.
  public func advance(by duration: Duration) async {
    await clock.advance(by: duration)
  }

  /// Accepts all actions that effects have sent so far, and the state as it is.
  public func skipReceived() async {
    await clock.settle()
    steps.waiting = []
    asserted = store.state
  }

  /// Checks that nothing is left: no action that was not received, no effect that still runs.
  ///
  /// Ends the store.
  public func finish(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = TestStorePlace(fileID, filePath, line, column)
    await clock.settle()
    skipUnreceived(before: "the test ended", place)
    if case .full = exhaustivity {
      let running = store.runningEffects
      if !running.isEmpty {
        let list = running.map { "  \($0)" }.joined(separator: "\n")
        fail(
          """
          \(running.count) effects still run at the end of the test, made at
          \(list)
          Let them end (advance the clock, cancel them), or they belong to another scene's life.
          """,
          place
        )
      }
    }
    store.dispose()
  }

  private func receive(
    _ what: String,
    _ place: TestStorePlace,
    _ change: ((inout State) throws -> Void)?,
    matches: (Action) -> Bool,
    unlike: (Action) -> String
  ) async {
    await clock.settle()
    if case .full = exhaustivity {} else { skip(until: matches, place) }
    guard let step = steps.next() else {
      return fail("No effect has sent an action; expected \(what).", place)
    }
    if !matches(step.action) {
      fail("The action received is not \(what).\n\(unlike(step.action))", place)
    }
    check(step, change, place)
  }

  private func skip(until matches: (Action) -> Bool, _ place: TestStorePlace) {
    guard let index = steps.waiting.firstIndex(where: { matches($0.action) }) else { return }
    for _ in 0..<index { skipNext(place) }
  }

  /// Lets an action of an effect pass, but not what it changed of a slice to be asserted.
  private func skipNext(_ place: TestStorePlace) {
    if let step = steps.next() { check(step, nil, place) }
  }

  private func skipUnreceived(before event: String, _ place: TestStorePlace) {
    guard let last = steps.waiting.last else { return }
    if case .full = exhaustivity {
      let list = steps.waiting.map { "  \($0.action)" }.joined(separator: "\n")
      fail("Actions of effects were not received before \(event):\n\(list)", place)
      steps.waiting = []
      asserted = last.after
    }
    while !steps.waiting.isEmpty { skipNext(place) }
  }

  private func check(
    _ step: StoreReduction<State, Action>,
    _ change: ((inout State) throws -> Void)?,
    _ place: TestStorePlace
  ) {
    let before = asserted
    asserted = step.after
    var expected = before
    do {
      try change?(&expected)
    } catch {
      return fail("The closure that changes the state threw \(error).", place)
    }
    switch exhaustivity {
    case .full:
      if expected == before, change != nil {
        return fail(
          "The closure changed nothing of the state. Leave it out if nothing should change.",
          place
        )
      }
      if expected != step.after {
        fail(step, StateDiffLines.of(expected, step.after, name: "state"), place)
      }
    case .off: checkAsserted(step, change, place)
    case .slices(let slices):
      checkAsserted(step, change, place)
      for slice in slices {
        let lines = slice.difference(expected, step.after)
        if !lines.isEmpty { fail(step, lines, place) }
      }
    }
  }

  /// Checks what the closure says alone: applied to the state as it is, it must change nothing.
  private func checkAsserted(
    _ step: StoreReduction<State, Action>,
    _ change: ((inout State) throws -> Void)?,
    _ place: TestStorePlace
  ) {
    guard let change else { return }
    var expected = step.after
    do {
      try change(&expected)
    } catch {
      return fail("The closure that changes the state threw \(error).", place)
    }
    if expected != step.after {
      fail(step, StateDiffLines.of(expected, step.after, name: "state"), place)
    }
  }

  private func fail(
    _ step: StoreReduction<State, Action>,
    _ lines: StateDiffLines,
    _ place: TestStorePlace
  ) {
    let text = lines.joined(separator: "\n")
    fail(
      "The state after \(step.action) is not as expected (- expected, + actual):\n\(text)",
      place
    )
  }

  private func fail(_ message: String, _ place: TestStorePlace) {
    report(message, place.fileID, place.filePath, place.line, place.column)
  }

  /// The reductions that were not asserted yet.
  private final class StepLog {
    var waiting: [StoreReduction<State, Action>] = []

    func next() -> StoreReduction<State, Action>? {
      waiting.isEmpty ? nil : waiting.removeFirst()
    }
  }
}
