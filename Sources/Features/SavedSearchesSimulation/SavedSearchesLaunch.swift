import SavedSearches
import ScenesHeadless

/// The launch arguments of the feature.
struct SavedSearchesLaunch: Hashable {
  /// The names of the launch arguments.
  static let names = ["savedSearches"]

  /// How many searches are saved; they are as before if `nil`.
  let count: Int?

  /// A Boolean value that indicates whether the saved searches are lost, as with a file that can't be read.
  let isDamaged: Bool

  /// Reads launch arguments.
  ///
  /// - Parameter arguments: Their values by name.
  /// - Throws: An error that says what is wrong with the value.
  init(_ arguments: [String: String]) throws(SimulatedAppError) {
    let value = arguments["savedSearches"]
    isDamaged = value == "damaged"
    guard let value, !isDamaged else {
      count = nil
      return
    }
    guard let count = Int(value), 0...SavedSearchSamples.largestCount ~= count else {
      throw SimulatedAppError(
        "“savedSearches” can't be “\(value)”; it is a number from 0 to "
          + "\(SavedSearchSamples.largestCount), or “damaged”."
      )
    }
    self.count = count
  }
}
