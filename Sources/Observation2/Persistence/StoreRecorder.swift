public import StateStore

/// Writes down what a store is told: its first state, then each action with its time and sender and
/// a checksum of the state after it.
///
/// ```
/// {"state":{"count":0},"version":1}
/// {"action":{"increment":{}},"after":"9c6a…","at":[2,500000000000000000],"from":"outside"}
/// ```
///
/// Actions that effects send are recorded like others: they are the effects' results, so a replay
/// needs no gateway. One JSON text per line, canonical, so equal sessions give equal files.
///
/// - Complexity: encodes the action and the whole state at each action.
@MainActor
public final class StoreRecorder<State: Codable, Action: Codable> {
  private let initial: State
  private let write: (String) -> Void
  private let report: (any Error) -> Void
  private var hasBegun = false

  /// Creates a recorder of one store.
  ///
  /// - Parameters:
  ///   - initial: The state that the store begins with.
  ///   - report: Gets what can't be encoded; that action is missing from the recording.
  ///   - write: Gets each line, without its end.
  public init(
    of initial: State,
    report: @escaping (any Error) -> Void,
    write: @escaping (String) -> Void
  ) {
    self.initial = initial
    self.report = report
    self.write = write
  }

  /// What the store has to be given.
  public var middleware: StoreMiddleware<State, Action> {
    StoreMiddleware { self.record($0) }
  }

  private func record(_ reduction: StoreReduction<State, Action>) {
    do {
      if !hasBegun {
        write(try CanonicalJSON.text(of: RecordedStart(state: initial, version: 1)))
        hasBegun = true
      }
      let line = RecordedAction(
        action: reduction.action,
        after: Checksum.text(of: try CanonicalJSON.encode(reduction.after)),
        at: reduction.time,
        from: reduction.source
      )
      write(try CanonicalJSON.text(of: line))
    } catch {
      report(error)
    }
  }
}

/// The first line of a recording.
struct RecordedStart<State: Codable>: Codable {
  let state: State
  let version: Int
}

/// Any other line of a recording.
struct RecordedAction<Action: Codable>: Codable {
  let action: Action
  let after: String
  let at: Duration
  let from: ActionSource
}
