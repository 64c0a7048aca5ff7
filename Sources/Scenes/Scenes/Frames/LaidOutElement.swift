/// An element of a screen with its place.
public struct LaidOutElement: Sendable, Equatable {
  /// The element.
  public let element: ScreenElement

  /// Where it lies, in the viewport's coordinates, whether or not it can be seen there.
  public let frame: ScreenRect

  /// The part of the viewport through which it can be seen: what its scrolls leave.
  public let clip: ScreenRect

  /// How many elements contain it.
  public let depth: Int

  /// Where it stands in ``ScreenFrames/elements``.
  public let index: Int

  /// Where the element that contains it stands; `nil` at the root.
  public let parentIndex: Int?

  /// The index after that of the last element inside it.
  public internal(set) var endIndex: Int

  /// Whether it is enabled, and so is all that contains it.
  public let isEnabled: Bool

  /// Whether it is hidden, or something that contains it is.
  public let isHidden: Bool

  /// The part of its frame that its scrolls and the viewport leave; without size if there is none.
  public var clippedFrame: ScreenRect { frame.intersection(clip) }

  /// Whether `other` lies inside it.
  public func contains(_ other: LaidOutElement) -> Bool {
    other.index > index && other.index < endIndex
  }
}
