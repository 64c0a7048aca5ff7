import Observation2

/// The assignments of a pulse that observers may not have received yet.
///
/// Each has a number that is unique in the program, so an assignment to a pulse that has replaced
/// another one is told from earlier ones. Those of an older state have lower numbers, and are not
/// delivered.
struct PulseNews<Value>: Equatable {
  /// Newest last, all of one turn.
  private var assignments: [(number: UInt64, value: Value)] = []
  private var turn: UInt64?

  private var newest: UInt64 { assignments.last?.number ?? 0 }

  mutating func add(_ value: Value) {
    let current = PulseTurn.current
    if current == nil || current != turn { assignments = [] }
    turn = current
    assignments.append((PulseTurn.nextNumber(), value))
  }

  /// Returns the values that have been assigned since.
  func values(after before: PulseNews) -> [Value] {
    assignments.filter { $0.number > before.newest }.map(\.value)
  }

  static func == (left: PulseNews, right: PulseNews) -> Bool { left.newest == right.newest }
}

extension PulseNews: Sendable where Value: Sendable {}

/// The time between two moments at which stores call their observers: assignments are kept until
/// the next one.
@MainActor
enum PulseTurn {
  private static var number: UInt64 = 0
  /// The number of stores with an open batch, whose observers are called at its end.
  static var openBatches = 0

  nonisolated private static let numbers = Guarded<UInt64>(0)

  /// Begins another turn, unless a batch waits for the end of this one.
  static func next() {
    if openBatches == 0 { number &+= 1 }
  }

  /// The turn under way; `nil` off the main actor, where no store reduces.
  nonisolated static var current: UInt64? {
    Domain.main.isCurrent ? MainActor.assumeIsolated { number } : nil
  }

  /// Numbers an assignment, on whatever thread it is made.
  nonisolated static func nextNumber() -> UInt64 {
    numbers.withLock {
      $0 += 1
      return $0
    }
  }
}
