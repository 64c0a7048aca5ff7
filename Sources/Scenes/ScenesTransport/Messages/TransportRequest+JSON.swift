extension TransportRequest {
  /// Creates a request with a message as its body.
  ///
  /// - Throws: What is wrong with the message.
  package init(
    _ name: String,
    _ method: TransportMethod,
    _ path: String,
    json message: some Encodable
  ) throws(TransportMessageError) {
    do {
      let headers: TransportHeaders = ["Content-Type": TransportJSON.contentType]
      self.init(name, method, path, headers: headers, body: try TransportJSON.data(message))
    } catch {
      throw TransportMessageError(name, .notJSON("\(error)"))
    }
  }

  /// Reads the body as JSON.
  ///
  /// - Throws: What is wrong with it.
  package func read<Message: Decodable>(
    _ type: Message.Type
  ) throws(TransportMistake) -> Message {
    try TransportJSON.read(type, body, of: headers)
  }
}
