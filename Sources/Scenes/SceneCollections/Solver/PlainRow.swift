import Scenes

/// A row of items that nothing is attached to and nothing stands around: it is as long as the longest of them, which
/// needs no arranging.
struct PlainRow {
  /// How many places there are: those of the elements, over and over.
  private let width: Int
  /// How long each element is before it is measured.
  private let estimates: [Double]
  private let isMeasured: [Bool]

  /// - Returns: `nil` if a group of the plan is more than that.
  init?(_ plan: GroupPlan, along axis: ScreenAxis) {
    guard plan.axis != axis || plan.slots.count == 1, plan.insets == .zero,
      !plan.slots.isEmpty, plan.slots.elements.allSatisfy({ $0.group == nil && $0.edges == nil })
    else { return nil }
    width = plan.slots.count
    let slots = plan.slots.elements
    estimates = slots.map { axis.along($0.size) }
    isMeasured = slots.map { axis == .vertical ? $0.measuresHeight : $0.measuresWidth }
  }

  /// The length of a row of these items, of whose sizes those that are no number are not known.
  func length(of items: Range<Int>, _ sizes: [Double]) -> Double {
    var length = 0.0
    var slot = 0
    for item in items {
      let known = isMeasured[slot] ? sizes[item] : .nan
      length = max(length, known.isNaN ? estimates[slot] : known)
      slot += 1
      if slot == estimates.count { slot = 0 }
    }
    return length
  }

  /// The lengths of all rows.
  func lengths(of rows: Int, count: Int, _ sizes: [Double]) -> [Double] {
    (0..<rows).map { row in
      length(of: row * width..<min(count, (row + 1) * width), sizes)
    }
  }
}
