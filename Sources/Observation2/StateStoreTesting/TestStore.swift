public import Observation2
public import Observation2Testing
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
/// The closure changes the former state into the expected one; without a closure, no change is
/// expected. The report shows the lines that differ, at the place of the call.
///
/// The closure is called once, on the former state, and on no other: `$0.items.removeFirst()` would end
/// the test process where the action has emptied the list. After a failed expectation the state may be
/// another than the next closure expects. So no further closure is called, which is reported once,
/// until ``skipReceived()`` accepts the current state.
///
/// With ``TestExhaustivity/off``, and outside the slices of ``TestExhaustivity/slices(_:)``, only
/// the parts that the closure changes are checked: it may set a value, `$0.total = 3`, or change
/// one, `$0.total += 1`. A part to which it assigns the former value is not changed. A closure that
/// changes nothing checks nothing, which is a failure.
///
/// Time stands still except for ``advance(by:)``; after each step all work of that instant settles.
/// End each test with ``finish(fileID:filePath:line:column:)``. A test store that is released
/// without it, with actions that were not received or effects that still run, reports them at the
/// place where it was made.
///
/// A state has to be a value. If a reducer changes an object to which the state refers, the former
/// state changes too: the two are equal, and no difference is found.
///
/// - Complexity: a step compares the whole state, and each action that waits to be received keeps
///   the state after it. So n actions that each add to a state cost O(n²) in all.
@MainActor
public final class TestStore<State: Equatable, Action> {
  /// The extent to which the store's behaviour has to be asserted; may be changed between steps.
  public var exhaustivity: TestExhaustivity<State> {
    get { run.exhaustivity }
    set { run.exhaustivity = newValue }
  }
  private let run: TestStoreRun<State, Action>
  private let clock: VirtualTime
  /// Last, so that the store still exists when this is released.
  private let ending: TestStoreEnding

  /// Creates a store under test.
  ///
  /// - Parameters:
  ///   - initial: The initial state.
  ///   - reducer: The reducer under test.
  ///   - clock: The clock of the effects.
  ///   - report: Reports a failed expectation.
  ///   - fileID: The file to name for the store's own issues, and for anything left when it is
  ///     released; by default the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
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
    let place = TestStorePlace(fileID, filePath, line, column)
    let run = TestStoreRun(
      initial: initial,
      reducer: reducer,
      clock: clock,
      report: report,
      place
    )
    self.run = run
    self.clock = clock
    ending = TestStoreEnding { run.letGo(place) }
  }

  /// The current state, including actions that were not received yet.
  public var state: State { run.store.state }

  /// Sends an action and checks the state after it.
  ///
  /// Also fails if effects have sent actions that were not received.
  public func send(
    _ action: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ change: ((inout State) throws -> Void)? = nil
  ) async {
    run.send(action, TestStorePlace(fileID, filePath, line, column), change)
    await clock.settle()
  }

  /// Checks the next action that an effect has sent, and the state after it.
  ///
  /// If it is another action, `change` is not called.
  public func receive(
    _ action: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ change: ((inout State) throws -> Void)? = nil
  ) async where Action: Equatable {
    await clock.settle()
    let place = TestStorePlace(fileID, filePath, line, column)
    run.receive("\(action)", place, change) {
      $0 == action
    } unlike: { other in
      StateDiffLines.of(action, other, name: "action").joined(separator: "\n")
    }
  }

  /// Checks the next action that an effect has sent by a predicate, and the state after it.
  ///
  /// - Parameters:
  ///   - what: The name of the action in messages.
  ///   - fileID: The file to name in a failure; by default the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  ///   - matches: Returns whether it is the expected action.
  ///   - change: Changes the former state into the expected one.
  public func receive(
    _ what: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    where matches: (Action) -> Bool,
    _ change: ((inout State) throws -> Void)? = nil
  ) async {
    await clock.settle()
    let place = TestStorePlace(fileID, filePath, line, column)
    run.receive(what, place, change, matches: matches) { "It is \($0)." }
  }

  /// Advances time and lets everything settle.
  public func advance(by duration: Duration) async {
    await clock.advance(by: duration)
  }

  /// Accepts all actions that effects have sent so far, and the current state.
  ///
  /// The next closure is called again, also after a failed expectation.
  public func skipReceived() async {
    await clock.settle()
    run.skipReceived()
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
    await clock.settle()
    run.finish(TestStorePlace(fileID, filePath, line, column))
  }
}

/// Checks a store under test when it is released.
///
/// An object of its own, because the test store's `deinit` may not touch main-actor state. On
/// another thread it enqueues the check on the main actor.
private final class TestStoreEnding {
  private let check: () -> Void

  init(_ check: @escaping () -> Void) {
    self.check = check
  }

  deinit { Domain.main.perform(check) }
}
