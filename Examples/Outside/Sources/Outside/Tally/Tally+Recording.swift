import Foundation
import Observation2
import ScenesHeadless
import StateStore
import StorePersistence

extension Tally {
  /// One line of a replay's trace.
  private struct Line: Decodable {
    let state: Tally
  }

  /// The tally with which a recorded session has ended.
  ///
  /// - Throws: What is wrong with the recording.
  @MainActor
  init(atEndOf text: String) throws(HeadlessAppError) {
    do {
      let recording = try StoreRecording<Tally, TallyAction>(text)
      let last = try recording.trace { _ in .tally }.last
      self =
        try last.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)).state }
        ?? recording.initial
    } catch {
      throw HeadlessAppError("The recording can't be replayed: \(error)")
    }
  }
}
