import Scenes

/// Groups of a plan, of which each takes the same number of items.
///
/// If nothing in them is measured, all are alike, and where one stands is found by arithmetic. Otherwise the
/// length of each is kept in sums, and its items are placed when somebody asks.
final class LineRun: GroupRun {
  private let plan: GroupPlan
  private let around: GroupSurrounding
  /// The places in a full group, before anything is measured.
  private let template: [GroupArranger.Place]
  private let templateAttached: [GroupArranger.Attached]
  private let fullLength: Double
  private let fullReach: Double
  /// The lengths of the groups with the room around each, if they are measured.
  private var advances = PrefixSums()
  /// The measured sizes; not a number where one is not known.
  private var widths: [Double] = []
  private var heights: [Double] = []
  private var widest = 0.0

  init(_ plan: GroupPlan, _ around: GroupSurrounding, axis: ScreenAxis, count: Int) {
    self.plan = plan
    self.around = around
    var arranger = GroupArranger(count: plan.count) { _ in nil }
    fullLength = axis.along(arranger.arrange(plan))
    template = arranger.places
    templateAttached = arranger.attached
    fullReach = Self.reach(of: template, along: axis)
    super.init(axis: axis, count: plan.count > 0 ? count : 0)
    measureAll()
  }

  private static func reach(of places: [GroupArranger.Place], along axis: ScreenAxis) -> Double {
    places.reduce(0) { reach, place in
      let frame = place.frame
      return max(reach, axis == .vertical ? frame.maxY : frame.maxX)
    }
  }

  // MARK: - Groups

  private var groupCount: Int { plan.count == 0 ? 0 : (count + plan.count - 1) / plan.count }

  private var isLengthMeasured: Bool {
    axis == .vertical ? plan.isHeightEstimated : plan.isWidthEstimated
  }

  private var isBreadthMeasured: Bool {
    axis == .vertical ? plan.isWidthEstimated : plan.isHeightEstimated
  }

  private func items(of group: Int) -> Range<Int> {
    group * plan.count..<min(count, (group + 1) * plan.count)
  }

  private func start(of group: Int) -> Double {
    plan.isFixed ? Double(group) * around.advance(fullLength) : advances.sum(before: group)
  }

  private func group(at distance: Double) -> Int {
    if !plan.isFixed { return advances.place(at: distance) }
    let advance = around.advance(fullLength)
    if distance < 0 { return -1 }
    guard advance > 0 else { return groupCount - 1 }
    return Int(min(distance / advance, Double(groupCount - 1)))
  }

  private func arranged(_ group: Int) -> (arranger: GroupArranger, size: ScreenSize) {
    let items = items(of: group)
    var arranger = GroupArranger(count: items.count) { [self] in measured(items.lowerBound + $0) }
    let size = arranger.arrange(plan)
    return (arranger, size)
  }

  /// The length of a group; the last is shorter if it lacks items and its length is not measured.
  private func length(of group: Int) -> Double {
    let items = items(of: group)
    if isLengthMeasured, let length = quickLength(items) { return length }
    if !isLengthMeasured, items.count == plan.count { return fullLength }
    let (arranger, size) = arranged(group)
    if isLengthMeasured { return axis.along(size) }
    let reach = Self.reach(of: arranger.places, along: axis)
    return min(fullLength, reach + (fullLength - fullReach))
  }

  /// The length of a row of plain items: that of the longest.
  private func quickLength(_ items: Range<Int>) -> Double? {
    guard isPlainRow else { return nil }
    let sizes = axis == .vertical ? heights : widths
    var length = 0.0
    for (slot, item) in zip(plan.slots, items) {
      let measures = axis == .vertical ? slot.measuresHeight : slot.measuresWidth
      let known = measures ? sizes[item] : .nan
      length = max(length, known.isNaN ? axis.along(slot.size) : known)
    }
    return length
  }

  private lazy var isPlainRow =
    (plan.axis != axis || plan.slots.count == 1) && plan.insets == .zero
    && plan.slots.allSatisfy { $0.group == nil && $0.edges == nil }

  override var length: Double {
    let groups = groupCount
    if groups == 0 { return 0 }
    let last = plan.isFixed ? around.advance(length(of: groups - 1)) : advances.lengths[groups - 1]
    return start(of: groups - 1) + last - around.spacing
  }

  override var breadth: Double {
    let own = isBreadthMeasured ? widest : (axis == .vertical ? plan.size.width : plan.size.height)
    return around.near + own + around.far
  }

  override var groupSpans: [OrthogonalStops.Span] {
    (0..<groupCount).map { group in
      OrthogonalStops.Span(start: start(of: group) + around.before, length: length(of: group))
    }
  }

  override var isMeasured: Bool { !plan.isFixed }

  // MARK: - Sizes

  private func measured(_ item: Int) -> ScreenSize? {
    guard !plan.isFixed, !(heights[item].isNaN && widths[item].isNaN) else { return nil }
    let slot = template[item % plan.count].slot
    return ScreenSize(
      width: widths[item].isNaN ? slot.width : widths[item],
      height: heights[item].isNaN ? slot.height : heights[item]
    )
  }

  private func measureAll() {
    guard !plan.isFixed else { return }
    widths.append(contentsOf: repeatElement(.nan, count: count - widths.count))
    heights.append(contentsOf: repeatElement(.nan, count: count - heights.count))
    sumUp()
  }

  private func sumUp() {
    advances = PrefixSums((0..<groupCount).map { around.advance(length(of: $0)) })
    findWidest()
  }

  private func findWidest() {
    guard isBreadthMeasured else { return }
    widest = (0..<groupCount).reduce(0) { widest, group in
      let size = arranged(group).size
      return max(widest, axis == .vertical ? size.width : size.height)
    }
  }

  override func append(_ added: Int) {
    guard plan.count > 0 else { return }
    let known = groupCount
    super.append(added)
    guard !plan.isFixed else { return }
    widths.append(contentsOf: repeatElement(.nan, count: added))
    heights.append(contentsOf: repeatElement(.nan, count: added))
    // The last group may have had free slots.
    if known > 0 { advances.set(known - 1, to: around.advance(length(of: known - 1))) }
    for group in known..<groupCount { advances.append(around.advance(length(of: group))) }
    findWidest()
  }

  override func replace(count: Int, from old: (Int) -> Int?) {
    guard plan.count > 0 else { return }
    super.replace(count: count, from: old)
    guard !plan.isFixed else { return }
    let (oldWidths, oldHeights) = (widths, heights)
    let origins = (0..<count).map(old)
    widths = origins.map { $0.map { oldWidths[$0] } ?? .nan }
    heights = origins.map { $0.map { oldHeights[$0] } ?? .nan }
    sumUp()
  }

  override func setMeasured(_ size: ScreenSize, of item: Int) -> Bool {
    guard !plan.isFixed, item < count else { return false }
    let place = template[item % plan.count]
    let before = (widths[item], heights[item])
    if place.measuresWidth { widths[item] = size.width.lengthOrZero }
    if place.measuresHeight { heights[item] = size.height.lengthOrZero }
    if before == (widths[item], heights[item]) { return false }
    let slot = place.slot
    let isSame =
      (before.0.isNaN ? slot.width : before.0) == (widths[item].isNaN ? slot.width : widths[item])
      && (before.1.isNaN ? slot.height : before.1)
        == (heights[item].isNaN ? slot.height : heights[item])
    if isSame { return false }
    noteChange(inGroup: item / plan.count)
    return true
  }

  private func noteChange(inGroup group: Int) {
    advances.set(group, to: around.advance(length(of: group)))
    findWidest()
  }

  override func forgetMeasured(_ items: some Sequence<Int>) {
    guard !plan.isFixed else { return }
    for item in items where item < count {
      widths[item] = .nan
      heights[item] = .nan
    }
    sumUp()
  }

  // MARK: - Questions

  /// Where a group's own corner is.
  private func origin(of group: Int) -> ScreenPoint {
    let size = axis.size(along: start(of: group) + around.before, across: around.near)
    return plan.pixels.position(ScreenPoint(x: size.width, y: size.height))
  }

  private func place(_ place: GroupArranger.Place, _ item: Int, at origin: ScreenPoint) -> Place {
    Place(
      item: item,
      frame: place.frame.moved(by: origin),
      measuresWidth: place.measuresWidth,
      measuresHeight: place.measuresHeight,
      supplementaries: place.item.supplementaryItems
    )
  }

  override func place(of item: Int) -> Place {
    let group = item / plan.count
    let places = plan.isFixed ? template : arranged(group).arranger.places
    return place(places[item % plan.count], item, at: origin(of: group))
  }

  override func visit(from start: Double, to end: Double, _ body: (Place) -> Void) {
    for group in groups(from: start, to: end) {
      let origin = origin(of: group)
      let places = plan.isFixed ? template : arranged(group).arranger.places
      for (item, found) in zip(items(of: group), places) { body(place(found, item, at: origin)) }
    }
  }

  override func visitAttached(from start: Double, to end: Double, _ body: (Attached) -> Void) {
    if templateAttached.isEmpty, plan.supplementaries.isEmpty { return }
    for group in groups(from: start, to: end) {
      let origin = origin(of: group)
      let first = group * plan.count
      let (arranger, size) = arranged(group)
      if !plan.supplementaries.isEmpty {
        let frame = ScreenRect(origin: origin, size: size)
        body(Attached(frame: frame, supplementaries: plan.supplementaries, firstItem: first))
      }
      for attached in arranger.attached {
        body(
          Attached(
            frame: attached.frame.moved(by: origin),
            supplementaries: attached.supplementaries,
            firstItem: first + attached.first
          )
        )
      }
    }
  }

  /// The groups that meet a stretch.
  private func groups(from start: Double, to end: Double) -> Range<Int> {
    guard groupCount > 0, end > start else { return 0..<0 }
    let first = max(0, group(at: start))
    let last = group(at: end)
    return last < first ? 0..<0 : first..<(last + 1)
  }
}
