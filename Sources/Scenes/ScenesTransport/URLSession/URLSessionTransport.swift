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
/// - Nothing is cached, and no cookie is kept, unless a configuration is given and says so.
///
/// On Linux, Foundation of Swift 6.3 ends the process when a connection closes in the middle of an answer's
/// head ("Transfer completed, but there's no response"), and when an answer announces a length near 2⁶³;
/// nothing can be done about that from outside. A redirect there whose `Location` can't be read is
/// ``HTTPTransportError/Reason/malformed(_:)``.
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
  /// How long a whole answer may take, unless the request says otherwise; at most a year.
  public let timeout: Duration

  private let session: URLSession
  private let exchanges = URLSessionExchanges()

  /// Creates a way to the back end at an address.
  ///
  /// - Parameters:
  ///   - base: The address that a request's path is appended to.
  ///   - headers: The header fields of every request.
  ///   - answerLimit: The number of bytes that an answer's body may have; 16 MiB by default.
  ///   - timeout: How long a whole answer may take; 30 seconds by default, a year at most.
  ///   - configuration: The system's settings; if `nil`, nothing is stored, not even in memory, as an
  ///     `ephemeral` one does.
  public init(
    base: URL,
    headers: TransportHeaders = TransportHeaders(),
    answerLimit: Int = 16 << 20,
    timeout: Duration = .seconds(30),
    configuration: URLSessionConfiguration? = nil
  ) {
    self.base = base
    self.headers = headers
    self.answerLimit = answerLimit
    self.timeout = timeout
    session = URLSession(
      configuration: configuration ?? Self.forgetful,
      delegate: exchanges,
      delegateQueue: nil
    )
  }

  /// Settings by which nothing is stored.
  private static var forgetful: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    return configuration
  }

  /// A year: the system ends the process for a time that does not fit its own numbers, as for one long past.
  private static let longest: Duration = .seconds(31_536_000)

  // The session owns its delegate and its threads until it is told that nothing follows.
  deinit { session.finishTasksAndInvalidate() }

  /// Sends a request over the network.
  public nonisolated(nonsending) func send(
    _ request: TransportRequest
  ) async throws(HTTPTransportError) -> TransportResponse {
    if let mistake = request.mistake {
      throw HTTPTransportError(.unsendable(mistake), at: request.place(request.path))
    }
    guard let url = url(of: request) else {
      let reason = HTTPTransportError.Reason.unsendable(
        "\(Self.withoutSecrets(base.absoluteString)) and \(request.path) make no address."
      )
      throw HTTPTransportError(reason, at: request.place(request.path))
    }
    let limits = URLSessionExchange.Limits(
      place: request.place(Self.withoutSecrets(url.absoluteString)),
      size: answerLimit,
      time: min(max(request.timeout ?? timeout, .zero), Self.longest)
    )
    let fields = headers.replacing(with: request.headers)
    for (name, value) in fields.all {
      guard let mistake = Self.mistake(name, value) else { continue }
      throw HTTPTransportError(.unsendable(mistake), at: limits.place)
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
      components.queryItems =
        (components.queryItems ?? [])
        + request.query.map { URLQueryItem(name: $0.name, value: $0.value) }
      // Many back ends read a plus as a space, as in a form; encoded, it is a plus to all of them.
      components.percentEncodedQuery = components.percentEncodedQuery?
        .replacingOccurrences(of: "+", with: "%2B")
    }
    return components.url
  }

  /// What makes a header unsendable: behind a line break would be a header of its own, and the system ends
  /// text at a zero character.
  private static func mistake(_ name: String, _ value: String) -> String? {
    let isName = name.utf8.allSatisfy { $0 < 0x7F && $0 > 0x20 && !separators.contains($0) }
    if name.isEmpty || !isName { return "“\(name)” is no name of a header." }
    let isBroken = value.utf8.contains { $0 == 0x0A || $0 == 0x0D || $0 == 0 }
    return isBroken ? "The header \(name) has a line break or a zero character." : nil
  }

  /// What a name may not hold, as RFC 9110 says.
  private static let separators = Set("\"(),/:;<=>?@[\\]{}".utf8)

  /// A query may hold what a person typed, and the host follow a password: neither has a place in an error
  /// that may be logged.
  private static func withoutSecrets(_ address: String) -> String {
    let plain = address.prefix { $0 != "?" }
    guard let slashes = plain.range(of: "//") else { return String(plain) }
    let rest = plain[slashes.upperBound...]
    guard let at = rest.prefix(while: { $0 != "/" }).lastIndex(of: "@") else {
      return String(plain)
    }
    return String(plain[..<slashes.upperBound]) + rest[rest.index(after: at)...]
  }
}
