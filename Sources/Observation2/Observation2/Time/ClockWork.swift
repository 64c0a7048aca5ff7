/// Asynchronous work that a clock has started, as those see it who do it: child tasks inherit it.
@MainActor
final class ClockWork {
  /// That of the clock that started it: another one's time does not bring it on.
  private let clock: ClockIdentity
  let origin: SourceSpot
  let number: Int
  /// How many waits on its clock it is in, its child tasks' included.
  var parked = 0

  /// The work that the current task belongs to.
  @TaskLocal static var current: ClockWork?

  init(of clock: ClockIdentity, number: Int = 0, at origin: SourceSpot) {
    self.clock = clock
    self.number = number
    self.origin = origin
  }

  /// The current work, if this clock has started it.
  static func current(of clock: ClockIdentity) -> ClockWork? {
    current.flatMap { $0.clock === clock ? $0 : nil }
  }
}

/// What tells a clock from all others, kept by its work for as long as that is compared.
final class ClockIdentity {}

/// Cancels work that a clock has started, and counts as disposed of once it has finished.
final class WorkDisposable: EndingDisposable {
  private var task: Task<Void, Never>?
  private let ledger = Ledger.current
  private let entry: Int?

  init(at origin: SourceSpot) {
    entry = ledger?.open(.task, at: origin)
  }

  package var isDisposed: Bool { task == nil }

  /// To be called with the task, before that can have run.
  func cancels(_ task: Task<Void, Never>) {
    self.task = task
  }

  /// To be called when the work has finished.
  func end() {
    task = nil
    if let ledger, let entry { ledger.close(entry) }
  }

  package func silence() {}

  func dispose() {
    let ended = task
    task = nil
    ended?.cancel()
  }
}

@available(*, unavailable)
extension WorkDisposable: Sendable {}
