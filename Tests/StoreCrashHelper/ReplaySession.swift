import Foundation
import Observation2
import StateStore
import StorePersistence

/// Replays the recording in a file and writes the trace of its states on the standard output, after a
/// line that shows how this process hashes.
@MainActor
func replaySession(_ path: String) {
  do {
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    let time = VirtualTime()
    say("\("the same text".hashValue)")
    let trace = try StoreRecording<Session, SessionAction>(text)
      .trace(.session(time, nil), clock: time)
    say(trace.joined(separator: "\n"))
  } catch {
    giveUp("\(error)")
  }
}

/// Replays the recording in a file and says what differs from what was recorded, if anything does.
@MainActor
func checkSession(_ path: String) {
  do {
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    let time = VirtualTime()
    let recording = try StoreRecording<Session, SessionAction>(text)
    try recording.check(
      .session(time, nil),
      clock: time,
      report: { message, _, _, _, _ in giveUp(message) }
    )
    say("\(recording.count) actions give the recorded states")
  } catch {
    giveUp("\(error)")
  }
}
