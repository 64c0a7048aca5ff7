/// The result of a row.
struct GrowthResult {
  let row: GrowthRow
  /// The largest size that was measured.
  let n: Int
  let nanosecondsPerItem: Double
  let bytesPerItem: Double?
  let exponent: Double
  /// Whether the largest size was left out because the one before took too long.
  let isCutShort: Bool
  /// The reason why the figures are invalid, if the outcome was wrong.
  let fault: String?

  var isMet: Bool { fault == nil && exponent <= row.limit.exponent }
}
