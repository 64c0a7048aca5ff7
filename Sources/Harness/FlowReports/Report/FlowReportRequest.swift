import FlowEngine
import FlowFormat
import Foundation

/// A report that the command line asks for.
package struct FlowReportRequest: Equatable, Sendable {
  /// The format's name.
  package var format: String
  /// The file; `nil` for the output.
  package var path: String?

  /// A Boolean value that indicates whether the format shows the trace of each flow.
  package var wantsTrace: Bool {
    FlowReportFormat.all.contains { $0.name == format && $0.wantsTrace }
  }

  /// The path of a file, however it is written.
  package static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  package init(format: String, path: String? = nil) {
    self.format = format
    self.path = path
  }
}
