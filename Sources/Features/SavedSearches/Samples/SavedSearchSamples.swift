import Foundation
package import Scenes

/// The bundled searches.
package struct SavedSearchSamples: Hashable, Sendable {
  /// The number of searches with which an installation begins.
  static let usualCount = 3
  /// The largest number that it can be launched with.
  package static let largestCount = 10_000

  /// The recommended searches, in order.
  ///
  /// No two look for the same words.
  let recommended: [SavedSearchSample]
  private let saved: [SavedSearchSample]

  /// The bundled file, read once.
  package static let bundled: Result<SavedSearchSamples, SavedSearchesError> = {
    let file = "SavedSearchesData/searches.json"
    let url = Bundle.module.bundleURL.appendingPathComponent(file)
    guard let data = try? Data(contentsOf: url) else { return .failure(.missing(file: file)) }
    return Result { () throws(SavedSearchesError) in try read(data, file: file) }
  }()

  /// The bundled searches; none, with an event in the log, if the bundle lacks them.
  @MainActor
  package static func bundledOrNone(_ log: EventLog) -> SavedSearchSamples {
    do throws(SavedSearchesError) {
      return try bundled.get()
    } catch {
      log.record("savedSearchSamplesUnreadable", ["error": error.description])
      return SavedSearchSamples(recommended: [], saved: [])
    }
  }

  private struct Content: Decodable {
    let saved: [SavedSearchSample]
    let recommended: [SavedSearchSample]
  }

  /// Reads a file's content.
  ///
  /// - Parameters:
  ///   - data: The content.
  ///   - file: The file's name, for errors.
  /// - Returns: The searches.
  /// - Throws: ``SavedSearchesError/malformed(file:reason:)``.
  static func read(_ data: Data, file: String) throws(SavedSearchesError) -> SavedSearchSamples {
    let content: Content
    do {
      content = try JSONDecoder().decode(Content.self, from: data)
    } catch {
      throw .malformed(file: file, reason: "\(error)")
    }
    guard !content.saved.isEmpty else {
      throw .malformed(file: file, reason: "There is no saved search.")
    }
    guard Set(content.recommended.map(\.words)).count == content.recommended.count else {
      throw .malformed(file: file, reason: "Two recommended searches look for the same words.")
    }
    return SavedSearchSamples(recommended: content.recommended, saved: content.saved)
  }

  /// Returns a list of so many searches: the bundled ones, over and over, with numbers from the second time on.
  package func list(of count: Int) -> SavedSearchList {
    SavedSearchList(
      saved.isEmpty
        ? []
        : (0..<count).map { place in
          let sample = saved[place % saved.count]
          let round = place / saved.count
          let name = round == 0 ? sample.name : "\(sample.name) \(round + 1)"
          return SavedSearchSample(name: name, words: sample.words)
        }
    )
  }
}
