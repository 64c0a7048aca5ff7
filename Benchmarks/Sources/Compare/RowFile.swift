import Foundation

/// The rows as a JSON file.
struct RowFile {
  private struct Entry: Encodable {
    private enum CodingKeys: String, CodingKey {
      case workload
      case unit
      case ours
      case least = "ours_min"
      case most = "ours_max"
      case base
      case baseValue = "base_value"
      case bare
      case ratio
      case limit
      case met
    }

    let workload: String
    let unit: String
    let ours: Double
    let least: Double
    let most: Double
    let base: String
    let baseValue: Double
    let bare: Double?
    let ratio: Double
    let limit: Double
    let met: Bool

    init(_ row: Row) {
      workload = row.workload.id
      unit = row.workload.unit
      ours = row.ours.median
      least = row.ours.least
      most = row.ours.most
      base = row.workload.base.rawValue
      baseValue = row.base.median
      bare = row.bare?.median
      ratio = row.ratio
      limit = row.workload.limit
      met = row.isMet
    }

    // Written by hand so that a missing `bare` is encoded as `null`.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(workload, forKey: .workload)
      try container.encode(unit, forKey: .unit)
      try container.encode(ours, forKey: .ours)
      try container.encode(least, forKey: .least)
      try container.encode(most, forKey: .most)
      try container.encode(base, forKey: .base)
      try container.encode(baseValue, forKey: .baseValue)
      try container.encode(bare, forKey: .bare)
      try container.encode(ratio, forKey: .ratio)
      try container.encode(limit, forKey: .limit)
      try container.encode(met, forKey: .met)
    }
  }

  static func write(_ rows: [Row], to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
    var data = try encoder.encode(rows.map(Entry.init))
    data.append(contentsOf: [0x0A])
    try data.write(to: URL(fileURLWithPath: path))
  }
}
