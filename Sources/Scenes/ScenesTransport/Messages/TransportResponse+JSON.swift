import Foundation

extension TransportResponse {
  /// Reads the body as JSON.
  ///
  /// - Parameters:
  ///   - type: The type of the message.
  ///   - statuses: The statuses with which it comes.
  /// - Returns: The message.
  /// - Throws: What is wrong, such as another status.
  package func read<Message: Decodable>(
    _ type: Message.Type,
    of statuses: Set<Int> = [200]
  ) throws(TransportMistake) -> Message {
    guard statuses.contains(status) else { throw .status(status) }
    return try TransportJSON.read(type, body, of: headers)
  }

  /// Reads the body as JSON if what was asked for is there; `nil` with the status 404.
  package func readIfFound<Message: Decodable>(
    _ type: Message.Type
  ) throws(TransportMistake) -> Message? {
    status == 404 ? nil : try read(type)
  }

  /// The answer of a back end to a request: a message, with a tag if it was only asked for; 304 if the request has
  /// that tag, 404 if there is no message, 400 with what is wrong with the request, or 500 with any other error.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - message: Returns the status and the message.
  package init(
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
