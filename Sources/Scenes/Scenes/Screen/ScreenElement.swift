/// A part of what a person sees and can do: the description of a screen is a tree of these.
///
/// A view makes them in its ``ScreenPart/body``; front-ends draw them, and ``ScreenFrames`` lays them
/// out for tests, flows and pictures. It is a plain value: nothing is drawn or kept by making one.
/// Descriptions made from the same data are equal (an action counts by being there or not).
public struct ScreenElement: Sendable, Equatable {
  /// What it is.
  public let kind: ScreenKind

  /// What assistive technology should know beyond the kind.
  public internal(set) var traits: ScreenTraits = []

  var flags: ScreenFlags = []

  /// The words that it shows, a button's title, or an image's name.
  public internal(set) var text: String?

  /// The name by which tests and flows find it.
  public internal(set) var identifier: String?

  /// The elements inside it, in the order in which they were described.
  public internal(set) var children: [ScreenElement]

  /// What a tap on it does; `nil` when it takes no taps.
  public internal(set) var action: ScreenAction?

  /// The room between two children, in points.
  public internal(set) var spacing: Double

  private(set) var box: ScreenDetails.Box?

  /// Makes an element by its kind; in a view, ``ScreenPart`` has a method for each.
  public init(
    _ kind: ScreenKind,
    text: String? = nil,
    spacing: Double = 0,
    children: [ScreenElement] = [],
    action: ScreenAction? = nil
  ) {
    self.kind = kind
    self.text = text
    self.children = children
    self.action = action
    self.spacing = spacing
  }

  mutating func change(_ change: (inout ScreenDetails) -> Void) {
    var details = box?.details ?? ScreenDetails()
    change(&details)
    box = ScreenDetails.Box(details)
  }
}
