import Foundation
import Observation2
import StateStore
import StorePersistence

/// Replays the recording in a file and prints the trace of its states, after a line that shows this
/// process's hash seed.
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

/// Replays the recording in a file and prints the differences from it, if there are any.
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
