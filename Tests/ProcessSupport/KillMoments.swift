import Foundation

/// The kills of a test that kills a process again and again: 25 in the everyday run, another number
/// of them with `STORE_KILLS`, as many as fit into `STORE_KILL_SECONDS`, where `STORE` is the test's
/// own name.
///
/// ```swift
/// for _ in KillMoments("STORE") { … }
/// ```
public struct KillMoments: Sequence, IteratorProtocol {
  private let limit: Int
  private let end: ContinuousClock.Instant?
  private var count = 0

  /// Begins now.
  public init(_ name: String) {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["\(name)_KILL_SECONDS"].flatMap { Double($0) }
    end = seconds.map { ContinuousClock.now + .seconds($0) }
    limit = environment["\(name)_KILLS"].flatMap { Int($0) } ?? (seconds == nil ? 25 : .max)
  }

  /// Says whether to kill once more: the number of the kill, from 1.
  ///
  /// At the end of a run that the environment asked for, says how many there were.
  public mutating func next() -> Int? {
    if count < limit, end.map({ ContinuousClock.now < $0 }) ?? true {
      count += 1
      return count
    }
    if end != nil || limit != 25 { print("killed at \(count) moments") }
    return nil
  }
}
