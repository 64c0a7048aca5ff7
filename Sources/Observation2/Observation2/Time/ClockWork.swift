/// A clock's record of asynchronous work that it has started; child tasks inherit it.
@MainActor
final class ClockWork {
  /// The identity of the clock that started the work: only that clock's time can resume it.
  private let clock: ClockIdentity
  let origin: SourceSpot
  let number: Int
  /// The number of waits on its clock that the work is in, including those of its child tasks.
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

/// An identity that tells a clock from all others; its work retains it for later comparisons.
final class ClockIdentity {}

/// Cancels work that a clock has started, and counts as disposed of once the work has finished.
final class WorkDisposable: EndingDisposable {
  private var task: Task<Void, Never>?
  private let ledger = Ledger.current
  private let entry: Int?

  init(at origin: SourceSpot) {
    entry = ledger?.open(.task, at: origin)
  }

  package var isDisposed: Bool { task == nil }

  /// Sets the task; to be called before the task can have run.
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
