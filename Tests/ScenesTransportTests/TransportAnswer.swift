import Foundation
import ScenesTransport
import Testing

/// An answer that every transport must hand on whole.
struct TransportAnswer: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var method = TransportMethod.get
  let response: TransportResponse

  private init(
    _ name: String,
    _ status: Int,
    to method: TransportMethod = .get,
    _ headers: TransportHeaders = TransportHeaders(),
    body: Data = Data()
  ) {
    testDescription = name
    self.method = method
    response = TransportResponse(status: status, headers: headers, body: body)
  }

  /// Made anew each time: leak checkers can't follow what a `Data` that is kept for ever holds.
  static var all: [TransportAnswer] {
    [
      TransportAnswer("nothing", 200),
      TransportAnswer("no content", 204),
      TransportAnswer(
        "JSON",
        200,
        ["Content-Type": "Application/JSON; charset=utf-8", "X-Note": "a, b"],
        body: Data(#"{"a": 1}"#.utf8)
      ),
      TransportAnswer("the answer to a post", 201, to: .post, body: Data("made".utf8)),
      TransportAnswer(
        "a megabyte",
        200,
        body: Data((0..<1_048_576).map { UInt8(truncatingIfNeeded: $0 &* 7) })
      ),
      TransportAnswer("not found", 404, ["Content-Type": "text/html"], body: Data("<p>no".utf8)),
      TransportAnswer(
        "a refusal",
        409,
        to: .post,
        ["Content-Type": "application/json"],
        body: Data("{}".utf8)
      ),
      TransportAnswer("a broken back end", 500, body: Data("oh".utf8)),
      TransportAnswer("an overloaded back end", 503, to: .delete),
    ]
  }
}
