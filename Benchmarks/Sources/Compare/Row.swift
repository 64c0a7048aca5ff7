/// What came out of a workload.
struct Row {
  let workload: Workload
  let ours: Figure
  let base: Figure
  let bare: Figure?
  /// Why the figures mean nothing, if a checksum was wrong.
  let fault: String?

  var ratio: Double { ours.median / base.median }
  var isMet: Bool { fault == nil && ratio <= workload.limit }
}
