import Foundation
import Observation2
import StateStore
import StorePersistence

/// Replays the recording in a file and writes the trace of its states on the standard output, after a
/// line that shows how this process hashes.
@MainActor
func replaySession(_ path: String) {
  do {
    say("\("the same text".hashValue)")
    let trace = try recording(path).trace { .session($0, nil) }
    say(trace.joined(separator: "\n"))
  } catch {
    giveUp("\(error)")
  }
}

/// Replays the recording in a file and says what differs from what was recorded, if anything does.
@MainActor
func checkSession(_ path: String) {
  do {
    let recording = try recording(path)
    try recording.check(
      report: { message, _, _, _, _ in giveUp(message) },
      reducer: { .session($0, nil) }
    )
    say("\(recording.count) actions give the recorded states")
  } catch {
    giveUp("\(error)")
  }
}

@MainActor
private func recording(_ path: String) throws -> StoreRecording<Session, SessionAction> {
  let data = try Data(contentsOf: URL(fileURLWithPath: path))
  return try StoreRecording(String(decoding: data, as: UTF8.self))
}
