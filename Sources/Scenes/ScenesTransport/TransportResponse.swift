public import Foundation

/// A back end's answer to a request.
public struct TransportResponse: Hashable, Sendable {
  /// The status, such as 200.
  public let status: Int
  /// The header fields.
  public let headers: TransportHeaders
  /// The body; empty if there is none.
  public let body: Data

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - headers: The header fields.
  ///   - body: The body.
  public init(status: Int, headers: TransportHeaders = TransportHeaders(), body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The type of the body in lower case and without parameters, such as `application/json`; `nil` if the
  /// answer names none.
  public var contentType: String? {
    headers.contentType
  }
}
