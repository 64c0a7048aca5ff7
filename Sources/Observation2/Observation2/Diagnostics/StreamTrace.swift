import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Tells why a value arrived: through which named operators it came.
///
/// Recording is off by default, and only operators with a name (``EventStream/named(_:)``) take part.
/// While nothing in the process records, a named node neither searches for a recorder nor
/// describes a value.
///
/// ```swift
/// let total = cart.map(\.total).named("cart.total")
/// StreamTrace.record {
///   total.subscribe { print($0, StreamTrace.causes) }.disposed(by: bag)
///   cart.accept(full)      // 1056 [cart.total = 1056]
/// }
/// ```
public enum StreamTrace {
  /// One named node that a value has passed.
  public struct Cause: Hashable, Sendable, CustomStringConvertible {
    /// The operator's name.
    public let name: String
    /// The value that passed it.
    public let value: String

    /// `name = value`.
    public var description: String { "\(name) = \(value)" }
  }

  /// The causes of the deliveries under way, and those of joins that wait for the end of a wave.
  ///
  /// A delivery is one call, so it stays on its thread; other domains deliver at the same time.
  final class Recorder: Sendable {
    private struct State {
      var stacks: [UInt: [Cause]] = [:]
      var waiting: [ObjectIdentifier: Waiting] = [:]
    }

    /// The causes that have reached a waiting join.
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

    private var thread: UInt {
      #if canImport(Darwin) || canImport(Musl)
      UInt(bitPattern: pthread_self())
      #else
      pthread_self()
      #endif
    }

    var causes: [Cause] { state.withLock { [thread] in $0.stacks[thread] ?? [] } }

    func push(_ cause: Cause) {
      state.withLock { [thread] in $0.stacks[thread, default: []].append(cause) }
    }

    func pop() {
      state.withLock { [thread] state in
        _ = state.stacks[thread]?.popLast()
        if state.stacks[thread]?.isEmpty == true { state.stacks[thread] = nil }
      }
    }

    /// Stores the causes of a join's later emission.
    func keep(for join: ObjectIdentifier) {
      state.withLock { [thread] state in
        var waiting = state.waiting.removeValue(forKey: join) ?? Waiting()
        for cause in state.stacks[thread] ?? [] where waiting.known.insert(cause).inserted {
          waiting.causes.append(cause)
        }
        state.waiting[join] = waiting
      }
    }

    /// Replaces the current causes by those of a join that emits now; returns the former ones, for
    /// ``restore(_:)``.
    func resume(_ join: ObjectIdentifier) -> [Cause] {
      state.withLock { [thread] state in
        let before = state.stacks[thread] ?? []
        if let waiting = state.waiting.removeValue(forKey: join) {
          state.stacks[thread] = waiting.causes
        }
        return before
      }
    }

    func restore(_ causes: [Cause]) {
      state.withLock { [thread] in $0.stacks[thread] = causes.isEmpty ? nil : causes }
    }
  }

  /// The number of live recorders in the process.
  ///
  /// One number that all operators can read at almost no cost, whereas task-local values have to be
  /// searched.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  enum Population {
    private static let number = Atomic(0)

    // Relaxed suffices: a task that finds a recorder was started after the recorder was counted.
    static var isNone: Bool { number.load(ordering: .relaxed) == 0 }

    fileprivate static func add(_ more: Int) { number.add(more, ordering: .relaxed) }
  }

  @TaskLocal private static var taskRecorder: Recorder?

  /// The recorder of this task, if there is one.
  static var recorder: Recorder? {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *), Population.isNone {
      return nil
    }
    return taskRecorder
  }

  /// Runs `body` while recording the causes of values.
  public static func record<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $taskRecorder.withValue(Recorder(), operation: body)
  }

  /// Runs asynchronous work while recording the causes of values, also in the timers that virtual time runs
  /// meanwhile and in the tasks that the work starts.
  ///
  /// ```swift
  /// await StreamTrace.record {
  ///   stage.tap("order-button")
  ///   await stage.advance(by: .seconds(2))
  /// }
  /// ```
  ///
  /// A task that was started before goes on without being recorded, and so does what no task of the work
  /// started: a dispatch queue, a thread, a detached task.
  ///
  /// - Parameters:
  ///   - isolation: The domain of the work; by default the caller's.
  ///   - body: The work.
  /// - Returns: What `body` returns.
  public static func record<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $taskRecorder.withValue(Recorder(), operation: body, isolation: isolation)
  }

  /// In an observer that is being called: the named operators that the value came through, the
  /// first cause first.
  ///
  /// The causes are those of one delivery. They begin anew behind a timer, asynchronous work and a way
  /// between two domains, such as a ``StreamInlet``. Empty while nothing is recorded.
  public static var causes: [Cause] { recorder?.causes ?? [] }
}
