import Foundation

extension TransportResponse {
  /// Reads the body as JSON.
  ///
  /// - Parameters:
  ///   - type: The type of the message.
  ///   - statuses: The statuses with which it comes.
  /// - Returns: The message.
  /// - Throws: The mistake, such as another status.
  public func read<Message: Decodable>(
    _ type: Message.Type,
    of statuses: Set<Int> = [200]
  ) throws(TransportMistake) -> Message {
    guard statuses.contains(status) else { throw .status(status) }
    return try TransportJSON.read(type, body, of: headers)
  }

  /// Reads the body as JSON if what was asked for is there; `nil` with the status 404.
  public func readIfFound<Message: Decodable>(
    _ type: Message.Type
  ) throws(TransportMistake) -> Message? {
    status == 404 ? nil : try read(type)
  }

  /// Creates the answer of a back end to a request.
  ///
  /// A message to a `GET` has a tag, and the status is 304 if the request names that tag. Without a message the status
  /// is 404. After a ``TransportMistake`` it is 400, with the mistake in the body, and after any other error 500.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - message: Returns the status and the message.
  public init(
    to request: TransportRequest,
    _ message: () throws -> (status: Int, message: any Encodable)?
  ) {
    do {
      guard let (status, message) = try message() else {
        self.init(status: 404)
        return
      }
      let headers: TransportHeaders = ["Content-Type": TransportJSON.contentType]
      let body = try TransportJSON.data(message)
      self = TransportResponse(status: status, headers: headers, body: body).tagged(for: request)
    } catch let mistake as TransportMistake {
      self.init(status: 400, words: TransportMessageError(request.name, mistake))
    } catch {
      self.init(status: 500, words: error)
    }
  }

  private init(status: Int, words: any Error) {
    let headers: TransportHeaders = ["Content-Type": "text/plain; charset=utf-8"]
    self.init(status: status, headers: headers, body: Data("\(words)".utf8))
  }
}
