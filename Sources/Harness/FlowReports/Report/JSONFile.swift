import FlowFormat
import Foundation
import SafeFiles

/// Reading of a JSON file that an earlier run has written.
package enum JSONFile {
  /// The reason why a file can't be read.
  package struct Refusal: Error, CustomStringConvertible {
    /// The reason, as the end of a sentence without its point: `there is no such file`.
    package let description: String

    package init(description: String) {
      self.description = description
    }
  }

  /// Returns why no decoder gets the bytes of a file; `nil` if one may have them.
  ///
  /// Foundation's decoder also reads UTF-16 and UTF-32, of which no other check here knows anything. The characters
  /// around an object or a text have a byte 0 there, and UTF-8 has none in JSON.
  package static func refusal(of bytes: [UInt8]) -> Refusal? {
    if bytes.contains(0) { return Refusal(description: "it is not in UTF-8, or has a NUL byte") }
    guard MarkRun.isTooLong(inJSON: bytes) else { return nil }
    let most = MarkRun.longestInReport
    return Refusal(description: "it has more than \(most) combining marks in a row")
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - type: The type of the content.
  ///   - path: The file.
  ///   - mostValues: The most values of the file.
  ///   - take: Takes the size before the content is decoded, and throws a refusal if it is too large.
  /// - Returns: The content.
  /// - Throws: The reason why the file does not give such a content.
  package static func read<Content: Decodable>(
    _ type: Content.Type,
    at path: String,
    mostValues: Int = FileBounds.reportValues,
    _ take: (JSONSize) throws -> Void = { _ in }
  ) throws(Refusal) -> Content {
    let reason: String
    do {
      guard let bytes = try PlantedLink.read(path, limit: FileBounds.report) else {
        throw Refusal(description: "there is no such file")
      }
      if let refusal = refusal(of: bytes) { throw refusal }
      let size = JSONSize(of: bytes)
      guard size.values <= mostValues else {
        throw Refusal(description: "it has more than \(mostValues) values")
      }
      try take(size)
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let refusal as Refusal {
      throw refusal
    } catch let error as SafeFileError {
      reason = String(error.reason.dropLast())
    } catch DecodingError.keyNotFound(let key, _) {
      reason = "“\(key.stringValue)” is missing"
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context)
    {
      let place = context.codingPath.map(\.stringValue).joined(separator: ".")
      reason = place.isEmpty ? "it is JSON of another kind" : "“\(place)” is something else"
    } catch {
      reason = "it is torn, or no JSON"
    }
    throw Refusal(description: reason)
  }
}
