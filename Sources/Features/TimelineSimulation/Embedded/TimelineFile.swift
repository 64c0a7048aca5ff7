import Foundation
import ScenesHeadless
import ScenesTransport

/// Reads the file with the texts of the embedded posts.
enum TimelineFile {
  /// The bundled file, read once.
  static let bundled: Result<TimelineTexts, EmbeddedDataError> = {
    let file = "TimelineData/texts.json"
    let url = Bundle.module.bundleURL.appendingPathComponent(file)
    guard let data = try? Data(contentsOf: url) else { return .failure(.missing(file: file)) }
    return Result { () throws(EmbeddedDataError) in try read(data, file: file) }
  }()

  /// Reads a file's content.
  ///
  /// - Parameters:
  ///   - data: The content.
  ///   - file: The file's name, for errors.
  /// - Returns: The texts.
  /// - Throws: ``EmbeddedDataError/malformed(file:reason:)``.
  static func read(_ data: Data, file: String) throws(EmbeddedDataError) -> TimelineTexts {
    do throws(TransportMistake) {
      let headers: TransportHeaders = ["Content-Type": TransportJSON.contentType]
      let texts = try TransportJSON.read(TimelineTexts.self, data, of: headers)
      let counts = [
        "authors": texts.authors.count, "products": texts.products.count,
        "descriptions": texts.descriptions.count, "comments": texts.comments.count,
      ]
      if let (field, _) = counts.first(where: { $0.value == 0 }) {
        throw .field(field, "are none.")
      }
      return texts
    } catch {
      throw .malformed(file: file, reason: "\(error)")
    }
  }
}
