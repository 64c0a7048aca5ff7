import Observation2

/// The assignments of a pulse that observers may not have been told of yet.
///
/// Each has a number of its own in the whole program, so one to a pulse that has taken another's
/// place is told from those before it. An older state's have lower numbers, and are no news.
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

  /// What has been assigned since.
  func values(after before: PulseNews) -> [Value] {
    assignments.filter { $0.number > before.newest }.map(\.value)
  }

  static func == (left: PulseNews, right: PulseNews) -> Bool { left.newest == right.newest }
}

extension PulseNews: Sendable where Value: Sendable {}

/// The time between two moments at which stores tell their observers: what is assigned in it is kept
/// until the next one.
@MainActor
enum PulseTurn {
  private static var number: UInt64 = 0
  /// How many stores have a batch open, whose observers are told at its end.
  static var openBatches = 0

  nonisolated private static let numbers = Guarded<UInt64>(0)

  /// Begins another, unless someone waits for the end of this one.
  static func next() {
    if openBatches == 0 { number &+= 1 }
  }

  /// The one under way; nothing elsewhere than on the main actor, where no store reduces.
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
