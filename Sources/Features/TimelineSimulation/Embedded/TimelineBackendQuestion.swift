import Scenes
import ScenesHeadless
import Timeline

/// A question about the embedded posts, past the app and the network.
enum TimelineBackendQuestion: Hashable {
  /// How many posts there are.
  case posts
  /// How many comments a post has.
  case comments(TimelinePost.ID)

  /// The names of all questions, each with the names of its values.
  static let known: [String: [String]] = ["posts": [], "comments": ["post"]]

  /// Reads a question.
  ///
  /// - Parameters:
  ///   - name: The question's name.
  ///   - values: The question's values by name.
  ///   - posts: The posts that there are, if the values name one.
  /// - Throws: An error that says what is wrong and lists the known names.
  init(
    _ name: String,
    _ values: [String: String],
    posts: @autoclosure () -> [TimelinePost.ID]
  ) throws(SimulatedAppError) {
    guard let takes = Self.known[name] else {
      throw SimulatedAppError(
        "The timeline can't be asked “\(name)”.",
        known: Self.known.keys.sorted()
      )
    }
    if let extra = values.keys.sorted().first(where: { !takes.contains($0) }) {
      throw SimulatedAppError("The question “\(name)” takes no “\(extra)”.", known: takes)
    }
    self = name == "posts" ? .posts : .comments(try posts().known(values["post"]))
  }
}
