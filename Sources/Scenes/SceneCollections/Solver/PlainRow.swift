import Scenes

/// A row of items that nothing is attached to and nothing stands around: it is as long as the longest of them, which
/// needs no arranging.
struct PlainRow {
  /// How long each place is before it is measured.
  private let estimates: [Double]
  private let isMeasured: [Bool]

  /// - Returns: `nil` if a group of the plan is more than that.
  init?(_ plan: GroupPlan, along axis: ScreenAxis) {
    guard plan.axis != axis || plan.slots.count == 1, plan.insets == .zero,
      plan.slots.allSatisfy({ $0.group == nil && $0.edges == nil })
    else { return nil }
    estimates = plan.slots.map { axis.along($0.size) }
    isMeasured = plan.slots.map { axis == .vertical ? $0.measuresHeight : $0.measuresWidth }
  }

  /// The length of a row of these items, of whose sizes those that are no number are not known.
  func length(of items: Range<Int>, _ sizes: [Double]) -> Double {
    var length = 0.0
    for (slot, item) in items.enumerated() {
      let known = isMeasured[slot] ? sizes[item] : .nan
      length = max(length, known.isNaN ? estimates[slot] : known)
    }
    return length
  }

  /// The lengths of all rows.
  func lengths(of rows: Int, count: Int, _ sizes: [Double]) -> [Double] {
    let width = estimates.count
    return (0..<rows).map { row in
      length(of: row * width..<min(count, (row + 1) * width), sizes)
    }
  }
}
