import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request under way and what has come back so far.
///
/// The session's thread, the waiting task, its cancellation and the timer all end it; the first one counts.
final class URLSessionExchange: Sendable {
  /// What bounds an exchange, and its name in errors.
  struct Limits: Sendable {
    let place: String
    /// The bytes that the body may have.
    let size: Int
    let time: Duration
  }

  private typealias Outcome = Result<TransportResponse, HTTPTransportError>

  private struct State: Sendable {
    var response: HTTPURLResponse?
    var body = Data()
    var outcome: Outcome?
    var waiting: CheckedContinuation<Outcome, Never>?
    var timer: Task<Void, Never>?
  }

  let task: URLSessionDataTask
  private let limits: Limits
  private let state = Locked(State())

  init(_ task: URLSessionDataTask, _ limits: Limits) {
    self.task = task
    self.limits = limits
  }

  /// Sends the request and waits for its end.
  nonisolated(nonsending) func answer() async throws(HTTPTransportError) -> TransportResponse {
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let early = state.change { state -> Outcome? in
          if state.outcome == nil { state.waiting = continuation }
          return state.outcome
        }
        if let early { return continuation.resume(returning: early) }
        startTimer()
        task.resume()
      }
    } onCancel: {
      breakOff(.cancelled)
    }
    return try outcome.get()
  }

  private func startTimer() {
    let timer = Task.detached { [weak self, limits] in
      try? await Task.sleep(for: limits.time)
      if !Task.isCancelled { self?.breakOff(.timedOut(after: limits.time)) }
    }
    let isOver = state.change { state in
      state.timer = timer
      return state.outcome != nil
    }
    if isOver { timer.cancel() }
  }

  // MARK: - Called by the session

  /// Notes the answer's head; returns whether its body should be read.
  func begin(_ response: URLResponse) -> Bool {
    state.change { $0.response = response as? HTTPURLResponse }
    guard !hasBody(response) || response.expectedContentLength <= Int64(limits.size) else {
      breakOff(.oversized(limit: limits.size))
      return false
    }
    return true
  }

  func add(_ data: Data) {
    let isTooLong = state.change { state in
      if state.outcome == nil { state.body.append(data) }
      return state.body.count > limits.size
    }
    if isTooLong { breakOff(.oversized(limit: limits.size)) }
  }

  /// Notes that the session is done with the request.
  func complete(_ error: (any Error)?) {
    let (response, body) = state.change { ($0.response, $0.body) }
    if let error { return end(.failure(failure(error, response, received: body.count))) }
    guard let response else {
      let reason = HTTPTransportError.Reason.malformed("The answer has no head.")
      return end(.failure(HTTPTransportError(reason, at: limits.place)))
    }
    if let expected = announced(response), body.count < expected {
      let reason = HTTPTransportError.Reason.truncated(received: body.count, expected: expected)
      return end(.failure(HTTPTransportError(reason, at: limits.place)))
    }
    end(
      .success(
        TransportResponse(status: response.statusCode, headers: headers(response), body: body)
      )
    )
  }

  /// The new address may be followed if nothing is sent to another place than the one asked for.
  func mayFollow(_ next: URLRequest) -> Bool {
    guard let asked = task.originalRequest, let from = asked.url, let to = next.url else {
      return false
    }
    let isSafe = TransportMethod(rawValue: asked.httpMethod ?? "")?.isSafe ?? false
    return isSafe && Self.origin(of: from) == Self.origin(of: to)
  }

  /// The scheme, host and port, as they compare: letter case means nothing, and a port may be left out.
  private static func origin(of url: URL) -> [String?] {
    let scheme = url.scheme?.lowercased()
    let usual = ["http": 80, "https": 443]
    let port = url.port ?? scheme.flatMap { usual[$0] }
    return [scheme, url.host?.lowercased(), port.map { "\($0)" }]
  }

  // MARK: - Ends

  private func breakOff(_ reason: HTTPTransportError.Reason) {
    end(.failure(HTTPTransportError(reason, at: limits.place)))
    task.cancel()
  }

  private func end(_ outcome: Outcome) {
    let (waiting, timer) = state.change {
      state -> (CheckedContinuation<Outcome, Never>?, Task<Void, Never>?) in
      guard state.outcome == nil else { return (nil, nil) }
      state.outcome = outcome
      state.body = Data()
      defer { state.waiting = nil }
      return (state.waiting, state.timer)
    }
    timer?.cancel()
    waiting?.resume(returning: outcome)
  }

  // MARK: - Reading the system's types

  /// Whether a body follows the head: none does after `HEAD` and with some statuses, whatever length is
  /// announced.
  private func hasBody(_ response: URLResponse) -> Bool {
    let status = (response as? HTTPURLResponse)?.statusCode
    return task.originalRequest?.httpMethod != TransportMethod.head.rawValue
      && status != 204 && status != 304
  }

  /// The length of the body that the answer has announced, if bytes can be compared with it: the system
  /// decodes a body that is encoded, and a body in chunks ends with its last one, whatever is announced.
  private func announced(_ response: HTTPURLResponse) -> Int? {
    guard hasBody(response), response.value(forHTTPHeaderField: "Content-Encoding") == nil,
      response.value(forHTTPHeaderField: "Transfer-Encoding") == nil
    else { return nil }
    return response.value(forHTTPHeaderField: "Content-Length").flatMap { Int($0) }
  }

  private func headers(_ response: HTTPURLResponse) -> TransportHeaders {
    var result = TransportHeaders()
    // The system's dictionary has no order of its own.
    let fields = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
    for (name, value) in fields.sorted(by: { $0.0 < $1.0 }) { result.add(name, value) }
    return result
  }

  private func failure(
    _ error: any Error,
    _ response: HTTPURLResponse?,
    received: Int
  ) -> HTTPTransportError {
    let words = error.localizedDescription
    let reason: HTTPTransportError.Reason
    switch (error as? URLError)?.code {
    case .cancelled: reason = .cancelled
    case .timedOut: reason = .timedOut(after: limits.time)
    case .notConnectedToInternet, .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed,
      .dataNotAllowed, .internationalRoamingOff:
      reason = .offline
    // On Linux a bad response is none at all, and what is no HTTP is an unsupported address.
    case .networkConnectionLost, .badServerResponse:
      reason = .truncated(received: received, expected: response.flatMap(announced))
    case .unsupportedURL, .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData:
      reason = .malformed(words)
    case .unknown where response != nil:
      reason = .truncated(received: received, expected: response.flatMap(announced))
    default: reason = .other(words)
    }
    return HTTPTransportError(reason, at: limits.place)
  }
}
