import Observation2

/// The assignments of a pulse that observers may not have received yet.
///
/// Each has a number that is unique in the program, so an assignment to a pulse that has replaced
/// another one differs from earlier ones. Those of an older state have lower numbers, and are not
/// delivered.
struct PulseNews<Value> {
  /// Newest last, all of one turn.
  private var assignments: [(number: UInt64, value: Value)] = []
  private var turn: UInt64?

  /// The number of the newest assignment.
  var newest: UInt64 { assignments.last?.number ?? 0 }

  mutating func add(_ value: Value) {
    let current = PulseTurn.current
    if current == nil || current != turn { assignments = [] }
    turn = current
    assignments.append((PulseTurn.nextNumber(), value))
  }

  /// Returns the values that have been assigned since the assignment of a number.
  func values(after number: UInt64) -> [Value] {
    assignments.filter { $0.number > number }.map(\.value)
  }
}

extension PulseNews: Sendable where Value: Sendable {}

/// The time between two moments at which stores call their observers: assignments are kept until
/// the next one.
///
/// A store with an open batch looks at its pulses after each reduction.
@MainActor
enum PulseTurn {
  private static var number: UInt64 = 0

  nonisolated private static let numbers = Guarded<UInt64>(0)

  /// Begins another turn.
  static func next() {
    number &+= 1
  }

  /// The turn under way; `nil` off the main actor, where no store reduces.
  nonisolated static var current: UInt64? {
    Domain.main.isCurrent ? MainActor.assumeIsolated { number } : nil
  }

  /// The number of the newest assignment in the program.
  nonisolated static var newestNumber: UInt64 { numbers.withLock { $0 } }

  /// Numbers an assignment, on whatever thread it is made.
  nonisolated static func nextNumber() -> UInt64 {
    numbers.withLock {
      $0 += 1
      return $0
    }
  }
}
