import Observation2
import Observation2Testing
import StateStore

/// The contents of a test store, in an object of their own that outlives it for the last check.
@MainActor
final class TestStoreRun<State: Equatable, Action> {
  var exhaustivity: TestExhaustivity<State> = .full
  let store: Store<State, Action>
  private let report: FailureReporter
  private let steps: StepLog<State, Action>
  /// The state after the last step that was asserted.
  private var asserted: State
  /// The test's trust in the state: it is the expected one, as far as the test has said.
  ///
  /// If not, a closure may trap on it.
  private let trust: TestTrust
  private var isFinished = false

  init(
    initial: State,
    reducer: Reducer<State, Action>,
    clock: VirtualTime,
    report: @escaping FailureReporter,
    _ place: TestStorePlace
  ) {
    let steps = StepLog<State, Action>()
    let trust = TestTrust()
    self.steps = steps
    self.trust = trust
    self.report = report
    asserted = initial
    store = Store(
      initial: initial,
      reducer: reducer,
      clock: clock,
      middleware: [StoreMiddleware { steps.append($0) }],
      report: { issue in
        trust.lose(to: place)
        report(
          "The store reported: \(issue)",
          place.fileID,
          place.filePath,
          place.line,
          place.column
        )
      }
    )
  }

  func send(
    _ action: Action,
    _ place: TestStorePlace,
    _ change: ((inout State) throws -> Void)?
  ) {
    skipUnreceived(before: "\(action) was sent", place)
    store.send(action)
    if let step = steps.next() {
      check(step, change, place)
    } else {
      fail("\(action) was ignored: the store has ended.", place)
    }
  }

  func receive(
    _ what: String,
    _ place: TestStorePlace,
    _ change: ((inout State) throws -> Void)?,
    matches: (Action) -> Bool,
    unlike: (Action) -> String
  ) {
    if case .full = exhaustivity {} else { skip(until: matches, place) }
    guard let step = steps.next() else {
      return fail("No effect has sent an action; expected \(what).", place)
    }
    if !matches(step.action) {
      fail("The action received is not \(what).\n\(unlike(step.action))", place)
      // The closure is about another action.
      asserted = step.after
      return
    }
    check(step, change, place)
  }

  func skipReceived() {
    steps.removeAll()
    asserted = store.state
    trust.regain()
  }

  func finish(_ place: TestStorePlace) {
    isFinished = true
    skipUnreceived(before: "the test ended", place)
    checkEffects("at the end of the test", place)
    store.dispose()
  }

  /// When a test store is released without `finish`, checks for everything that `finish` would have
  /// found.
  func letGo(_ place: TestStorePlace) {
    if isFinished { return }
    isFinished = true
    skipUnreceived(before: "the test store was let go without finish()", place)
    checkEffects("where the test store was let go without finish()", place)
    store.dispose()
  }

  private func checkEffects(_ moment: String, _ place: TestStorePlace) {
    guard case .full = exhaustivity else { return }
    let running = store.runningEffects
    guard !running.isEmpty else { return }
    let list = running.map { "  \($0)" }.joined(separator: "\n")
    fail(
      """
      \(running.count) effects still run \(moment), made at
      \(list)
      Let them end (advance the clock, cancel them), or they belong to another scene's life.
      """,
      place
    )
  }

  private func skip(until matches: (Action) -> Bool, _ place: TestStorePlace) {
    guard let count = steps.count(before: matches) else { return }
    for _ in 0..<count { skipNext(place) }
  }

  /// Accepts an action of an effect, but not its changes of slices that have to be asserted.
  private func skipNext(_ place: TestStorePlace) {
    if let step = steps.next() { check(step, nil, place) }
  }

  private func skipUnreceived(before event: String, _ place: TestStorePlace) {
    guard let last = steps.last else { return }
    if case .full = exhaustivity {
      let list = steps.actions.map { "  \($0)" }.joined(separator: "\n")
      fail("Actions of effects were not received before \(event):\n\(list)", place)
      steps.removeAll()
      asserted = last.after
    }
    while !steps.isEmpty { skipNext(place) }
  }

  private func check(
    _ step: StoreReduction<State, Action>,
    _ change: ((inout State) throws -> Void)?,
    _ place: TestStorePlace
  ) {
    if change != nil, let failed = trust.lostTo {
      asserted = step.after
      if trust.isReported { return }
      trust.isReported = true
      let message = """
        The closure of \(step.action) was not called, nor will any later one be: an expectation has \
        failed at \(failed.fileID):\(failed.line), so the state may be another than the closure \
        expects. Correct that one first, or accept the state with skipReceived().
        """
      return fail(message, place)
    }
    let assertion = TestAssertion(before: asserted, after: step.after, change)
    asserted = step.after
    let failures: [TestAssertion<State>.Failure]
    switch exhaustivity {
    case .full: failures = assertion.inFull()
    case .off: failures = assertion.alone()
    case .slices(let slices): failures = assertion.alone() + assertion.of(slices)
    }
    for failure in failures {
      switch failure {
      case .message(let message): fail(message, place)
      case .lines(let lines):
        let text = lines.joined(separator: "\n")
        fail(
          "The state after \(step.action) is not as expected (- expected, + actual):\n\(text)",
          place
        )
      }
    }
  }

  private func fail(_ message: String, _ place: TestStorePlace) {
    trust.lose(to: place)
    report(message, place.fileID, place.filePath, place.line, place.column)
  }
}

/// The answer to the question whether the state under test is the one that the test expects.
@MainActor
private final class TestTrust {
  /// The first failed expectation; `nil` while all have held.
  private(set) var lostTo: TestStorePlace?
  /// `true` if the test knows that its later closures are not called.
  var isReported = false

  func lose(to place: TestStorePlace) {
    lostTo = lostTo ?? place
  }

  func regain() {
    lostTo = nil
    isReported = false
  }
}

/// The source location of an expectation.
struct TestStorePlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
