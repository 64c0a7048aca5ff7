import Scenes
import ScenesHeadless

/// A question about the embedded shop's data, past the app and the network.
enum KaimonoBackendQuestion: String, CaseIterable {
  /// The number of orders that the shop has taken.
  case orders
  /// The total of the last order in yen; `nil` if there is none.
  case lastOrderTotal
  /// Where the last order is picked up; `nil` if there is none.
  case lastOrderPickupPlace
  /// How the last order is paid; `nil` if there is none.
  case lastOrderPayment

  /// The names of all questions, each with the names of its values.
  static var known: [String: [String]] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, []) })
  }

  /// Reads a question.
  ///
  /// - Parameters:
  ///   - name: The question's name.
  ///   - values: The question's values by name.
  /// - Throws: An error that says what is wrong and lists the known names.
  init(_ name: String, _ values: [String: String]) throws(SimulatedAppError) {
    guard let question = Self(rawValue: name) else {
      let known = Self.allCases.map(\.rawValue).sorted()
      throw SimulatedAppError("The shop can't be asked “\(name)”.", known: known)
    }
    if let extra = values.keys.sorted().first {
      throw SimulatedAppError("The question “\(name)” takes no “\(extra)”.")
    }
    self = question
  }
}
