import Foundation

/// The results as a JSON file.
enum GrowthFile {
  private struct Entry: Encodable {
    private enum CodingKeys: String, CodingKey {
      case what
      case n
      case nanosecondsPerItem = "per_item_ns"
      case bytesPerItem = "per_item_bytes"
      case exponent
      case limit
      case reason
      case met
    }

    let what: String
    let n: Int
    let nanosecondsPerItem: Double
    /// Present in rows that measure the heap.
    let bytesPerItem: Double?
    let exponent: Double
    let limit: Double
    /// Present if the limit is not the usual one.
    let reason: String?
    let met: Bool

    init(_ result: GrowthResult) {
      what = result.row.what
      n = result.n
      nanosecondsPerItem = result.nanosecondsPerItem
      bytesPerItem = result.bytesPerItem
      exponent = result.exponent
      limit = result.row.limit.exponent
      reason = result.row.limit.reason
      met = result.isMet
    }
  }

  static func write(_ results: [GrowthResult], to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(results.map(Entry.init))
    data.append(contentsOf: [0x0A])
    try data.write(to: URL(fileURLWithPath: path))
  }
}
