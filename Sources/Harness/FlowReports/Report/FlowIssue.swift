public import FlowEngine
package import FlowFormat

/// An error of a flow, with its location in the flow's file, for a test that records it there.
///
/// FlowKit imports no testing library. A test of Swift Testing records an issue at the flow's own line with these values:
///
/// ```swift
/// @Test(arguments: flows.flows)
/// func flow(_ flow: Flow) async {
///   for issue in await player.play(flow).issues { issue.record() }
/// }
/// ```
/// ```swift
/// extension FlowIssue {
///   func record() {
///     let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
///     Issue.record(Comment(rawValue: message), sourceLocation: place)
///   }
/// }
/// ```
public struct FlowIssue: Equatable, Sendable {
  /// The whole report: the place, the step, what came nearest, the screen.
  public let message: String
  /// The flow's file as an identifier of the form that tests show: the folder's name and the file's.
  public let fileID: String
  /// The path of the flow's file.
  public let filePath: String
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int

  private init(_ message: String, file: String, _ position: FlowPosition) {
    let parts = file.split(separator: "/").map(String.init)
    let folder = parts.dropLast().last ?? "Flows"
    fileID = "\(folder)/\(parts.last ?? "flow.yaml")"
    filePath = file.isEmpty ? "flow.yaml" : file
    (line, column) = (max(1, position.line), max(1, position.column))
    self.message = message
  }

  /// Creates the issue of a failure.
  package init(_ failure: FlowFailure) {
    self.init(failure.description, file: failure.file, failure.position)
  }

  /// Creates the issue of an error in a file.
  package init(_ error: FlowError) {
    self.init(error.description, file: error.file, error.position)
  }
}

extension FlowResult {
  /// The failures, each at its place in the flow's file; none if the flow has passed.
  public var issues: [FlowIssue] { failures.map { FlowIssue($0) } }
}

extension FlowPlayer {
  /// The errors of the flows, in the files and for this app, each at its place.
  public var issues: [FlowIssue] { errors.map { FlowIssue($0) } }
}
