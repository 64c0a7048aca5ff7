import ScenesTransport
import Testing

@testable import Kaimono

/// Asks a gateway, and returns what it finds wrong with the answer; any other error is an issue.
func mistake<Value>(
  _ work: () async throws -> Value
) async -> TransportMistake? {
  do {
    _ = try await work()
  } catch KaimonoConnectionError.answer(let error) {
    return error.mistake
  } catch {
    Issue.record("\(error)")
  }
  return nil
}
