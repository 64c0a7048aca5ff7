import Foundation

/// The kills of a test that kills a process again and again: 25 by default, another number with
/// `STORE_KILLS`, or as many as fit into `STORE_KILL_SECONDS`, where `STORE` is the name of the
/// test.
///
/// ```swift
/// for _ in KillMoments("STORE") { … }
/// ```
public struct KillMoments: Sequence, IteratorProtocol {
  private let limit: Int
  private let end: ContinuousClock.Instant?
  private var count = 0

  /// Starts the clock.
  public init(_ name: String) {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["\(name)_KILL_SECONDS"].flatMap { Double($0) }
    end = seconds.map { ContinuousClock.now + .seconds($0) }
    limit = environment["\(name)_KILLS"].flatMap { Int($0) } ?? (seconds == nil ? 25 : .max)
  }

  /// Returns the number of the next kill, from 1; `nil` at the end.
  ///
  /// At the end of a run that the environment has configured, prints the number of kills.
  public mutating func next() -> Int? {
    if count < limit, end.map({ ContinuousClock.now < $0 }) ?? true {
      count += 1
      return count
    }
    if end != nil || limit != 25 { print("killed at \(count) moments") }
    return nil
  }
}
