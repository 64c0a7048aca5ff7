/// The look and the events of a node, without its frame and its children: an element's properties as plain
/// values.
public struct ScreenNodeLook: Sendable, Hashable {
  /// The role that it has for a person.
  public var role: ScreenRole
  /// The displayed text, a button's title, a field's content, or an image's name.
  public var text: String?
  /// The name by which tests and flows find it.
  public var identifier: String?
  /// The properties for assistive technology beyond the role.
  public var traits: ScreenTraits = []
  /// The events that it takes.
  public var events: ScreenEventKinds = []
  /// A Boolean value that indicates whether it is enabled, apart from its containers.
  public var isEnabled = true
  /// A Boolean value that indicates whether it is hidden and keeps its space.
  public var isHidden = false
  /// A Boolean value that indicates whether it is chosen among others.
  public var isSelected = false
  /// A Boolean value that indicates whether it is ticked; `nil` when it can't be.
  public var isChecked: Bool?
  /// A Boolean value that indicates whether it asks for the focus.
  public var wantsFocus = false
  /// A Boolean value that indicates whether nothing behind it can be seen or touched.
  public var blocksTouches = false
  /// A Boolean value that indicates whether a finger reaches it and its content, apart from its containers.
  public var allowsHitTesting = true
  /// A Boolean value that indicates whether touches go through it, as through a toast.
  public var floats = false
  /// The direction in which it scrolls; `nil` if it does not.
  public var scrollAxis: ScreenAxis?

  /// The properties that few nodes have, aside so that a look stays small.
  var rest: Rest.Box?

  /// The properties that few nodes have.
  struct Rest: Sendable, Hashable, Codable {
    var label: String?
    var value: String?
    var stepping: ScreenStepping?
    var hint: String?
    var placeholder: String?
    var textStyle = ScreenTextStyle.body
    var color: ScreenColorRole?
    var background: ScreenColorRole?
    var inset = ScreenInsets.zero
    var swipeActions: [String] = []
    var destructiveSwipeActions: Set<Int>?
    var leadingSwipeActions: Set<Int>?
    var specifics: ScreenSpecifics.Box?

    /// Returns `true` if the texts consist of the same scalars, which equal texts need not do.
    private func hasSameTexts(as other: Rest) -> Bool {
      label.isSame(as: other.label) && value.isSame(as: other.value)
        && hint.isSame(as: other.hint) && placeholder.isSame(as: other.placeholder)
        && swipeActions.areSame(as: other.swipeActions)
    }

    /// A shared, immutable box; a change creates a new one.
    final class Box: Sendable, Hashable {
      let rest: Rest

      init(_ rest: Rest) {
        self.rest = rest
      }

      static func == (left: Box, right: Box) -> Bool {
        left === right || (left.rest == right.rest && left.rest.hasSameTexts(as: right.rest))
      }

      func hash(into hasher: inout Hasher) {
        hasher.combine(rest)
      }
    }
  }
}

extension ScreenNodeLook {
  /// Compares all properties, and texts scalar by scalar: “が” of one scalar is not “か” with a sound mark.
  public static func == (left: ScreenNodeLook, right: ScreenNodeLook) -> Bool {
    left.role == right.role && left.text.isSame(as: right.text)
      && left.identifier.isSame(as: right.identifier) && left.traits == right.traits
      && left.events == right.events && left.isEnabled == right.isEnabled
      && left.isHidden == right.isHidden && left.isSelected == right.isSelected
      && left.isChecked == right.isChecked && left.wantsFocus == right.wantsFocus
      && left.blocksTouches == right.blocksTouches
      && left.allowsHitTesting == right.allowsHitTesting && left.floats == right.floats
      && left.scrollAxis == right.scrollAxis && left.rest == right.rest
  }

  /// Feeds the properties to a hasher, all small ones as one number.
  public func hash(into hasher: inout Hasher) {
    var flags: UInt16 = isEnabled ? 1 : 0
    if isHidden { flags |= 2 }
    if isSelected { flags |= 4 }
    if let isChecked { flags |= isChecked ? 24 : 8 }
    if wantsFocus { flags |= 32 }
    if blocksTouches { flags |= 64 }
    if allowsHitTesting { flags |= 128 }
    if floats { flags |= 256 }
    if text != nil { flags |= 512 }
    if identifier != nil { flags |= 1024 }
    let kinds = UInt64(events.rawValue) << 8 | UInt64(traits.rawValue)
    hasher.combine(kinds << 16 | UInt64(flags))
    text?.hashScalars(into: &hasher)
    identifier?.hashScalars(into: &hasher)
    hasher.combine(scrollAxis)
    hasher.combine(rest)
    hasher.combine(role)
  }

  /// Creates a look.
  public init(role: ScreenRole) {
    self.init(role: role, text: nil)
  }

  /// The look of an element.
  ///
  /// By the initializer that Swift makes: one that is written down would copy the look once more.
  static func of(_ element: ScreenElementFields) -> ScreenNodeLook {
    let (flags, box) = (element.flags, element.box)
    let taps: ScreenEventKinds = element.action == nil ? [] : .tap
    return ScreenNodeLook(
      role: element.role,
      text: element.text,
      identifier: element.identifier,
      traits: element.traits,
      events: box?.details.handlers.map { taps.union($0.handlers.kinds) } ?? taps,
      isEnabled: !flags.contains(.disabled),
      isHidden: flags.contains(.hidden),
      isSelected: flags.contains(.selected),
      isChecked: flags.contains(.checkable) ? flags.contains(.checked) : nil,
      wantsFocus: flags.contains(.wantsFocus),
      blocksTouches: flags.contains(.blocksTouches),
      allowsHitTesting: !flags.contains(.ignoresTouches),
      floats: flags.contains(.floats),
      scrollAxis: element.primitive.scrollAxis,
      rest: box.flatMap { rest(of: $0) }
    )
  }

  private static func rest(of box: ScreenDetails.Box) -> Rest.Box? {
    let handlers = box.details.handlers?.handlers
    return boxed(
      Rest(
        label: box.details.label,
        value: box.details.value,
        stepping: box.details.stepping,
        hint: box.details.hint,
        placeholder: box.details.placeholder,
        textStyle: box.details.textStyle,
        color: box.details.color,
        background: box.details.background,
        inset: box.surrounding,
        swipeActions: handlers?.swipeActions.map(\.title) ?? [],
        destructiveSwipeActions: handlers.flatMap { indices($0.swipeActions, \.isDestructive) },
        leadingSwipeActions: handlers.flatMap { indices($0.swipeActions) { $0.edge == .leading } },
        specifics: box.details.specifics
      )
    )
  }

  private static func indices(
    _ actions: [ScreenSwipeAction],
    _ condition: (ScreenSwipeAction) -> Bool
  ) -> Set<Int>? {
    let indices = actions.indices.filter { condition(actions[$0]) }
    return indices.isEmpty ? nil : Set(indices)
  }

  /// Looks that are alike have a box or none alike.
  private static func boxed(_ rest: Rest) -> Rest.Box? {
    rest == Rest() ? nil : Rest.Box(rest)
  }
}

extension ScreenNodeLook {
  /// The words that assistive technology reads instead of the text.
  public var label: String? {
    get { rest?.rest.label }
    set { change { $0.label = newValue } }
  }

  /// The current value as text.
  public var value: String? {
    get { rest?.rest.value }
    set { change { $0.value = newValue } }
  }

  /// The number that a person steps through a range, and the range, if it is a stepper.
  public var stepping: ScreenStepping? {
    get { rest?.rest.stepping }
    set { change { $0.stepping = newValue } }
  }

  /// The effect of a tap, in words.
  public var hint: String? {
    get { rest?.rest.hint }
    set { change { $0.hint = newValue } }
  }

  /// The words in a field that has no text yet.
  public var placeholder: String? {
    get { rest?.rest.placeholder }
    set { change { $0.placeholder = newValue } }
  }

  /// The size and weight of the text.
  public var textStyle: ScreenTextStyle {
    get { rest?.rest.textStyle ?? .body }
    set { change { $0.textStyle = newValue } }
  }

  /// The colour of the text; `nil` for the usual one of its role.
  public var color: ScreenColorRole? {
    get { rest?.rest.color }
    set { change { $0.color = newValue } }
  }

  /// The colour behind it; `nil` for none.
  public var background: ScreenColorRole? {
    get { rest?.rest.background }
    set { change { $0.background = newValue } }
  }

  /// The space between its frame and its text or children, in points.
  public var inset: ScreenInsets {
    get { rest?.rest.inset ?? .zero }
    set { change { $0.inset = newValue } }
  }

  /// The titles of the buttons that a swipe uncovers.
  public var swipeActions: [String] {
    get { rest?.rest.swipeActions ?? [] }
    set { change { $0.swipeActions = newValue } }
  }

  /// The ``swipeActions``, by their indices, that take something away for good.
  public var destructiveSwipeActions: Set<Int> {
    get { rest?.rest.destructiveSwipeActions ?? [] }
    set { change { $0.destructiveSwipeActions = newValue.isEmpty ? nil : newValue } }
  }

  /// The ``swipeActions``, by their indices, that are at the side where lines of text begin.
  public var leadingSwipeActions: Set<Int> {
    get { rest?.rest.leadingSwipeActions ?? [] }
    set { change { $0.leadingSwipeActions = newValue.isEmpty ? nil : newValue } }
  }

  /// `true` if a touch goes no further than to it.
  package var stopsTouches: Bool {
    !floats && (takesTouches || blocksTouches)
  }

  /// `true` if it reacts to a touch.
  package var takesTouches: Bool { !events.isDisjoint(with: [.tap, .text]) }

  private mutating func change(_ change: (inout Rest) -> Void) {
    var rest = self.rest?.rest ?? Rest()
    change(&rest)
    self.rest = Self.boxed(rest)
  }

  /// Returns a Boolean value that indicates whether the text, label, value or hint equals `text`, where an
  /// image's name doesn't count.
  public func says(_ text: String) -> Bool {
    if role != .image, shownText == text { return true }
    guard let rest = rest?.rest else { return false }
    return rest.label == text || rest.value == text || rest.hint == text
  }

  /// Returns a Boolean value that indicates whether the text, label, value or hint satisfies `isMatch`,
  /// tested in this order.
  ///
  /// An image's name doesn't count.
  public func says<Failure: Error>(
    where isMatch: (String) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    if role != .image, let shownText, try isMatch(shownText) { return true }
    guard let rest = rest?.rest else { return false }
    if let label = rest.label, try isMatch(label) { return true }
    if let value = rest.value, try isMatch(value) { return true }
    if let hint = rest.hint, try isMatch(hint) { return true }
    return false
  }
}
