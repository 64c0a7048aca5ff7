import ScenesTransport

/// A way on which requests arrive at once, and the answers to some are held until they are let go, also for who has
/// cancelled.
@MainActor
final class HeldTransport: HTTPTransport {
  /// The names of the requests whose answers are held.
  var holds: Set<String> = []
  private let way: any HTTPTransport
  private var held: [CheckedContinuation<Void, Never>] = []

  init(over way: any HTTPTransport) {
    self.way = way
  }

  @MainActor func send(
    _ request: TransportRequest
  ) async throws(HTTPTransportError) -> TransportResponse {
    let answer = try await way.send(request)
    if holds.contains(request.name) { await withCheckedContinuation { held.append($0) } }
    return answer
  }

  /// Lets the answers go that have been held the longest.
  func letGo(_ count: Int) {
    for answer in held.prefix(count) { answer.resume() }
    held.removeFirst(min(count, held.count))
  }
}
