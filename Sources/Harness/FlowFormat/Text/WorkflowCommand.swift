/// A command of GitHub Actions: an annotation, the only one that the harness gives.
///
/// ```
/// ::error file=cart/order.yaml,line=5,col=3,title=Order::Nothing on the screen is “OK”.
/// ```
package struct WorkflowCommand: Sendable {
  /// The kind of annotation.
  package enum Name: String, Sendable {
    case error, warning
  }

  /// A position in a file of the repository.
  package struct Location: Sendable {
    package let file: String
    package let line: Int
    package let column: Int

    package init(file: String, line: Int, column: Int) {
      (self.file, self.line, self.column) = (file, line, column)
    }
  }

  package let name: Name
  var location: Location?
  package let title: String
  package let message: String

  package init(name: Name, location: Location? = nil, title: String, message: String) {
    (self.name, self.location, self.title, self.message) = (name, location, title, message)
  }

  /// The command, in which no value has a line break or ends its place.
  package var line: String {
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
