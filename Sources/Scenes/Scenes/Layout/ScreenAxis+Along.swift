/// What lies along an axis, and across it.
extension ScreenAxis {
  package func along(_ point: ScreenPoint) -> Double { self == .vertical ? point.y : point.x }

  package func along(_ size: ScreenSize) -> Double { self == .vertical ? size.height : size.width }

  package func along(_ insets: ScreenInsets) -> Double {
    self == .vertical ? insets.top + insets.bottom : insets.horizontal
  }

  /// The space before what begins where a line or a screen does.
  package func before(_ insets: ScreenInsets) -> Double {
    self == .vertical ? insets.top : insets.leading
  }

  package func across(_ size: ScreenSize) -> Double { self == .vertical ? size.width : size.height }

  /// The point at a distance along it.
  package func point(_ distance: Double) -> ScreenPoint {
    self == .vertical ? ScreenPoint(x: 0, y: distance) : ScreenPoint(x: distance, y: 0)
  }

  package func size(along length: Double, across breadth: Double) -> ScreenSize {
    self == .vertical
      ? ScreenSize(width: breadth, height: length) : ScreenSize(width: length, height: breadth)
  }

  /// Where the content of a scroll that moves along it can be seen no further.
  func end(of content: ScreenSize, in room: ScreenSize) -> ScreenPoint {
    point(max(0, along(content) - along(room)))
  }

  /// The offset nearest to another one at which a scroll shows content.
  func clamped(_ offset: ScreenPoint, of content: ScreenSize, in room: ScreenSize) -> ScreenPoint {
    point(min(max(0, along(offset)), along(end(of: content, in: room))))
  }
}
