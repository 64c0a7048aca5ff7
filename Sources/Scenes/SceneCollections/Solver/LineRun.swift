import Scenes

/// Groups of a plan, of which each takes the same number of items.
///
/// If nothing in them is measured, all are alike, and where one stands is found by arithmetic. Otherwise the
/// length of each is kept in sums, and its items are placed when somebody asks.
final class LineRun: GroupRun {
  private typealias Sizes = (widths: [Double], heights: [Double])

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
  /// Whether a measured group may have taken less room than the spacing behind it takes away.
  private var hasGoneBack = false

  init(_ plan: GroupPlan, _ around: GroupSurrounding, axis: ScreenAxis, count: Int) {
    self.plan = plan
    self.around = around
    var arranger = GroupArranger(count: plan.count) { _ in nil }
    fullLength = axis.along(arranger.arrange(plan))
    template = arranger.places
    templateAttached = arranger.attached
    fullReach = template.reach(along: axis)
    super.init(axis: axis, count: plan.count > 0 ? count : 0)
    guard !plan.isFixed else { return }
    widths = Array(repeating: .nan, count: self.count)
    heights = widths
    sumUp()
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

  /// The length of a group; the last is shorter, down to none, if it lacks items and its length is not measured.
  private func length(of group: Int) -> Double {
    let items = items(of: group)
    if let plainRow { return plainRow.length(of: items, axis == .vertical ? heights : widths) }
    if !isLengthMeasured, items.count == plan.count { return fullLength }
    let (arranger, size) = arranged(group)
    if isLengthMeasured { return axis.along(size) }
    let reach = arranger.places.reach(along: axis)
    return max(0, min(fullLength, reach + (fullLength - fullReach)))
  }

  /// The groups as rows of plain items, if they are that and their length is measured.
  private lazy var plainRow = isLengthMeasured ? PlainRow(plan, along: axis) : nil

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

  override var goesBack: Bool {
    plan.isFixed ? around.advance(fullLength) < 0 : hasGoneBack
  }

  /// How far a measured group moves the next one.
  private func advance(of group: Int) -> Double {
    let advance = around.advance(length(of: group))
    if advance < 0 { hasGoneBack = true }
    return advance
  }

  private func sumUp() {
    let sizes = axis == .vertical ? heights : widths
    var lengths =
      plainRow?.lengths(of: groupCount, count: count, sizes)
      ?? (0..<groupCount).map { length(of: $0) }
    for group in lengths.indices {
      let advance = around.advance(lengths[group])
      if advance < 0 { hasGoneBack = true }
      lengths[group] = advance
    }
    advances = PrefixSums(lengths)
    findWidest()
  }

  override func measureAll(_ size: (_ item: Int, _ proposed: ScreenSize) -> ScreenSize) {
    guard !plan.isFixed, count > 0 else { return }
    // Of its own, since what is asked may ask back where something stands.
    var (newWidths, newHeights) = (widths, heights)
    template.measure(&newWidths, &newHeights, size)
    take((newWidths, newHeights))
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
    if known > 0 { advances.set(known - 1, to: advance(of: known - 1)) }
    for group in known..<groupCount { advances.append(advance(of: group)) }
    findWidest()
  }

  override func replace(count: Int, from old: (Int) -> Int?) {
    guard plan.count > 0 else { return }
    // First, since who is asked may ask back where something stands.
    let sizes = plan.isFixed ? nil : sizes(of: self, count, from: old)
    super.replace(count: count, from: old)
    if let sizes { take(sizes) }
  }

  override func keepMeasured(of old: GroupRun) {
    guard !plan.isFixed, let old = old as? LineRun, !old.plan.isFixed else { return }
    take(sizes(of: old, count) { $0 < old.count ? $0 : nil })
  }

  private func take(_ sizes: Sizes) {
    (widths, heights) = sizes
    sumUp()
  }

  /// The sizes of items by their places in an old run, as far as these were measured for the same lengths.
  private func sizes(of run: LineRun, _ count: Int, from old: (Int) -> Int?) -> Sizes {
    var sizes = Sizes(Array(repeating: .nan, count: count), Array(repeating: .nan, count: count))
    for item in 0..<count {
      guard let place = old(item), run.widths.indices.contains(place),
        template[item % plan.count].isMeasured(as: run.template[place % run.plan.count])
      else { continue }
      (sizes.widths[item], sizes.heights[item]) = (run.widths[place], run.heights[place])
    }
    return sizes
  }

  override func setMeasured(_ size: ScreenSize, of item: Int) -> Bool {
    guard !plan.isFixed, (0..<count).contains(item) else { return false }
    let place = template[item % plan.count]
    let before = measured(item) ?? place.slot.size
    if place.measuresWidth { widths[item] = size.width.lengthOrZero }
    if place.measuresHeight { heights[item] = size.height.lengthOrZero }
    if measured(item) ?? place.slot.size == before { return false }
    let group = item / plan.count
    advances.set(group, to: advance(of: group))
    findWidest()
    return true
  }

  override func forgetMeasured(_ items: some Sequence<Int>) {
    guard !plan.isFixed else { return }
    for item in items where (0..<count).contains(item) {
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
    if templateAttached.isEmpty, plan.supplementaries.isEmpty { return }
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
