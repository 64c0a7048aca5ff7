import Scenes

/// A header or footer of a section or of the whole layout, with its size.
struct BoundaryPlacement {
  let item: CollectionLayoutBoundaryItem
  /// The size, with an estimate where it is measured.
  private(set) var size: ScreenSize
  private var isMeasured = false

  init(item: CollectionLayoutBoundaryItem, size: ScreenSize) {
    (self.item, self.size) = (item, size)
  }

  var measuresWidth: Bool { item.layoutSize.widthDimension.isEstimated }
  var measuresHeight: Bool { item.layoutSize.heightDimension.isEstimated }

  /// Takes what was measured; returns whether that is another size.
  mutating func take(_ measured: ScreenSize) -> Bool {
    let old = size
    isMeasured = true
    if measuresWidth { size.width = measured.width.lengthOrZero }
    if measuresHeight { size.height = measured.height.lengthOrZero }
    return size != old
  }

  /// It with the size that one of its kind was measured at, if that was measured for the same length.
  func keepingMeasured(of old: [BoundaryPlacement]) -> BoundaryPlacement {
    guard let same = old.first(where: { $0.item.elementKind == item.elementKind }), same.isMeasured,
      same.measuresWidth == measuresWidth, same.measuresHeight == measuresHeight,
      measuresWidth || same.size.width == size.width,
      measuresHeight || same.size.height == size.height
    else { return self }
    var placement = self
    _ = placement.take(same.size)
    return placement
  }

  /// Where along the scroll it stands: 0 before, 1 behind, a half beside.
  func side(along axis: ScreenAxis) -> Double {
    axis == .vertical ? item.alignment.point.y : item.alignment.point.x
  }

  /// Returns how much its owner grows before it and behind it.
  func growth(along axis: ScreenAxis) -> (before: Double, after: Double) {
    guard item.extendsBoundary else { return (0, 0) }
    let length = axis.along(size)
    let offset = axis.along(item.absoluteOffset).finiteOrZero
    switch side(along: axis) {
    case 0: return (max(0, length - offset + item.topPadding), 0)
    case 1: return (0, max(0, length + offset))
    default: return (0, 0)
    }
  }

  /// Returns the length that the sections between both ends must have at least, since it is beside them.
  func lengthBeside(along axis: ScreenAxis) -> Double {
    item.extendsBoundary && side(along: axis) == 0.5 ? axis.along(size) : 0
  }

  /// Its frame, from the beginning of its owner.
  ///
  /// - Parameters:
  ///   - axis: The direction of the scroll.
  ///   - before: How much was grown before.
  ///   - inner: The length between what was grown before and behind.
  ///   - across: Where its room across begins, and how broad that is.
  /// - Returns: The frame.
  func frame(
    along axis: ScreenAxis,
    before: Double,
    inner: Double,
    across: (start: Double, breadth: Double)
  ) -> ScreenRect {
    let length = axis.along(size)
    let start: Double
    switch (side(along: axis), item.extendsBoundary) {
    case (0, true): start = before - length
    case (0, false): start = before
    case (1, true): start = before + inner
    case (1, false): start = before + inner - length
    case (_, true) where length >= inner: start = before
    default: start = before + (inner - length) / 2
    }
    let part = axis == .vertical ? item.alignment.point.x : item.alignment.point.y
    let rest = across.breadth - axis.across(size)
    let corner = axis.size(along: start, across: across.start + rest * part)
    return ScreenRect(
      x: corner.width + item.absoluteOffset.x.finiteOrZero,
      y: corner.height + item.absoluteOffset.y.finiteOrZero,
      width: size.width,
      height: size.height
    )
  }
}
