/// A rectangle on a screen, in points; its left and top edges belong to it, the other two don't.
public struct ScreenRect: Sendable, Hashable, Codable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle from its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle of a size, by default at the top left corner of the screen.
  public init(origin: ScreenPoint = .zero, size: ScreenSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The right edge.
  public var maxX: Double { x + width }

  /// The bottom edge.
  public var maxY: Double { y + height }

  /// The point in the middle.
  public var center: ScreenPoint { ScreenPoint(x: x + width / 2, y: y + height / 2) }

  /// Its width and height.
  public var size: ScreenSize { ScreenSize(width: width, height: height) }

  /// Whether the rectangle contains no point.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether `point` lies in the rectangle.
  public func contains(_ point: ScreenPoint) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// The rectangle that both share; a rectangle without size if they share no point.
  public func intersection(_ other: ScreenRect) -> ScreenRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return ScreenRect(
      x: left,
      y: top,
      width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top)
    )
  }

  /// The least rectangle around both; what is empty takes no room.
  func union(_ other: ScreenRect) -> ScreenRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return ScreenRect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }

  /// The rectangle with lengths that can be laid out.
  var usable: ScreenRect {
    ScreenRect(origin: ScreenPoint(x: x.orZero, y: y.orZero), size: size.usable)
  }

  /// The corner at which it begins.
  package var origin: ScreenPoint { ScreenPoint(x: x, y: y) }

  /// It at a distance from where it is.
  @inlinable
  package func moved(by distance: ScreenPoint) -> ScreenRect {
    ScreenRect(x: x + distance.x, y: y + distance.y, width: width, height: height)
  }

  /// The corner at which it ends.
  var end: ScreenPoint { ScreenPoint(x: maxX, y: maxY) }

  /// What the insets leave of it, of which the trailing one is on the left if it is mirrored.
  func inset(by insets: ScreenInsets, isMirrored: Bool) -> ScreenRect {
    ScreenRect(
      x: x + (isMirrored ? insets.trailing : insets.leading),
      y: y + insets.top,
      width: max(0, width - insets.horizontal),
      height: max(0, height - insets.vertical)
    )
  }

  /// The area outside `other`, as up to four rectangles that do not overlap.
  package func subtracting(_ other: ScreenRect) -> [ScreenRect] {
    let hole = intersection(other)
    if hole.isEmpty { return [self] }
    let parts = [
      ScreenRect(x: x, y: y, width: width, height: hole.y - y),
      ScreenRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
      ScreenRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      ScreenRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
    ]
    return parts.filter { !$0.isEmpty }
  }
}

extension ScreenRect: CustomStringConvertible {
  /// Its corner and size, such as `(16, 780, 358 × 44)`.
  public var description: String {
    let numbers = [x, y, width, height].map { ScreenLength(points: $0).description }
    return "(\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3]))"
  }
}
