/// An element of a screen with its frame on the screen.
public struct LaidOutElement: Sendable, Equatable {
  /// The element's name, for events.
  public let id: ScreenNodeID

  /// What the element looks like.
  public internal(set) var element: ScreenNodeLook

  /// The element's rectangle in the viewport's coordinates, whether or not it can be seen.
  public let frame: ScreenRect

  /// The part of the viewport that the scrolls around the element don't cut off.
  public let clip: ScreenRect

  /// How many elements contain it.
  public let depth: Int

  /// The element's index in ``ScreenFrames/elements``.
  public let index: Int

  /// The index of the element that contains it; `nil` at the root.
  public let parentIndex: Int?

  /// The index after that of the last element inside it.
  public internal(set) var endIndex: Int

  /// Whether it is enabled, and so is all that contains it.
  public let isEnabled: Bool

  /// Whether it is hidden, or something that contains it is.
  public let isHidden: Bool

  /// Whether a finger reaches it, as far as it is up to it and all that contains it.
  public let allowsHitTesting: Bool

  /// Whether typing goes to it.
  public let isFocused: Bool

  /// The part of the frame inside ``clip``; a rectangle without size if there is none.
  public var clippedFrame: ScreenRect { frame.intersection(clip) }

  /// Whether `other` lies inside it.
  public func contains(_ other: LaidOutElement) -> Bool {
    other.index > index && other.index < endIndex
  }
}
