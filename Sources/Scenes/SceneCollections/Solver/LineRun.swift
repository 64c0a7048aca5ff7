import Scenes

/// Groups of a plan, of which each takes the same number of items.
///
/// If nothing in them is measured, all are alike, and where one stands is found by arithmetic. Otherwise the
/// length of each is kept in sums, and its items are placed on request.
final class LineRun: GroupRun {
  private let plan: GroupPlan
  private let around: GroupSurrounding
  /// The places in a full group, before anything is measured.
  private var template: [GroupArranger.Place]
  private let hasAttachedInnerGroups: Bool
  private let fullLength: Double
  private let fullReach: Double
  /// The lengths of the groups with the room around each, if they are measured.
  private var advances = PrefixSums()
  private var sizes = MeasuredSizes(count: 0)
  /// How far each group reaches across, if that is measured.
  private var breadths = LongestLength()
  /// `true` if a measured group may have taken less room than the spacing behind it takes away.
  private var hasGoneBack = false

  init(_ plan: GroupPlan, _ around: GroupSurrounding, axis: ScreenAxis, count: Int) {
    self.plan = plan
    self.around = around
    let (arranger, size) = plan.arranged(plan.placed) { _ in nil }
    fullLength = axis.along(size)
    hasAttachedInnerGroups = !arranger.attached.isEmpty
    fullReach = plan.reach(of: arranger.places, along: axis, fullLength: fullLength)
    template = arranger.places.kept(for: count)
    super.init(axis: axis, count: plan.count > 0 ? count : 0)
    guard !plan.isFixed else { return }
    sizes = MeasuredSizes(count: self.count)
    sumUp()
  }

  /// Returns `true` if the groups of a plan stand as these do, so that this run can take further items.
  func stands(as plan: GroupPlan, _ around: GroupSurrounding, axis: ScreenAxis) -> Bool {
    axis == self.axis && around == self.around && plan == self.plan
  }

  /// Places a full group again if more items need more of its places.
  private func extendTemplate(for count: Int) {
    if template.count >= min(count, plan.placed) { return }
    template = plan.arranged(plan.placed) { _ in nil }.arranger.places.kept(for: count)
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
    return plan.arranged(items.count) { [self] in measured(items.lowerBound + $0) }
  }

  /// The length of a group; the last is shorter, down to none, if it lacks items and its length is not measured.
  private func length(of group: Int) -> Double {
    let items = items(of: group)
    if let plainRow { return plainRow.length(of: items, lengths) }
    if !isLengthMeasured, items.count == plan.count { return fullLength }
    let (arranger, size) = arranged(group)
    if isLengthMeasured { return axis.along(size) }
    let reach = arranger.places.reach(along: axis)
    return max(0, min(fullLength, reach + (fullLength - fullReach)))
  }

  /// The measured sizes along the run.
  private var lengths: [Double] { axis == .vertical ? sizes.heights : sizes.widths }

  /// The groups as rows of plain items, if they are that and their length is measured.
  private lazy var plainRow = isLengthMeasured ? PlainRow(plan, along: axis) : nil

  override var length: Double {
    guard groupCount > 0 else { return 0 }
    let end = groupCount - 1
    let last = plan.isFixed ? around.advance(length(of: end)) : advances.lengths[end]
    return start(of: end) + last - around.spacing
  }

  override var breadth: Double {
    let own =
      isBreadthMeasured
      ? breadths.longest : (axis == .vertical ? plan.size.width : plan.size.height)
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
    if plan.isFixed { return nil }
    let (width, height) = (sizes.widths[item], sizes.heights[item])
    if width.isNaN, height.isNaN { return nil }
    let slot = template[item % plan.count].slot
    return ScreenSize(
      width: width.isNaN ? slot.width : width,
      height: height.isNaN ? slot.height : height
    )
  }

  override var goesBack: Bool {
    plan.isFixed ? around.advance(fullLength) < 0 : hasGoneBack
  }

  /// How far a measured group of a length moves the next one.
  private func advance(_ length: Double) -> Double {
    let advance = around.advance(length)
    if advance < 0 { hasGoneBack = true }
    return advance
  }

  private func sumUp() {
    let lengths =
      plainRow?.lengths(of: groupCount, count: count, lengths)
      ?? (0..<groupCount).map { length(of: $0) }
    advances = PrefixSums(lengths.map(advance))
    if isBreadthMeasured { breadths = LongestLength((0..<groupCount).map { breadth(of: $0) }) }
  }

  override func measureAll(_ size: (_ item: Int, _ proposed: ScreenSize) -> ScreenSize) {
    guard !plan.isFixed, count > 0 else { return }
    // A copy, since the closure that is asked may ask back where something stands.
    var new = sizes
    template.measure(&new.widths, &new.heights, size)
    replace(count: count, new)
  }

  private func breadth(of group: Int) -> Double { axis.across(arranged(group).size) }

  /// Finds the lengths of a group again, in which something has changed.
  private func settle(_ group: Int) {
    advances.set(group, to: advance(length(of: group)))
    if isBreadthMeasured { breadths.set(group, to: breadth(of: group)) }
  }

  override func append(_ added: Int) {
    guard plan.count > 0 else { return }
    let known = groupCount
    super.append(added)
    extendTemplate(for: count)
    guard !plan.isFixed else { return }
    sizes.widths.append(contentsOf: repeatElement(.nan, count: added))
    sizes.heights.append(contentsOf: repeatElement(.nan, count: added))
    // The last group may have had free slots.
    if known > 0 { settle(known - 1) }
    for group in known..<groupCount {
      advances.append(advance(length(of: group)))
      if isBreadthMeasured { breadths.append(breadth(of: group)) }
    }
  }

  override func replace(count: Int, _ sizes: MeasuredSizes?) {
    guard plan.count > 0 else { return }
    super.replace(count: count, sizes)
    extendTemplate(for: count)
    guard !plan.isFixed else { return }
    self.sizes = sizes ?? MeasuredSizes(count: count)
    sumUp()
  }

  override func measuredSizes(of count: Int, from origin: (Int) -> Origin?) -> MeasuredSizes? {
    guard !plan.isFixed else { return nil }
    extendTemplate(for: count)
    var sizes = MeasuredSizes(count: count)
    for item in 0..<count {
      guard let origin = origin(item), let run = origin.run as? LineRun,
        run.sizes.widths.indices.contains(origin.item),
        template[item % plan.count].isMeasured(as: run.template[origin.item % run.plan.count])
      else { continue }
      sizes.widths[item] = run.sizes.widths[origin.item]
      sizes.heights[item] = run.sizes.heights[origin.item]
    }
    return sizes
  }

  override func setMeasured(_ size: ScreenSize, of item: Int) -> Bool {
    guard !plan.isFixed, (0..<count).contains(item) else { return false }
    let place = template[item % plan.count]
    let before = measured(item) ?? place.slot.size
    if place.measuresWidth { sizes.widths[item] = size.width.lengthOrZero }
    if place.measuresHeight { sizes.heights[item] = size.height.lengthOrZero }
    if measured(item) ?? place.slot.size == before { return false }
    settle(item / plan.count)
    return true
  }

  override func forgetMeasured(_ items: some Sequence<Int>) {
    guard !plan.isFixed else { return }
    var groups: Set<Int> = []
    for item in items where (0..<count).contains(item) {
      (sizes.widths[item], sizes.heights[item]) = (.nan, .nan)
      groups.insert(item / plan.count)
    }
    for group in groups { settle(group) }
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

  override func visit(in rect: ScreenRect?, _ body: (Place) -> Void) {
    for group in groups(in: rect) {
      let origin = origin(of: group)
      let arranged = plan.isFixed ? nil : arranged(group)
      if let rect, !frame(of: group, arranged?.size).meets(rect) { continue }
      let places = arranged?.arranger.places ?? template
      for (item, found) in zip(items(of: group), places) { body(place(found, item, at: origin)) }
    }
  }

  override func visitAttached(in rect: ScreenRect?, _ body: (Attached) -> Void) {
    if !hasAttachedInnerGroups, plan.supplementaries.isEmpty { return }
    for group in groups(in: rect) {
      let origin = origin(of: group)
      let first = group * plan.count
      let (arranger, size) = arranged(group)
      let frame = frame(of: group, size)
      if let rect, !frame.meets(rect) { continue }
      if !plan.supplementaries.isEmpty {
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

  /// The frame of a group, the last of which is shorter if it lacks items.
  private func frame(of group: Int, _ arranged: ScreenSize?) -> ScreenRect {
    let size = arranged ?? plan.size
    let length = group == groupCount - 1 ? length(of: group) : axis.along(size)
    return ScreenRect(
      origin: origin(of: group),
      size: axis.size(along: length, across: axis.across(size))
    )
  }

  /// The groups among which are all that meet a rectangle.
  private func groups(in rect: ScreenRect?) -> Range<Int> {
    candidates(in: rect, of: groupCount, around, plan.pixels) { group(at: $0) }
  }
}
