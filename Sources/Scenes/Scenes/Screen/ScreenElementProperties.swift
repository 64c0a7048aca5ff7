extension ScreenElement {
  /// The element's meaning to a person.
  public var role: ScreenRole { fields.role }

  /// How the element and its children are laid out.
  public var primitive: ScreenPrimitive { fields.primitive }

  /// The properties for assistive technology beyond the role.
  public var traits: ScreenTraits { fields.traits }

  /// The displayed text, a button's title, a field's content, or an image's name.
  public var text: String? { fields.text }

  /// The name by which tests and flows find the element.
  public var identifier: String? { fields.identifier }

  /// The elements inside it, in the order in which they were described.
  public var children: [ScreenElement] { fields.children }

  /// The action of a tap; `nil` when the element takes no taps.
  public var action: ScreenAction? { fields.action }

  /// The distance between two children, in points.
  public var spacing: Double { fields.spacing }

  var isPart: Bool { if case .part = structure { true } else { false } }

  var flags: ScreenFlags { fields.flags }

  private var box: ScreenDetails.Box? { fields.box }

  /// The words that assistive technology reads instead of the text.
  public var label: String? { box?.details.label }

  /// The current value as text, such as the number of a stepper.
  public var value: String? { box?.details.value }

  /// The number that a person steps through a range, and the range; `nil` if it is no stepper.
  public var stepping: ScreenStepping? { box?.details.stepping }

  /// The state of a slider.
  public var sliding: ScreenSliding? { box?.details.specifics?.specifics.sliding }

  /// The state of a date picker.
  public var dating: ScreenDating? { box?.details.specifics?.specifics.dating }

  /// The state of a picker.
  public var choosing: ScreenChoosing? { box?.details.specifics?.specifics.choosing }

  /// How a person types into a field.
  public var typing: ScreenTyping? { box?.details.specifics?.specifics.typing }

  /// The effect of a tap, in words.
  public var hint: String? { box?.details.hint }

  /// The space around the content, inside the frame.
  public var padding: ScreenInsets { box?.details.padding ?? .zero }

  /// The width of its frame in points, if it is fixed.
  public var width: Double? { box?.details.width }

  /// The height of its frame in points, if it is fixed.
  public var height: Double? { box?.details.height }

  /// `true` if the element itself is enabled; a container may still disable it
  /// (``LaidOutElement/isEnabled`` takes that into account).
  public var isEnabled: Bool { !flags.contains(.disabled) }

  /// `true` if the element itself is hidden; it keeps its place.
  public var isHidden: Bool { flags.contains(.hidden) }

  /// `true` if a finger reaches the element, as far as it is up to the element itself
  /// (``LaidOutElement/allowsHitTesting`` takes what is around it into account).
  public var allowsHitTesting: Bool { !flags.contains(.ignoresTouches) }

  /// `true` if it is chosen among others.
  public var isSelected: Bool { flags.contains(.selected) }

  /// `true` if the element is ticked; `nil` when it can't be.
  public var isChecked: Bool? {
    flags.contains(.checkable) ? flags.contains(.checked) : nil
  }

  /// `true` if it asks for the focus, which the next ``SceneWindow/update()`` gives it.
  public var wantsFocus: Bool { flags.contains(.wantsFocus) }

  /// The words in a field that has no text yet.
  public var placeholder: String? { box?.details.placeholder }

  /// The size, height and weight of its text.
  public var textStyle: ScreenTextStyle { box?.details.textStyle ?? .body }

  /// The colour of its text, or `nil` for the usual one of its role.
  public var color: ScreenColorRole? { box?.details.color }

  /// The colour behind it, or `nil` for none.
  public var background: ScreenColorRole? { box?.details.background }

  /// Where it stands among layers that are larger.
  public var alignment: ScreenAlignment { box?.details.alignment ?? .topLeading }

  /// The place of those in front of the first, for layers that are an ``overlay(_:content:)``.
  package var frontAlignment: ScreenAlignment? { box?.details.frontAlignment }

  /// `true` if nothing behind it can be seen or touched, as with an alert.
  public var blocksTouches: Bool { flags.contains(.blocksTouches) }

  /// `true` if the width is limited to a comfortable line length.
  public var hasReadableWidth: Bool { flags.contains(.readableWidth) }

  /// The direction in which it scrolls; `nil` if it does not.
  public var scrollAxis: ScreenAxis? { primitive.scrollAxis }

  /// `true` if its body gives it an identity; unlike ``identity`` it copies none.
  var hasIdentity: Bool {
    switch structure {
    case .element(let fields): fields.box?.details.identity != nil
    case .group(let group): group.identity != nil
    case .part, .each: false
    }
  }

  /// The identity that its body gives it.
  var identity: ScreenIdentity? {
    switch structure {
    case .element(let fields): fields.identity
    case .group(let group): group.identity
    case .part, .each: nil
    }
  }

  /// `true` if the text, label, value or hint equals `text`, where an image's name doesn't count.
  public func says(_ text: String) -> Bool {
    ScreenNodeLook.of(fields).says(text)
  }

  /// `true` if the text, label, value or hint satisfies `isMatch`, tested in this order.
  ///
  /// An image's name doesn't count.
  public func says<Failure: Error>(
    where isMatch: (String) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    try ScreenNodeLook.of(fields).says(where: isMatch)
  }
}
