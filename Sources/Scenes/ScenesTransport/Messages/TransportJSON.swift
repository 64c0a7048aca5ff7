public import Foundation

/// Writes and reads the bodies of requests and answers as JSON.
public enum TransportJSON {
  /// The type of such a body.
  public static let contentType = "application/json"

  /// Writes a body; the same message is always the same bytes.
  public static func data(_ message: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(message)
  }

  /// Reads a body.
  ///
  /// - Parameters:
  ///   - type: The type of the message.
  ///   - body: The body.
  ///   - headers: The header fields of the request or answer.
  /// - Returns: The message.
  /// - Throws: An error that says which field is wrong.
  public static func read<Message: Decodable>(
    _ type: Message.Type,
    _ body: Data,
    of headers: TransportHeaders
  ) throws(TransportMistake) -> Message {
    guard headers.contentType == Self.contentType else {
      throw .contentType(headers["Content-Type"])
    }
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch let error as DecodingError {
      throw reason(error)
    } catch {
      throw .notJSON("\(error)")
    }
  }

  private static func reason(_ error: DecodingError) -> TransportMistake {
    switch error {
    case .keyNotFound(let key, let context):
      .field(path(context.codingPath + [key]), "is missing.")
    case .valueNotFound(_, let context): .field(path(context.codingPath), "is null.")
    case .typeMismatch(let type, let context):
      .field(path(context.codingPath), "is no \(type).")
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      .notJSON(context.debugDescription)
    case .dataCorrupted(let context): .field(path(context.codingPath), context.debugDescription)
    @unknown default: .notJSON("\(error)")
    }
  }

  /// Such as `products[1].price`; `the body` for the whole.
  private static func path(_ keys: [any CodingKey]) -> String {
    if keys.isEmpty { return "the body" }
    return keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
