import Observation2
import StateStore

@testable import StorePersistence

/// The actions of a fuzzed recording.
private enum FuzzedAction: Codable, Equatable {
  case set(FuzzedValue)
  case add(Int)
  case read
}

/// Checks that a recording is read or refused with its line, and that two replays agree.
///
/// The lines of an input that begins with `!` get valid checksums first, since mutation can't find
/// them.
@MainActor
func readRecording(_ bytes: [UInt8]) {
  var text = String(decoding: bytes, as: UTF8.self)
  if text.hasPrefix("!") {
    var seal = RecordingSeal()
    let lines = text.dropFirst().split(separator: "\n", omittingEmptySubsequences: false)
    text = lines.map { seal.seal(String($0)) }.joined(separator: "\n") + "\n"
  }
  let recording: StoreRecording<FuzzedValue, FuzzedAction>
  do {
    recording = try StoreRecording(text)
  } catch {
    expect(error.line >= 1 && !error.reason.isEmpty, "no such line")
    return
  }
  guard let trace = try? recording.trace(reducer) else { return }
  expect(trace.count == recording.count, "\(trace.count) states of \(recording.count) actions")
  let again = try? recording.trace(reducer)
  expect(again == trace, "replayed twice, it is not the same")
  var messages: [String] = []
  try? recording.check(
    report: { message, _, _, _, _ in messages.append(message) },
    reducer: reducer
  )
  expect(messages.allSatisfy { !$0.isEmpty }, "an empty message")
}

@MainActor
private func reducer(_ clock: VirtualTime) -> Reducer<FuzzedValue, FuzzedAction> {
  Reducer { value, action in
    switch action {
    case .set(let other): value = other
    case .add(let number): value.number &+= number
    case .read: value.wait = clock.timeSince1970
    }
    return .none
  }
}
