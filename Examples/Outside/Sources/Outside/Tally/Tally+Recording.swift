import Observation2
import ScenesHeadless
import StateStore
import StorePersistence

extension Tally {
  /// The tally with which a recorded session has ended.
  ///
  /// - Throws: What is wrong with the recording.
  @MainActor
  init(atEndOf text: String) throws(HeadlessAppError) {
    do {
      self = try StoreRecording<Tally, TallyAction>(text).end { _ in .tally }
    } catch {
      throw HeadlessAppError("The recording can't be replayed: \(error)")
    }
  }
}
