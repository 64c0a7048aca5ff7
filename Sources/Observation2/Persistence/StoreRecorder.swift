public import Observation2
public import StateStore

/// Writes down what a store is told: its first state, then each action with its time and sender and
/// a checksum of the state after it.
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
/// ```
///
/// A jump of a `StateHistory` is no action and not in the recording: a replay goes on without it.
/// Actions that effects send are recorded like others: they are the effects' results, so a replay
/// needs no gateway. The time is that of ``clock``, which a reducer may read. What it draws at random
/// has to come from the state or with an action, as an effect's result. One JSON text per line,
/// canonical, so equal sessions give equal files; each is sealed by a checksum of all up to it.
///
/// - Complexity: encodes the action and the whole state at each action.
@MainActor
public final class StoreRecorder<State: Codable, Action: Codable> {
  private let initial: State
  private let recorded: ReductionClock
  private let write: (String) -> Void
  private let report: (any Error) -> Void
  private var seal = RecordingSeal()
  private var hasBegun = false

  /// Creates a recorder of one store.
  ///
  /// - Parameters:
  ///   - initial: The state that the store begins with.
  ///   - clock: The time that the store would have without the recorder.
  ///   - report: Gets what can't be encoded; that action is missing from the recording.
  ///   - write: Gets each line, without its end.
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

  /// The time that the store and its reducer have to be given.
  ///
  /// It is that of the clock handed over, but stands still while an action is reduced: else the time
  /// that the reducer reads would not be the one recorded.
  public var clock: any AppClock { recorded }

  /// What the store has to be given.
  public var middleware: StoreMiddleware<State, Action> {
    StoreMiddleware(
      willReduce: { self.recorded.hold() },
      didReduce: { reduction in
        self.record(reduction)
        self.recorded.release()
      }
    )
  }

  private func record(_ reduction: StoreReduction<State, Action>) {
    do {
      if !hasBegun {
        let start = RecordedStart(epoch: RecordedTime(recorded.epoch), state: initial, version: 2)
        write(seal.seal(try CanonicalJSON.readableText(of: start)))
        hasBegun = true
      }
      let line = RecordedAction(
        action: reduction.action,
        after: Checksum.text(of: try CanonicalJSON.encode(reduction.after)),
        at: RecordedTime(recorded.now),
        from: reduction.source
      )
      write(seal.seal(try CanonicalJSON.readableText(of: line)))
    } catch {
      report(error)
    }
  }
}

/// The first line of a recording.
struct RecordedStart<State: Codable>: Codable {
  let epoch: RecordedTime
  let state: State
  let version: Int
}

/// Any other line of a recording.
struct RecordedAction<Action: Codable>: Codable {
  let action: Action
  let after: String
  let at: RecordedTime
  let from: ActionSource
}
