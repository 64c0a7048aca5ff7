import FlowKit
import Testing

extension FlowIssue {
  /// Records it as an issue of Swift Testing, at the flow's own line.
  func record() {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    Issue.record(Comment(rawValue: message), sourceLocation: place)
  }
}
