import FlowKit
import Testing

extension FlowIssue {
  /// Records the issue at the line of the flow's file.
  func record() {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}
