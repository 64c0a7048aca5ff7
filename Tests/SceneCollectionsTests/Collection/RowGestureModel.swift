import SceneCollections
import Scenes

/// Where the section of a ``RowStage`` is after gestures, found by looking at each stop; offsets count from where the
/// section begins.
struct RowGestureModel {
  private let isPaging: Bool
  /// The offsets at which it may rest, in order; none if it may anywhere.
  private let stops: [Double]
  /// The first offset, and the last.
  let (first, last): (Double, Double)
  private(set) var offset: Double
  private var start: Double?

  init(_ behavior: CollectionLayoutSection.OrthogonalScrollingBehavior) {
    let groups = (0..<8).map { Double($0) * 108 }
    switch behavior {
    case .none, .continuous: stops = []
    case .paging: stops = [0, 310, 546]
    case .continuousGroupLeadingBoundary, .groupPaging: stops = groups.filter { $0 < 546 } + [546]
    // Two groups fit.
    case .groupPagingCentered: stops = groups.dropLast().map { $0 + 104 - 155 }
    }
    isPaging = behavior != .continuousGroupLeadingBoundary
    (first, last) = (stops.first ?? 0, stops.last ?? 546)
    offset = first
  }

  private func clamped(_ offset: Double) -> Double { min(max(offset, first), last) }

  /// The app moves the section.
  mutating func set(_ new: Double) {
    if let start { self.start = start + clamped(new) - offset }
    offset = clamped(new)
  }

  mutating func move(to new: Double, _ phase: ScreenScrollPhase) {
    let new = clamped(new)
    if phase == .ended {
      let isStill = start == nil && abs(new - offset) < 0.01
      let rest = rest(for: new, velocity: start == nil ? new - offset : 0)
      start = nil
      if !isStill { offset = rest }
    } else {
      start = start ?? offset
      offset = new
    }
  }

  func rest(for proposed: Double, velocity: Double) -> Double {
    let proposed = clamped(proposed)
    if stops.isEmpty { return proposed }
    let nearest = { (offset: Double) in
      // The later one of two that are as near.
      stops.reversed().min { abs($0 - offset) < abs($1 - offset) } ?? 0
    }
    var rest = nearest(proposed)
    if abs(rest - proposed) > 0.5 {
      if velocity > 0 { rest = stops.first { $0 >= proposed } ?? last }
      if velocity < 0 { rest = stops.last { $0 <= proposed } ?? first }
    }
    guard isPaging else { return rest }
    let page = stops.firstIndex(of: nearest(clamped(start ?? offset))) ?? 0
    return min(max(rest, stops[max(page - 1, 0)]), stops[min(page + 1, stops.count - 1)])
  }
}
