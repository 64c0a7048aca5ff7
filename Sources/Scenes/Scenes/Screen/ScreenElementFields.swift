/// The properties of an element, which its copies share.
///
/// Unchecked: ``ScreenElement/change(_:)`` changes them only while no other element has them, so no other
/// owner sees a change.
final class ScreenElementFields: @unchecked Sendable, Equatable {
  let role: ScreenRole
  let primitive: ScreenPrimitive
  var traits: ScreenTraits = []
  var flags: ScreenFlags = []
  /// The spacing, if four bytes are enough for it, as they are for whole points.
  private let shortSpacing: Float
  var text: String?
  var identifier: String?
  var children: [ScreenElement]
  var action: ScreenAction?
  /// The properties that few elements have.
  private(set) var box: ScreenDetails.Box?

  init(
    _ role: ScreenRole,
    _ primitive: ScreenPrimitive,
    text: String? = nil,
    spacing: Double = 0,
    children: [ScreenElement] = [],
    action: ScreenAction? = nil
  ) {
    self.role = role
    self.primitive = primitive.usable
    self.text = text
    self.children = children
    self.action = action
    let spacing = spacing.orZero
    let short = Float(spacing)
    let fits = Double(short) == spacing
    shortSpacing = fits ? short : .nan
    if !fits { changeDetails { $0.spacing = spacing } }
  }

  /// The space between its children, in points.
  var spacing: Double {
    shortSpacing.isNaN ? box?.details.spacing ?? 0 : Double(shortSpacing)
  }

  func copy(laidOutAs other: ScreenPrimitive? = nil) -> ScreenElementFields {
    let copy = ScreenElementFields(
      role,
      other ?? primitive,
      text: text,
      spacing: spacing,
      children: children,
      action: action
    )
    copy.traits = traits
    copy.flags = flags
    copy.identifier = identifier
    copy.box = box
    return copy
  }

  func changeDetails(_ change: (inout ScreenDetails) -> Void) {
    var details = box?.details ?? ScreenDetails()
    change(&details)
    box = ScreenDetails.Box(details)
  }

  /// The target that it has to show, if it is a scroll.
  var scrollTarget: ScreenScrollTarget? { box?.details.scrollTarget }

  /// The identity that its body gives it.
  var identity: ScreenIdentity? { box?.details.identity }

  /// Its handlers of events other than a tap.
  var handlers: ScreenHandlers? { box?.details.handlers?.handlers }

  static func == (left: ScreenElementFields, right: ScreenElementFields) -> Bool {
    left === right
      || (left.role == right.role && left.primitive == right.primitive
        && left.traits == right.traits && left.flags == right.flags
        && left.text.isSame(as: right.text)
        && left.identifier.isSame(as: right.identifier) && left.spacing == right.spacing
        && left.action == right.action && left.box == right.box
        && left.children == right.children)
  }
}
