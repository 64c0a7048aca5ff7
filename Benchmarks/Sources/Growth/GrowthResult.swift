/// What came out of a row.
struct GrowthResult {
  let row: GrowthRow
  /// The largest size that was measured.
  let n: Int
  let nanosecondsPerItem: Double
  let bytesPerItem: Double?
  let exponent: Double
  /// Whether the largest size was left out, since the one before took too long.
  let isCutShort: Bool
  /// Why the figures mean nothing, if something else came out than must.
  let fault: String?

  var isMet: Bool { fault == nil && exponent <= row.limit.exponent }
}
