import Foundation

/// The results as aligned text.
enum GrowthTable {
  static var head: String {
    line("what grows", "n", "ns each", "bytes each", "exponent", "limit", "met")
  }

  static func line(of result: GrowthResult) -> String {
    var line = line(
      result.row.what,
      "\(result.n)",
      String(format: "%.1f", result.nanosecondsPerItem),
      result.bytesPerItem.map { String(format: "%.1f", $0) } ?? "-",
      String(format: "%.2f", result.exponent),
      String(format: "%.2f", result.row.limit.exponent),
      result.isMet ? "yes" : "NO "
    )
    if result.isCutShort { line += "  (cut short)" }
    if let reason = result.row.limit.reason { line += "  \(reason)" }
    return line
  }

  private static func line(
    _ what: String,
    _ n: String,
    _ time: String,
    _ bytes: String,
    _ exponent: String,
    _ limit: String,
    _ met: String
  ) -> String {
    let numbers = zip([n, time, bytes, exponent, limit], [7, 10, 10, 8, 5]).map { text, width in
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    let name = what + String(repeating: " ", count: max(0, 66 - what.count))
    return ([name] + numbers + [met]).joined(separator: "  ")
  }
}
