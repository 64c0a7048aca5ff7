@testable import FlowReports

extension JUnitReport {
  /// The document, without a line break at its end.
  var xml: String {
    var parts: [String] = []
    write { parts.append($0) }
    return parts.joined(separator: "\n")
  }
}
