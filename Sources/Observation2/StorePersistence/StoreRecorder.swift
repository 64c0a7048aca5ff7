public import Observation2
public import StateStore

/// Records a store's session: its first state, then each action with its time and source and a
/// checksum of the state after it.
///
/// ```swift
/// let recorder = StoreRecorder<Cart, CartAction>(
///   of: Cart(), clock: MainScheduler(…), report: { … }, write: { … }
/// )
/// let store = Store(
///   initial: Cart(),
///   reducer: .cart(clock: recorder.clock),
///   clock: recorder.clock,
///   middleware: [recorder.middleware]
/// )
/// ```
/// ```
/// {"epoch":[1775001600,0],"state":{"count":0},"version":2,"seal":"7d02…"}
/// {"action":{"increment":{}},"after":"9c6a…","at":[2,500000000000000000],"from":"outside","seal":"51ae…"}
/// {"at":[3,0],"stateOf":0,"seal":"e4c1…"}
/// ```
///
/// Actions that effects send are recorded like others: they are the effects' results, so a replay
/// needs no gateway. A jump of a `StateHistory` is recorded as the number of the change whose state
/// it restores, any other replacement with the whole state. The time is that of ``clock``, which a
/// reducer may read. Random values that it uses have to come from the state or with an action, as
/// an effect's result. Each line is one canonical JSON text, so equal sessions give equal files,
/// and is sealed by a checksum of all lines up to it.
///
/// A state's checksum is written once the lines since the last one have as many bytes as that state
/// had. This is with each action while the state is no longer than a line, and less often the larger it is. A replay
/// compares the states that have one, so a difference shows at the next of them at the latest. Write one with
/// ``writeChecksum()`` where it matters, and at the end. The first line is written with the first change or checksum:
/// without either, the recording is empty and can't be read.
///
/// - Complexity: encodes the action and, on average, at most as much of the state as the recording is long: linear in
///   the recording's length, however the state grows.
@MainActor
public final class StoreRecorder<State: Codable, Action: Codable> {
  private let initial: State
  private let recorded: ReductionClock
  private let write: (String) -> Void
  private let report: (any Error) -> Void
  private var seal = RecordingSeal()
  private var hasBegun = false
  /// The number of bytes of the state when its checksum was last written.
  private var checkedSize = 0
  /// The number of bytes of lines written since.
  private var unchecked = 0
  /// `true` if a line is missing: the numbers of the store's changes then no longer name lines.
  private var hasGap = false
  private weak var store: Store<State, Action>?

  /// Creates a recorder of one store.
  ///
  /// - Parameters:
  ///   - initial: The state that the store begins with.
  ///   - clock: The clock that the store would have without the recorder.
  ///   - report: Receives encoding errors; the action concerned is missing from the recording.
  ///   - write: Receives each line, without its line end.
  public init(
    of initial: State,
    clock: any AppClock,
    report: @escaping (any Error) -> Void,
    write: @escaping (String) -> Void
  ) {
    self.initial = initial
    self.report = report
    self.write = write
    recorded = ReductionClock(clock)
  }

  /// The clock to pass to the store and its reducer.
  ///
  /// It shows the time of the clock given to the initializer, but stands still while an action is
  /// reduced: otherwise the reducer would not read the recorded time.
  public var clock: any AppClock { recorded }

  /// The middleware to pass to the store.
  public var middleware: StoreMiddleware<State, Action> {
    StoreMiddleware(
      attach: { self.store = $0 },
      willReduce: { self.recorded.hold() },
      didReplace: { replacement in
        let origin = self.hasGap ? nil : replacement.origin
        self.record(
          RecordedChange(
            at: RecordedTime(self.recorded.now),
            state: origin == nil ? replacement.after : nil,
            stateOf: origin
          ),
          replacement.after
        )
      },
      didReduce: { reduction in
        self.record(
          RecordedChange(
            action: reduction.action,
            at: RecordedTime(self.recorded.now),
            from: reduction.source
          ),
          reduction.after
        )
        self.recorded.release()
      }
    )
  }

  /// Writes the checksum of the current state, whenever the last one was written: at the end of a
  /// session, or before a recording is passed on.
  ///
  /// - Complexity: encodes the whole state.
  public func writeChecksum() {
    guard let store else { return }
    reporting {
      try begin()
      let now = RecordedTime(recorded.now)
      try writeChecked(RecordedChange(at: now), store.state)
    }
  }

  /// Writes the first line, unless it is written.
  private func begin() throws {
    if hasBegun { return }
    let start = RecordedStart(epoch: RecordedTime(recorded.epoch), state: initial, version: 2)
    try writeLine(of: start)
    hasBegun = true
  }

  private func reporting(_ body: () throws -> Void) {
    do { try body() } catch { report(error) }
  }

  private func record(_ change: RecordedChange<State, Action>, _ state: State) {
    do {
      try begin()
      if unchecked < checkedSize {
        try writeLine(of: change)
      } else {
        try writeChecked(change, state)
      }
    } catch {
      hasGap = true
      report(error)
    }
  }

  /// Writes a line with the checksum of the state after it.
  private func writeChecked(_ change: RecordedChange<State, Action>, _ state: State) throws {
    var change = change
    let bytes = try CanonicalJSON.encode(state)
    change.after = Checksum.text(of: bytes)
    try writeLine(of: change, sizeOfState: bytes.count)
  }

  private func writeLine(of value: some Encodable, sizeOfState: Int? = nil) throws {
    let line = seal.seal(try CanonicalJSON.text(of: value))
    // Only now: after a line that can't be encoded, the checksum is still due.
    if let sizeOfState { (checkedSize, unchecked) = (sizeOfState, 0) }
    unchecked += line.utf8.count
    write(line)
  }
}

/// The first line of a recording.
struct RecordedStart<State: Codable>: Codable {
  let epoch: RecordedTime
  let state: State
  let version: Int
}
