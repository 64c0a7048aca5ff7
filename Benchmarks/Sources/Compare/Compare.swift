import Foundation

/// Measures every workload side by side and prints whether the limits are met.
@main
struct Compare {
  @MainActor
  static func main() async {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      let workloads = try Workload.named(options.only)
      say(Table.head)
      let runner = Runner(options: options)
      var rows: [Row] = []
      for workload in workloads {
        let row = await runner.run(workload)
        say(Table.line(of: row))
        if let fault = row.fault { complain(fault) }
        rows.append(row)
      }
      if let path = options.jsonPath { try RowFile.write(rows, to: path) }
      let missed = rows.count { !$0.isMet }
      say("\(rows.count - missed) of \(rows.count) limits met")
      if missed > 0 { exit(1) }
    } catch let error as UsageError {
      complain("compare: \(error.message)\n\n\(Options.usage)")
      exit(2)
    } catch {
      complain("compare: \(error)")
      exit(2)
    }
  }

  /// Writes without a buffer, so that each line appears at once, in a file or a pipe too.
  private static func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
