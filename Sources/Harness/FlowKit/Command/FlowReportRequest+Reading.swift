import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

extension FlowReportRequest {
  /// Reads the values of `--report FORMAT[=FILE]`; unless one of them goes to the output, the report for people does.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - json: The file of a JSON report, if there is one more.
  /// - Returns: The reports, at most one of which goes to the output.
  /// - Throws: An error that names what is not understood.
  static func all(
    _ values: [String],
    json: String?
  ) throws(HarnessArguments.Misuse) -> [FlowReportRequest] {
    var requests: [FlowReportRequest] = []
    for value in values { requests.append(try FlowReportRequest(value)) }
    if let json { requests.append(FlowReportRequest(format: "json", path: json)) }
    let shown = requests.filter { $0.path == nil }
    guard shown.count <= 1 else {
      throw HarnessArguments.Misuse(
        "One report goes to the output, not \(shown.map(\.format).joined(separator: " and ")): "
          + "write --report \(shown[1].format)=FILE."
      )
    }
    let paths = requests.compactMap(\.path)
    if let twice = paths.first(where: { path in paths.count { real($0) == real(path) } > 1 }) {
      throw HarnessArguments.Misuse("Two reports cannot be written to one file, \(twice).")
    }
    if shown.isEmpty { requests.insert(FlowReportRequest(format: "pretty"), at: 0) }
    return requests
  }

  private init(_ value: String) throws(HarnessArguments.Misuse) {
    let format = String(value.prefix { $0 != "=" })
    let names = FlowReportFormat.all.map(\.name)
    guard names.contains(format) else {
      throw HarnessArguments.Misuse(
        "--report knows no “\(format.clipped(to: 48))”.\(NearestName.hint(for: format, among: names))"
      )
    }
    self.init(format: format)
    guard format.count < value.count else { return }
    path = String(value.dropFirst(format.count + 1))
    if path == "" { throw HarnessArguments.Misuse("--report \(format)= needs the name of a file.") }
  }
}
