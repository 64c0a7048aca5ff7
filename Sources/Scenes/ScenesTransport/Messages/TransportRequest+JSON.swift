extension TransportRequest {
  /// Creates a request with a message as its body.
  ///
  /// - Throws: An error with the encoder's words, if the message can't be encoded.
  public init(
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
  /// - Throws: The mistake, with the field's path.
  public func read<Message: Decodable>(
    _ type: Message.Type
  ) throws(TransportMistake) -> Message {
    try TransportJSON.read(type, body, of: headers)
  }
}
