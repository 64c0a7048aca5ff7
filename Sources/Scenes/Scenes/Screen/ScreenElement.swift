/// A text, control or container: the description of a screen is a tree of elements.
///
/// A view creates them in its ``ScreenPart/body``; front-ends draw them, and ``ScreenFrames`` lays
/// them out for tests, flows and pictures. An element is a plain value: creating one draws and
/// keeps nothing. Descriptions built from the same data are equal (of an action only its presence
/// counts).
public struct ScreenElement: Sendable, Equatable {
  /// The kind of element.
  public let kind: ScreenKind

  /// The properties for assistive technology beyond the kind.
  public internal(set) var traits: ScreenTraits = []

  var flags: ScreenFlags = []

  /// The displayed text, a button's title, or an image's name.
  public internal(set) var text: String?

  /// The name by which tests and flows find the element.
  public internal(set) var identifier: String?

  /// The elements inside it, in the order in which they were described.
  public internal(set) var children: [ScreenElement]

  /// The action of a tap; `nil` when the element takes no taps.
  public internal(set) var action: ScreenAction?

  /// The distance between two children, in points.
  public internal(set) var spacing: Double

  private(set) var box: ScreenDetails.Box?

  /// Creates an element of a kind; in a view, ``ScreenPart`` has a method for each kind.
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
