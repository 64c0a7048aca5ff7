/// A custom layout: it says how large a container is, and where its children stand.
///
/// It is a value: the container is laid out again when the layout is not equal to the one before.
/// ```swift
/// struct Circle: ScreenLayout {
///   let radius: Double
///
///   func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
///     let frames = (0..<children.count).map { index in
///       let angle = 2 * Double.pi * Double(index) / Double(children.count)
///       let size = children.size(at: index, width: room.width)
///       return ScreenRect(
///         x: radius + radius * cos(angle) - size.width / 2,
///         y: radius + radius * sin(angle) - size.height / 2,
///         width: size.width, height: size.height)
///     }
///     return ScreenArrangement(size: ScreenSize(width: 2 * radius, height: 2 * radius), frames: frames)
///   }
/// }
/// ```
public protocol ScreenLayout: Equatable, Sendable {
  /// Places the children.
  ///
  /// In its answer, a length that is negative, infinite or no number counts as 0, and so does such a
  /// coordinate, unless it is negative. A child that it has not measured is laid out in the size of its frame.
  ///
  /// - Parameters:
  ///   - children: The children, which it can measure.
  ///   - room: The size that the container may take, in points; infinitely high where it is as high
  ///     as it needs to be.
  /// - Returns: The container's size, and a frame for each child, relative to the container.
  @MainActor
  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement
}

/// The decision of a ``ScreenLayout``.
public struct ScreenArrangement: Sendable, Hashable {
  /// The container's size, in points.
  public var size: ScreenSize
  /// The children's frames, in their order, in points from the container's corner.
  ///
  /// A child without a frame has no size, and counts as hidden with everything in it.
  public var frames: [ScreenRect]

  /// Creates a decision.
  public init(size: ScreenSize, frames: [ScreenRect]) {
    self.size = size
    self.frames = frames
  }

  /// The decision, with lengths that can be laid out.
  var usable: ScreenArrangement {
    ScreenArrangement(
      size: size.usable,
      frames: frames.map(\.usable)
    )
  }
}

/// The children that a ``ScreenLayout`` places.
@MainActor
public struct ScreenLayoutChildren {
  /// How many there are.
  public let count: Int

  private let measure: (Int, Double, Double) -> ScreenSize
  private let ideal: (Int) -> Double

  init(
    count: Int,
    ideal: @escaping (Int) -> Double,
    measure: @escaping (Int, Double, Double) -> ScreenSize
  ) {
    self.count = count
    self.ideal = ideal
    self.measure = measure
  }

  /// Measures a child.
  ///
  /// - Parameters:
  ///   - index: The child's index.
  ///   - width: The width that it may take, in points; of infinity it takes its ideal width.
  ///   - height: The height that it is to fill if it can, in points; infinity for the height that it
  ///     needs.
  /// - Returns: Its size.
  /// - Complexity: O(1) where the child is as it was at the last layout, and is asked the same.
  public func size(at index: Int, width: Double, height: Double = .infinity) -> ScreenSize {
    measure(
      index,
      width == .infinity ? idealWidth(at: index) : width.usableLength,
      height == .infinity ? height : height.usableLength
    )
  }

  /// Returns the width at which nothing in a child has to wrap, in points.
  public func idealWidth(at index: Int) -> Double {
    ideal(index)
  }
}

/// A layout of any type.
final class ScreenLayoutBox: Sendable, Equatable {
  let layout: any ScreenLayout

  init(_ layout: any ScreenLayout) {
    self.layout = layout
  }

  static func == (left: ScreenLayoutBox, right: ScreenLayoutBox) -> Bool {
    func isEqual<Layout: ScreenLayout>(_ layout: Layout) -> Bool {
      layout == right.layout as? Layout
    }
    return left === right || isEqual(left.layout)
  }
}
