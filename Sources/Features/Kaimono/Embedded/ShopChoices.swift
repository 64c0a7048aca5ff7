import Foundation

/// What there is to choose from at the embedded shop, by subject.
typealias ShopChoices = [KaimonoChoiceSubject: [KaimonoChoice]]

/// Reads the file with what there is to choose from; what is chosen at first is in ``KaimonoShopFile``.
enum ShopChoicesFile {
  /// The name of the bundled file.
  static let name = "KaimonoData/choices.json"

  /// The bundled file, read once.
  static let bundled: Result<ShopChoices, KaimonoDataError> = {
    let url = Bundle.module.bundleURL.appendingPathComponent(name)
    guard let data = try? Data(contentsOf: url) else { return .failure(.missing(file: name)) }
    return Result { () throws(KaimonoDataError) in try read(data) }
  }()

  /// Reads the file's content.
  ///
  /// - Parameter data: The content.
  /// - Returns: The choices.
  /// - Throws: ``KaimonoDataError/malformed(file:reason:)``.
  static func read(_ data: Data) throws(KaimonoDataError) -> ShopChoices {
    let choices: ShopChoices
    do {
      choices = try JSONDecoder().decode(ShopChoices.self, from: data)
    } catch {
      throw .malformed(file: name, reason: "\(error)")
    }
    for subject in KaimonoChoiceSubject.allCases {
      let ids = choices[subject, default: []].map(\.id)
      if Set(ids).count < ids.count {
        throw .malformed(file: name, reason: "Two choices of \(subject.rawValue) have one id.")
      }
    }
    return choices
  }
}
