/// A command of GitHub Actions: an annotation, the only one that the harness gives.
///
/// ```
/// ::error file=cart/order.yaml,line=5,col=3,title=Order::Nothing on the screen is “OK”.
/// ```
struct WorkflowCommand: Sendable {
  /// The kind of annotation.
  enum Name: String, Sendable {
    case error, warning
  }

  /// A position in a file of the repository.
  struct Location: Sendable {
    let file: String
    let line: Int
    let column: Int
  }

  let name: Name
  var location: Location?
  let title: String
  let message: String

  /// The command, in which no value has a line break or ends its place.
  var line: String {
    let place = location.map { "file=\(Self.property($0.file)),line=\($0.line),col=\($0.column)," }
    return "::\(name.rawValue) \(place ?? "")title=\(Self.property(title))::\(Self.data(message))"
  }

  private static func data(_ words: String) -> String {
    // The mark stays one that begins no command, if the runner ever looks for one in the value.
    words.escaping(["%": "%25", "\r": "%0D", "\n": "%0A"]).showingControls
  }

  private static func property(_ words: String) -> String {
    data(words).escaping([":": "%3A", ",": "%2C"])
  }
}
