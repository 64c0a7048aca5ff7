import Observation2
import ScenesHeadless
import StateStore
import StorePersistence

extension Tally {
  /// The tally with which a recorded session has ended.
  ///
  /// - Throws: An error that says what is wrong with the recording.
  @MainActor
  init(atEndOf text: String) throws(SimulatedAppError) {
    do {
      self = try StoreRecording<Tally, TallyAction>(text).end { _ in .tally }
    } catch {
      throw SimulatedAppError("The recording can't be replayed: \(error)")
    }
  }
}
