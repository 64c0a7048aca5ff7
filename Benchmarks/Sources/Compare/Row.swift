/// The result of a workload.
struct Row {
  let workload: Workload
  let ours: Figure
  let base: Figure
  let bare: Figure?
  /// The reason why the figures are invalid, if a checksum was wrong.
  let fault: String?

  var ratio: Double { ours.median / base.median }
  var isMet: Bool { fault == nil && ratio <= workload.limit }
}
