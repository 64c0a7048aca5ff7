import Foundation

/// The rows as aligned text.
struct Table {
  private static let titles = [
    "workload", "unit", "ours", "min", "max", "base", "base value", "bare", "ratio", "limit", "met",
  ]
  private static let widths = [11, 5, 9, 9, 9, 11, 10, 9, 8, 8, 4]

  /// The line of titles.
  static var head: String { line(titles) }

  static func line(of row: Row) -> String {
    line([
      row.workload.id, row.workload.unit,
      number(row.ours.median), number(row.ours.least), number(row.ours.most),
      row.workload.base.rawValue, number(row.base.median),
      row.bare.map { number($0.median) } ?? "-",
      String(format: "%.4f", row.ratio), String(format: "%.4f", row.workload.limit),
      row.isMet ? "yes" : "NO",
    ])
  }

  private static func number(_ value: Double) -> String {
    String(format: "%.2f", value)
  }

  private static func line(_ cells: [String]) -> String {
    zip(cells, widths).enumerated()
      .map { index, cell in
        let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
        // Names are aligned left, numbers right.
        return [0, 1, 5, 10].contains(index) ? cell.0 + space : space + cell.0
      }
      .joined(separator: "  ")
  }
}
