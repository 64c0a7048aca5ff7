import Foundation
import ScenesHeadless

/// Reads the bundled files with the embedded shop's data.
enum KaimonoDataFile {
  /// Returns a file's content.
  ///
  /// - Parameter file: The file's path in the bundle.
  /// - Returns: The content.
  /// - Throws: ``EmbeddedDataError/missing(file:)``.
  static func content(of file: String) throws(EmbeddedDataError) -> Data {
    let url = Bundle.module.bundleURL.appendingPathComponent(file)
    guard let data = try? Data(contentsOf: url) else { throw .missing(file: file) }
    return data
  }

  /// Reads a file's content.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - data: The content.
  ///   - file: The file's name, for errors.
  /// - Returns: The value in it.
  /// - Throws: ``EmbeddedDataError/malformed(file:reason:)``.
  static func read<Value: Decodable>(
    _ type: Value.Type,
    _ data: Data,
    file: String
  ) throws(EmbeddedDataError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw .malformed(file: file, reason: "\(error)")
    }
  }
}
