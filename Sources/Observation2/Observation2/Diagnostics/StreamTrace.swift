import Synchronization

/// Why a value arrived: the chain of named operators that it came through.
///
/// Recording is off unless asked for, and only operators with a name (``EventStream/named(_:)``)
/// take part. While nothing in the process records, a name looks for no recorder and describes no
/// value.
///
/// ```swift
/// let total = cart.map(\.total).named("cart.total")
/// StreamTrace.record {
///   total.subscribe { print($0, StreamTrace.causes) }.disposed(by: bag)
///   cart.accept(full)      // 1056 [cart.total = 1056]
/// }
/// ```
public enum StreamTrace {
  /// One step on a value's way.
  public struct Cause: Hashable, Sendable, CustomStringConvertible {
    /// The operator's name.
    public let name: String
    /// The value that passed it.
    public let value: String

    /// `name = value`.
    public var description: String { "\(name) = \(value)" }
  }

  /// The causes that are at work now, and those of joins that wait for the end of a wave.
  final class Recorder: Sendable {
    private struct State {
      var stack: [Cause] = []
      var waiting: [ObjectIdentifier: Waiting] = [:]
    }

    /// What a join that waits has been reached by.
    private struct Waiting {
      var causes: [Cause] = []
      var known: Set<Cause> = []
    }

    private let state = Guarded(State())

    init() {
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) { Population.add(1) }
    }

    deinit {
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) { Population.add(-1) }
    }

    var causes: [Cause] { state.withLock { $0.stack } }

    func push(_ cause: Cause) {
      state.withLock { $0.stack.append(cause) }
    }

    func pop() {
      state.withLock { _ = $0.stack.popLast() }
    }

    /// Remembers why a join will emit later.
    func keep(for join: ObjectIdentifier) {
      state.withLock { state in
        var waiting = state.waiting.removeValue(forKey: join) ?? Waiting()
        for cause in state.stack where waiting.known.insert(cause).inserted {
          waiting.causes.append(cause)
        }
        state.waiting[join] = waiting
      }
    }

    /// Takes out why a join emits now, and makes that the causes until the returned ones are put
    /// back.
    func resume(_ join: ObjectIdentifier) -> [Cause] {
      state.withLock { state in
        let before = state.stack
        if let waiting = state.waiting.removeValue(forKey: join) { state.stack = waiting.causes }
        return before
      }
    }

    func restore(_ causes: [Cause]) {
      state.withLock { $0.stack = causes }
    }
  }

  /// How many recorders are alive in the process.
  ///
  /// One number that all operators can read at no cost, whereas a task's values have to be
  /// searched.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  enum Population {
    private static let number = Atomic(0)

    // Relaxed suffices: who finds a recorder in its task was started after it was counted.
    static var isNone: Bool { number.load(ordering: .relaxed) == 0 }

    fileprivate static func add(_ more: Int) { number.add(more, ordering: .relaxed) }
  }

  @TaskLocal private static var taskRecorder: Recorder?

  /// Who records what goes on in this task, if anybody does.
  static var recorder: Recorder? {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *), Population.isNone {
      return nil
    }
    return taskRecorder
  }

  /// Runs `body` while recording what values come through.
  public static func record<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $taskRecorder.withValue(Recorder(), operation: body)
  }

  /// In an observer that is being called: the named operators that the value came through, the
  /// first cause first.
  ///
  /// Empty while nothing is recorded.
  public static var causes: [Cause] { recorder?.causes ?? [] }
}
