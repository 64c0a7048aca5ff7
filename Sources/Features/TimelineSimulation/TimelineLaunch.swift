import ScenesHeadless

/// The launch arguments of the feature.
struct TimelineLaunch: Hashable {
  /// The names of the launch arguments.
  static let names = ["posts"]

  /// How many posts there are; they are as before if `nil`.
  let posts: Int?

  /// Reads launch arguments.
  ///
  /// - Parameter arguments: Their values by name.
  /// - Throws: An error that says which value is wrong.
  init(_ arguments: [String: String]) throws(SimulatedAppError) {
    guard let value = arguments["posts"] else {
      posts = nil
      return
    }
    guard let count = Int(value), 0...100_000 ~= count else {
      throw SimulatedAppError("“posts” can't be “\(value)”.", known: ["0 to 100000"])
    }
    posts = count
  }
}
