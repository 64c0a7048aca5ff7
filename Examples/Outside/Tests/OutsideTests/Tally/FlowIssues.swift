import FlowKit
import Testing

// What turns a flow's failure into an issue of Swift Testing, at the line of the flow file.

extension FlowFailure {
  func record() {
    Issue.record(
      Comment(rawValue: description),
      sourceLocation: SourceLocation(flow: file, at: position)
    )
  }
}

extension FlowError {
  func record() {
    Issue.record(
      Comment(rawValue: description),
      sourceLocation: SourceLocation(flow: file, at: position)
    )
  }
}

extension SourceLocation {
  init(flow file: String, at position: FlowPosition) {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    self.init(
      fileID: "TallyFlows/\(name)",
      filePath: file,
      line: position.line,
      column: position.column
    )
  }
}
