public import Foundation

/// A request to a back end.
///
/// It names no host: the transport knows where the back end is.
public struct TransportRequest: Hashable, Sendable {
  /// A name and a value of the query.
  public struct QueryItem: Hashable, Sendable {
    /// The name, as it is meant and not encoded.
    public let name: String
    /// The value, as it is meant and not encoded.
    public let value: String

    /// Creates an item.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// What the request is called in logs and by faults that wait for it, such as `cart.load`.
  public let name: String
  /// The method.
  public let method: TransportMethod
  /// The path below the back end's address, from its first slash on, as it is meant and not encoded.
  ///
  /// With a part that is `.` or `..` the request is not sent.
  public let path: String
  /// The query; none if empty.
  public var query: [QueryItem]
  /// The header fields; those of a transport's own are sent too, unless one here has the same name.
  public var headers: TransportHeaders
  /// The body; none if empty.
  ///
  /// A safe request with one is not sent.
  public var body: Data
  /// How long the whole answer may take; as long as the transport says if `nil`.
  public var timeout: Duration?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - name: What it is called in logs and by faults.
  ///   - method: The method.
  ///   - path: The path below the back end's address.
  ///   - query: The query.
  ///   - headers: The header fields.
  ///   - body: The body.
  ///   - timeout: How long the whole answer may take; as long as the transport says if `nil`.
  /// - Precondition: The path begins with a slash.
  public init(
    _ name: String,
    _ method: TransportMethod,
    _ path: String,
    query: [QueryItem] = [],
    headers: TransportHeaders = TransportHeaders(),
    body: Data = Data(),
    timeout: Duration? = nil
  ) {
    precondition(
      path.hasPrefix("/"),
      "The path “\(path)” of the request \(name) needs a slash in front."
    )
    self.name = name
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.timeout = timeout
  }

  /// What an error says about where it happened: the request, and the way that it took.
  package func place(_ way: String) -> String { "\(name) (\(method.rawValue) \(way))" }
}
