extension ScreenElement {
  /// Keeps the element's size between limits, in points.
  ///
  /// Unlike ``frame(width:height:)`` it wraps the element: what follows applies to the wrapping. A limit that is
  /// negative or not finite is none, and the least size wins over the greatest, as with the constraints of
  /// UIKit of which the least is the more important.
  ///
  /// - Returns: An element of the limited size with the element in its middle, which fills it if it can.
  public consuming func sizeLimits(
    minWidth: Double? = nil,
    maxWidth: Double? = nil,
    minHeight: Double? = nil,
    maxHeight: Double? = nil
  ) -> ScreenElement {
    let limits = ScreenSizeLimits(
      width: ScreenLengthLimits(minWidth, maxWidth),
      height: ScreenLengthLimits(minHeight, maxHeight)
    )
    return ScreenElement(.sized, laidOutBy: limits, [self])
  }

  /// Gives the element the shape of a rectangle whose width is so many times its height, as large as its room
  /// allows.
  ///
  /// It wraps the element: what follows applies to the wrapping. A ratio that is not above 0, or not finite,
  /// counts as 1.
  public consuming func aspectRatio(_ ratio: Double) -> ScreenElement {
    let shape = ScreenAspect(ratio: ratio.isFinite && ratio > 0 ? ratio : 1)
    return ScreenElement(.sized, laidOutBy: shape, [self])
  }

  init(_ role: ScreenRole, laidOutBy layout: some ScreenLayout, _ children: [ScreenElement]) {
    self.init(role, .custom, children: children)
    changeDetails { $0.layout = ScreenLayoutBox(layout) }
  }
}

/// A least and a greatest length, in points.
struct ScreenLengthLimits: Sendable, Equatable {
  let least: Double
  let greatest: Double

  init(_ least: Double?, _ greatest: Double?) {
    self.least = least.flatMap { $0.asLength } ?? 0
    self.greatest = max(self.least, greatest.flatMap { $0.asLength } ?? .infinity)
  }

  func clamp(_ length: Double) -> Double { min(max(length, least), greatest) }
}

/// An element whose size is kept between limits.
struct ScreenSizeLimits: ScreenLayout {
  let width: ScreenLengthLimits
  let height: ScreenLengthLimits

  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    guard children.count > 0 else { return ScreenArrangement(size: .zero, frames: []) }
    let offered = room.width.isFinite ? room.width : children.idealWidth(at: 0)
    var inner = children.size(at: 0, width: width.clamp(offered))
    let size = ScreenSize(width: width.clamp(inner.width), height: height.clamp(inner.height))
    if size.height != inner.height {
      inner = children.size(at: 0, width: width.clamp(offered), height: size.height)
    }
    return ScreenArrangement(size: size, frames: [size.rect(inTheMiddle: inner)])
  }
}

/// An element of a shape.
struct ScreenAspect: ScreenLayout {
  let ratio: Double

  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    guard children.count > 0 else { return ScreenArrangement(size: .zero, frames: []) }
    var width = room.width.isFinite ? room.width : children.idealWidth(at: 0)
    if room.height.isFinite { width = min(width, room.height * ratio) }
    let size = ScreenSize(width: width, height: width / ratio)
    let inner = children.size(at: 0, width: size.width, height: size.height)
    return ScreenArrangement(size: size, frames: [size.rect(inTheMiddle: inner)])
  }
}

extension ScreenSize {
  /// Where something of another size stands in the middle of one of this size.
  fileprivate func rect(inTheMiddle inner: ScreenSize) -> ScreenRect {
    ScreenRect(
      x: (width - inner.width) / 2,
      y: (height - inner.height) / 2,
      width: inner.width,
      height: inner.height
    )
  }
}
