public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// The way over the network, by the system's `URLSession`.
///
/// ```swift
/// let transport = URLSessionTransport(base: URL(string: "https://shop.example/v1")!)
/// ```
///
/// - An answer with more bytes than ``answerLimit`` is broken off and is an error, and so is one that ends
///   before the length that it has announced.
/// - A time-out counts from sending to the last byte of the answer, so that a back end that dribbles
///   can't hold a request open.
/// - A redirect is followed if the request is safe (`GET`, `HEAD`) and the new address has the same scheme,
///   host and port; otherwise the answer of status 3xx is the answer, so that no body and no header goes
///   to another host or is sent again unasked.
/// - Nothing is cached, and no cookie is kept, unless the configuration says so.
///
/// On Linux, Foundation of Swift 6.3 ends the process when a connection closes in the middle of an answer's
/// head ("Transfer completed, but there's no response"); nothing can be done about that from outside.
///
/// It may be used from any isolation domain, by any number of requests at once. Requests under way when
/// the last reference goes are finished.
public final class URLSessionTransport: HTTPTransport {
  /// The address that a request's path is appended to.
  public let base: URL
  /// The header fields of every request.
  public let headers: TransportHeaders
  /// The number of bytes that an answer's body may have.
  public let answerLimit: Int
  /// How long a whole answer may take, unless the request says otherwise.
  public let timeout: Duration

  private let session: URLSession
  private let exchanges = URLSessionExchanges()

  /// Creates a way to the back end at an address.
  ///
  /// - Parameters:
  ///   - base: The address that a request's path is appended to.
  ///   - headers: The header fields of every request.
  ///   - answerLimit: The number of bytes that an answer's body may have; 16 MiB by default.
  ///   - timeout: How long a whole answer may take; 30 seconds by default.
  ///   - configuration: The system's settings; by default nothing is stored.
  public init(
    base: URL,
    headers: TransportHeaders = TransportHeaders(),
    answerLimit: Int = 16 << 20,
    timeout: Duration = .seconds(30),
    configuration: URLSessionConfiguration = .ephemeral
  ) {
    self.base = base
    self.headers = headers
    self.answerLimit = answerLimit
    self.timeout = timeout
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  // The session owns its delegate and its threads until it is told that nothing follows.
  deinit { session.finishTasksAndInvalidate() }

  /// Sends a request over the network.
  public nonisolated(nonsending) func send(
    _ request: TransportRequest
  ) async throws(HTTPTransportError) -> TransportResponse {
    guard let url = url(of: request) else {
      let reason = HTTPTransportError.Reason.unsendable(
        "\(base.absoluteString) and \(request.path) make no address."
      )
      throw HTTPTransportError(reason, at: request.place(request.path))
    }
    let limits = URLSessionExchange.Limits(
      place: request.place(Self.withoutQuery(url)),
      size: answerLimit,
      time: request.timeout ?? timeout
    )
    let fields = headers.replacing(with: request.headers)
    if let broken = fields.all.first(where: {
      Self.hasLineBreak($0.name) || Self.hasLineBreak($0.value)
    }) {
      let reason = HTTPTransportError.Reason.unsendable(
        "The header \(broken.name) has a line break."
      )
      throw HTTPTransportError(reason, at: limits.place)
    }
    if Task.isCancelled { throw HTTPTransportError(.cancelled, at: limits.place) }
    let exchange = URLSessionExchange(
      session.dataTask(with: system(request, url, fields, limits)),
      limits
    )
    exchanges.add(exchange)
    defer { exchanges.remove(exchange) }
    return try await exchange.answer()
  }

  private func system(
    _ request: TransportRequest,
    _ url: URL,
    _ fields: TransportHeaders,
    _ limits: URLSessionExchange.Limits
  ) -> URLRequest {
    var result = URLRequest(url: url)
    result.httpMethod = request.method.rawValue
    for (name, value) in fields.all {
      result.addValue(value, forHTTPHeaderField: name)
    }
    if !request.body.isEmpty { result.httpBody = request.body }
    // The exchange keeps the time itself: the system's own limit has whole seconds on Linux, and begins
    // anew with each byte.
    result.timeoutInterval = Double(limits.time.components.seconds) + 60
    return result
  }

  private func url(of request: TransportRequest) -> URL? {
    guard var components = URLComponents(url: base, resolvingAgainstBaseURL: true) else {
      return nil
    }
    var path = components.path
    if path.hasSuffix("/") { path.removeLast() }
    components.path = path + request.path
    if !request.query.isEmpty {
      components.queryItems = request.query.map { URLQueryItem(name: $0.name, value: $0.value) }
    }
    return components.url
  }

  /// What follows a line break would be a header of its own.
  private static func hasLineBreak(_ text: String) -> Bool {
    text.utf8.contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// A query may hold what a person typed, which has no place in an error that may be logged.
  private static func withoutQuery(_ url: URL) -> String {
    String(url.absoluteString.prefix { $0 != "?" })
  }
}
