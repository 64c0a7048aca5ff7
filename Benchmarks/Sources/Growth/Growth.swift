import Foundation

/// Measures the growth of the cost of every API that takes a growing quantity.
@main
struct Growth {
  @MainActor
  static func main() async {
    do {
      let options = try GrowthOptions(Array(CommandLine.arguments.dropFirst()))
      let rows = try GrowthRow.named(options.names)
      switch options.action {
      case .list: for row in rows { say(row.what) }
      case .printCoverage: for line in Coverage.lines(of: rows) { say(line) }
      case .measure:
        let results = await measure(rows)
        if let path = options.jsonPath { try GrowthFile.write(results, to: path) }
        let missed = results.count { !$0.isMet }
        say("\(results.count - missed) of \(results.count) limits met")
        if missed > 0 { exit(1) }
      }
    } catch let error as GrowthUsageError {
      complain("growth: \(error.message)\n\n\(GrowthOptions.usage)")
      exit(2)
    } catch {
      complain("growth: \(error)")
      exit(2)
    }
  }

  @MainActor
  private static func measure(_ rows: [GrowthRow]) async -> [GrowthResult] {
    say(GrowthTable.head)
    let runner = GrowthRunner()
    var results: [GrowthResult] = []
    for row in rows {
      let result = await runner.run(row)
      say(GrowthTable.line(of: result))
      if let fault = result.fault { complain(fault) }
      results.append(result)
    }
    return results
  }

  /// Writes without a buffer, so that each line appears at once, in a file or a pipe too.
  private static func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
