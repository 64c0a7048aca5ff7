import Foundation
import Kaimono
import ScenesHeadless

/// The choices at the embedded shop, by subject.
typealias ShopChoices = [KaimonoChoiceSubject: [KaimonoChoice]]

/// Reads the file with the choices.
///
/// The initially chosen ones are in ``KaimonoShopFile``.
enum ShopChoicesFile {
  /// The name of the bundled file.
  static let name = "KaimonoData/choices.json"

  /// The bundled file, read once.
  static let bundled = Result { () throws(EmbeddedDataError) in
    try read(try KaimonoDataFile.content(of: name))
  }

  /// Reads the file's content.
  ///
  /// - Parameter data: The content.
  /// - Returns: The choices.
  /// - Throws: ``EmbeddedDataError/malformed(file:reason:)``.
  static func read(_ data: Data) throws(EmbeddedDataError) -> ShopChoices {
    let choices = try KaimonoDataFile.read(ShopChoices.self, data, file: name)
    for subject in KaimonoChoiceSubject.allCases {
      let ids = choices[subject, default: []].map(\.id)
      if Set(ids).count < ids.count {
        throw .malformed(file: name, reason: "Two choices of \(subject.rawValue) have one id.")
      }
    }
    return choices
  }
}
