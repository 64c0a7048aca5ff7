public import Foundation

/// A request as a server of a test has received it.
public struct LoopbackRequest: Sendable {
  /// The method, such as `GET`.
  public let method: String
  /// The path and the query as they were sent.
  public let target: String
  /// The header fields; the names are in lower case.
  public let headers: [String: String]
  /// The body.
  public let body: Data

  /// Reads the head of a request; `nil` if it is none.
  init?(head: String, body: Data) {
    let lines = head.components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3 else { return nil }
    method = String(words[0])
    target = String(words[1])
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      headers[line[..<colon].lowercased()] = value
    }
    self.headers = headers
    self.body = body
  }
}
