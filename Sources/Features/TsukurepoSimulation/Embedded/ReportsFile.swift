import Foundation
import ScenesHeadless
import ScenesTransport
import Tsukurepo

/// Reads the file with the embedded reports.
enum ReportsFile {
  /// The bundled file, read once.
  static let bundled: Result<ReportBook, EmbeddedDataError> = {
    let file = "TsukurepoData/reports.json"
    let url = Bundle.module.bundleURL.appendingPathComponent(file)
    guard let data = try? Data(contentsOf: url) else { return .failure(.missing(file: file)) }
    return Result { () throws(EmbeddedDataError) in try read(data, file: file) }
  }()

  private struct Content: Decodable {
    let lostPictures: Set<String>
    let reports: [ReportMessage]
  }

  /// Reads a file's content.
  ///
  /// - Parameters:
  ///   - data: The content.
  ///   - file: The file's name, for errors.
  /// - Returns: The reports.
  /// - Throws: ``EmbeddedDataError/malformed(file:reason:)``.
  static func read(_ data: Data, file: String) throws(EmbeddedDataError) -> ReportBook {
    do throws(TransportMistake) {
      let headers: TransportHeaders = ["Content-Type": TransportJSON.contentType]
      let content = try TransportJSON.read(Content.self, data, of: headers)
      var seen: Set<Int> = []
      var reports: [TsukurepoReport] = []
      for message in content.reports {
        guard seen.insert(message.id).inserted else {
          throw .field("reports", "have the id \(message.id) twice.")
        }
        reports.append(try message.report())
      }
      return ReportBook(reports, lostPictures: content.lostPictures)
    } catch {
      throw .malformed(file: file, reason: "\(error)")
    }
  }
}
