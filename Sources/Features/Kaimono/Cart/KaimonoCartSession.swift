import Observation2
import StateStore
import StorePersistence

/// The cart's stores in one run of the app: where the first of them begins, and what the newest one has recorded.
@MainActor
package final class KaimonoCartSession {
  private typealias Recorder = StoreRecorder<KaimonoCartState, KaimonoCartAction>

  /// Where a recorded session has ended, until a store has begun there.
  private var beginning: KaimonoCartState?
  private let isRecorded: Bool
  package let report: (any Error) -> Void
  /// The recording by the store of the cart that was opened last; `nil` if it has recorded nothing.
  package private(set) var recording: String?

  /// - Parameters:
  ///   - beginning: Where a recorded session has ended, if the first cart begins there.
  ///   - isRecorded: A Boolean value that indicates whether the stores record, which encodes each action.
  ///   - report: Receives what could not be recorded.
  package init(
    beginning: KaimonoCartState? = nil,
    isRecorded: Bool = false,
    report: @escaping (any Error) -> Void = { _ in }
  ) {
    (self.beginning, self.isRecorded, self.report) = (beginning, isRecorded, report)
  }

  /// Creates the store of a cart that is opened.
  func store(
    _ reducer: Reducer<KaimonoCartState, KaimonoCartAction>,
    clock: any AppClock
  ) -> Store<KaimonoCartState, KaimonoCartAction> {
    let initial = beginning ?? KaimonoCartState()
    beginning = nil
    guard isRecorded else { return Store(initial: initial, reducer: reducer, clock: clock) }
    recording = nil
    let recorder = Recorder(of: initial, clock: clock, report: report) { [weak self] line in
      self?.recording = (self?.recording ?? "") + line + "\n"
    }
    return Store(
      initial: initial,
      reducer: reducer,
      clock: recorder.clock,
      middleware: [recorder.middleware]
    )
  }
}
