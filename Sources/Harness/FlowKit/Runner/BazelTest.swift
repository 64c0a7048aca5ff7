import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import SafeFiles

/// The data that Bazel gives a test, and what it expects of one, beside the number of a shard.
enum BazelTest {
  /// Changes the options as Bazel asks: the JUnit report where it looks for one, its `--test_filter`, and its
  /// `--test_runner_fail_fast`.
  static func apply(_ environment: [String: String], to options: inout HarnessArguments) {
    let path = environment["XML_OUTPUT_FILE"] ?? ""
    let isWanted = !path.isEmpty && !options.reports.contains { $0.path == path }
    if isWanted, FlowReportFormat.all.contains(where: { $0.name == "junit" }) {
      options.reports.append(FlowReportRequest(format: "junit", path: path))
    }
    if let filter = environment["TESTBRIDGE_TEST_ONLY"], !filter.isEmpty,
      options.selection.name == nil
    {
      options.selection.name = filter
    }
    if environment["TESTBRIDGE_TEST_RUNNER_FAIL_FAST"] == "1" { options.failsFast = true }
  }

  /// Tells Bazel that shards are understood: without the file, it takes each shard for the whole test.
  static func confirmSharding(_ environment: [String: String]) {
    guard let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty else { return }
    try? SafeFileWriter(path, .inPlace).finish()
  }
}
