import Scenes
import ScenesHeadless
import Timeline

/// An event among the embedded posts that an app may notice.
enum TimelineBackendEvent: Hashable {
  case postAppeared(TimelinePostKind)
  case postDeleted(TimelinePost.ID)
  case troubleReported
  case troubleSolved

  /// The names of all events, each with the names of its values.
  static let known: [String: [String]] = [
    "postAppeared": ["kind"], "postDeleted": ["post"], "troubleReported": [], "troubleSolved": [],
  ]

  /// Reads an event.
  ///
  /// - Parameters:
  ///   - name: The event's name.
  ///   - values: The event's values by name.
  ///   - posts: The posts that there are, if the values name one.
  /// - Throws: An error that says what is wrong and lists the known names.
  init(
    _ name: String,
    _ values: [String: String],
    posts: @autoclosure () -> [TimelinePost.ID]
  ) throws(SimulatedAppError) {
    guard let takes = Self.known[name] else {
      throw SimulatedAppError(
        "The timeline knows no event “\(name)”.",
        known: Self.known.keys.sorted()
      )
    }
    let values = try BackendEventValues(values, of: name, takes: takes)
    switch name {
    case "postAppeared":
      guard let kind = values["kind"].flatMap(TimelinePostKind.init) else {
        let kinds = TimelinePostKind.allCases.map(\.rawValue)
        throw SimulatedAppError("The event “postAppeared” needs a “kind”.", known: kinds)
      }
      self = .postAppeared(kind)
    case "postDeleted": self = .postDeleted(try posts().known(values["post"]))
    case "troubleReported": self = .troubleReported
    default: self = .troubleSolved
    }
  }
}

extension [TimelinePost.ID] {
  /// Reads the identifier of a post that there is.
  func known(_ text: String?) throws(SimulatedAppError) -> TimelinePost.ID {
    if let id = text.flatMap({ Int($0) }), contains(id) { return id }
    throw SimulatedAppError(
      "“post” has to be the id of a post that there is, not “\(text ?? "nothing")”.",
      known: prefix(20).map { "\($0)" }
    )
  }
}
