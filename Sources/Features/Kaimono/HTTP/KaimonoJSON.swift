import Foundation
import ScenesTransport

/// Writes and reads the bodies of requests and answers.
enum KaimonoJSON {
  static let contentType = TransportJSON.contentType

  static func data(_ message: some Encodable) throws -> Data { try TransportJSON.data(message) }

  /// Reads a body.
  ///
  /// - Parameters:
  ///   - type: The type of the message.
  ///   - body: The body.
  ///   - headers: What the sender says of the body.
  ///   - request: The request's name, for errors.
  /// - Returns: The message.
  /// - Throws: An error that says which field is wrong.
  static func read<Message: Decodable>(
    _ type: Message.Type,
    _ body: Data,
    of headers: TransportHeaders,
    in request: String
  ) throws(KaimonoAnswerError) -> Message {
    do throws(TransportJSONError) {
      return try TransportJSON.read(type, body, of: headers)
    } catch {
      throw KaimonoAnswerError(request: request, reason: reason(error))
    }
  }

  private static func reason(_ error: TransportJSONError) -> KaimonoAnswerError.Reason {
    switch error {
    case .contentType(let type): .contentType(type)
    case .notJSON(let words): .notJSON(words)
    case .field(let path, let words): .field(path, words)
    }
  }
}

/// Checks the values of a message that its types allow and the app does not.
struct KaimonoFields {
  /// The request's name.
  let request: String

  /// Amounts and quantities stay below this, so that no sum of them overflows.
  static let most = 1_000_000

  func wrong(_ path: String, _ words: String) -> KaimonoAnswerError {
    KaimonoAnswerError(request: request, reason: .field(path, words))
  }

  func check(_ value: Int, from least: Int, at path: String) throws(KaimonoAnswerError) -> Int {
    guard least...Self.most ~= value else {
      throw wrong(path, "is \(value), not \(least) to \(Self.most).")
    }
    return value
  }

  /// Checks that what a list has can be told apart, and is not without end.
  ///
  /// - Parameters:
  ///   - ids: What tells each from the others.
  ///   - list: The list's path.
  ///   - field: The field with the identifier.
  ///   - each: What each of the list is, in a word.
  /// - Throws: An error that says which field is wrong.
  func checkUnique(
    _ ids: [Int],
    of list: String,
    by field: String = "id",
    each: String
  ) throws(KaimonoAnswerError) {
    guard ids.count <= 1_000 else { throw wrong(list, "are over 1,000.") }
    var seen: Set<Int> = []
    for (index, id) in ids.enumerated() where !seen.insert(id).inserted {
      throw wrong("\(list)[\(index)].\(field)", "is \(id), as that of another \(each).")
    }
  }
}
