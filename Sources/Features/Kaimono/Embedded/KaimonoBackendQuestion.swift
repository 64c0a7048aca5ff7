import Scenes
import ScenesHeadless

/// What can be asked of the embedded shop's own books, past the app and the network.
enum KaimonoBackendQuestion: String, CaseIterable {
  /// How many orders the shop has taken.
  case orders
  /// The total of the last one, in yen; nothing if there is none.
  case lastOrderTotal

  /// The questions by name, each with the values that it takes.
  static var known: [String: [String]] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, []) })
  }

  /// Reads a question.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - values: What came with it.
  /// - Throws: What is wrong with it, with the names that are known.
  init(_ name: String, _ values: [String: String]) throws(HeadlessAppError) {
    guard let question = Self(rawValue: name) else {
      let known = Self.allCases.map(\.rawValue).sorted()
      throw HeadlessAppError("The shop can't be asked “\(name)”.", known: known)
    }
    if let extra = values.keys.sorted().first {
      throw HeadlessAppError("The question “\(name)” takes no “\(extra)”.")
    }
    self = question
  }
}
