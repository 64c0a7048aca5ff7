/// The properties of an element that have changed.
public struct ScreenFields: OptionSet, Sendable, Hashable, Codable {
  /// The bits of the set.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The text.
  public static let text = ScreenFields(rawValue: 1 << 0)
  /// The identifier.
  public static let identifier = ScreenFields(rawValue: 1 << 1)
  /// Whether it is enabled, hidden, selected, checked, and the like.
  public static let state = ScreenFields(rawValue: 1 << 2)
  /// The traits.
  public static let traits = ScreenFields(rawValue: 1 << 3)
  /// The label, value, hint or placeholder.
  public static let words = ScreenFields(rawValue: 1 << 4)
  /// The text style, colours or alignment.
  public static let style = ScreenFields(rawValue: 1 << 5)
  /// The events that it takes.
  public static let events = ScreenFields(rawValue: 1 << 6)
  /// The padding, spacing or a fixed size.
  public static let measures = ScreenFields(rawValue: 1 << 7)
  /// What decides how its container lays it out.
  public static let placing = ScreenFields(rawValue: 1 << 8)

  /// Those that change nothing but what a person sees of the node itself.
  package static let appearance: ScreenFields = [.text, .traits, .words, .style]

  /// Those on which its own layout depends.
  static let inner: ScreenFields = [.text, .words, .style, .measures, .placing]
  /// Those on which its container's layout depends as well.
  static let outer: ScreenFields = [.measures, .placing, .style]
}

extension ScreenElementFields {
  /// The properties in which two elements of one node differ, apart from their children.
  func differences(from other: ScreenElementFields) -> ScreenFields {
    var fields: ScreenFields = []
    if text != other.text { fields.insert(.text) }
    if identifier != other.identifier { fields.insert(.identifier) }
    if flags != other.flags {
      fields.insert(.state)
      if flags.intersection(.layout) != other.flags.intersection(.layout) {
        fields.insert(.placing)
      }
    }
    if traits != other.traits { fields.insert(.traits) }
    if spacing != other.spacing || primitive != other.primitive { fields.insert(.measures) }
    if (action == nil) != (other.action == nil) { fields.insert(.events) }
    compareDetails(other, &fields)
    return fields
  }

  private func compareDetails(_ other: ScreenElementFields, _ fields: inout ScreenFields) {
    if box === other.box { return }
    let mine = box?.details ?? ScreenDetails.plain
    let theirs = other.box?.details ?? ScreenDetails.plain
    if mine.label != theirs.label || mine.value != theirs.value || mine.hint != theirs.hint
      || mine.placeholder != theirs.placeholder
    {
      fields.insert(.words)
    }
    if mine.padding != theirs.padding || mine.inset != theirs.inset || mine.width != theirs.width
      || mine.height != theirs.height || mine.estimatedLength != theirs.estimatedLength
      || mine.layout != theirs.layout || mine.frontAlignment != theirs.frontAlignment
    {
      fields.insert(.measures)
    }
    if mine.textStyle != theirs.textStyle || mine.color != theirs.color
      || mine.background != theirs.background || mine.alignment != theirs.alignment
    {
      fields.insert(.style)
    }
    if mine.handlers != theirs.handlers { fields.insert(.events) }
  }
}

extension ScreenPrimitive {
  /// Whether two elements at one place are the same element, laid out the same way.
  func isKind(of other: ScreenPrimitive) -> Bool {
    switch (self, other) {
    case (.leaf, .leaf): true
    default: self == other
    }
  }
}
