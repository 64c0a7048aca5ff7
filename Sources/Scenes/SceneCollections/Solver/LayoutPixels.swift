import Scenes

/// Finds lengths from dimensions, on whole pixels where a display's scale is known.
struct LayoutPixels: Equatable {
  /// The pixels of a point; `nil` to keep lengths as they are, as for one that no display has.
  let scale: Double?

  init(scale: Double?) {
    self.scale = scale.flatMap { (0.01...1_000).contains($0) ? $0 : nil }
  }

  func size(_ size: CollectionLayoutSize, in box: ScreenSize) -> ScreenSize {
    ScreenSize(
      width: length(size.widthDimension, in: box),
      height: length(size.heightDimension, in: box)
    )
  }

  func length(_ dimension: CollectionLayoutDimension, in box: ScreenSize) -> Double {
    switch dimension {
    case .fractionalWidth(let part): floored((part * max(0, box.width)).lengthOrZero)
    case .fractionalHeight(let part): floored((part * max(0, box.height)).lengthOrZero)
    case .absolute(let length), .estimated(let length): length.lengthOrZero
    }
  }

  /// Parts of a room end on a whole pixel; what lacks less than rounding errors do counts as one.
  func floored(_ length: Double) -> Double {
    guard let scale else { return length }
    return (length * scale + 1e-6).rounded(.down) / scale
  }

  /// The nearest whole pixel; in the middle of two, within what rounding errors do, the one behind.
  func position(_ length: Double) -> Double {
    guard let scale else { return length }
    return (length * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  func position(_ point: ScreenPoint) -> ScreenPoint {
    ScreenPoint(x: position(point.x), y: position(point.y))
  }

  /// How far rounding moves something at most that stands in something that is moved as well.
  var slack: Double { scale.map { 2 / $0 } ?? 1e-6 }
}
