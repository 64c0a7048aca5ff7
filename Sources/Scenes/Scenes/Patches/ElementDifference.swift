/// The difference between an element and an earlier description of the same node, apart from its children.
///
/// A property that is only drawn, such as a colour, is reported and causes no layout.
struct ElementDifference {
  /// The fields that front-ends receive.
  private(set) var fields: ScreenFields = []
  /// `true` if its own layout depends on the difference.
  private(set) var changesLayout = false
  /// `true` if its container's layout depends on the difference, even where its size stays.
  private(set) var changesPlacing = false

  init(from old: ScreenElementFields, to new: ScreenElementFields) {
    compare(old, new)
    if old.box !== new.box {
      compare(old.box?.details ?? .plain, new.box?.details ?? .plain, showing: new)
    }
  }

  private mutating func compare(_ old: ScreenElementFields, _ new: ScreenElementFields) {
    if !old.text.isSame(as: new.text) { note(.text, isMeasured: new.primitive == .text) }
    // A field has become secure, or is no longer.
    if old.role != new.role { note(.words, isMeasured: new.primitive == .text) }
    if !old.identifier.isSame(as: new.identifier) { fields.insert(.identifier) }
    if old.flags != new.flags {
      fields.insert(.state)
      if old.flags.intersection(.layout) != new.flags.intersection(.layout) {
        notePlacing(.placing)
      }
    }
    if old.traits != new.traits { fields.insert(.traits) }
    if old.spacing != new.spacing || old.primitive != new.primitive { notePlacing(.measures) }
    if (old.action == nil) != (new.action == nil) { fields.insert(.events) }
  }

  private mutating func compare(
    _ old: ScreenDetails,
    _ new: ScreenDetails,
    showing element: ScreenElementFields
  ) {
    if !old.label.isSame(as: new.label) || !old.value.isSame(as: new.value)
      || !old.hint.isSame(as: new.hint) || old.stepping != new.stepping
    {
      fields.insert(.words)
    }
    if old.specifics != new.specifics {
      let (before, now) = (old.specifics?.specifics, new.specifics?.specifics)
      let isOther =
        before?.lineLimit != now?.lineLimit || before?.runs != now?.runs
        || !(before?.runTexts ?? []).areSame(as: now?.runTexts ?? [])
        || before?.maximumTextSize != now?.maximumTextSize
      note(.words, isMeasured: isOther && element.primitive == .text)
    }
    if !old.placeholder.isSame(as: new.placeholder) {
      note(.words, isMeasured: element.primitive == .text && (element.text ?? "").isEmpty)
    }
    if old.padding != new.padding || old.inset != new.inset || old.width != new.width
      || old.height != new.height || old.estimatedLength != new.estimatedLength
      || old.layout != new.layout || old.frontAlignment != new.frontAlignment
    {
      notePlacing(.measures)
    }
    if old.color != new.color || old.background != new.background { fields.insert(.style) }
    if old.textStyle != new.textStyle { note(.style, isMeasured: element.primitive == .text) }
    if old.alignment != new.alignment {
      fields.insert(.style)
      changesPlacing = true
    }
    if old.priority != new.priority {
      fields.insert(.placing)
      changesPlacing = true
    }
    if old.handlers != new.handlers { fields.insert(.events) }
  }

  private mutating func note(_ field: ScreenFields, isMeasured: Bool) {
    fields.insert(field)
    if isMeasured { changesLayout = true }
  }

  private mutating func notePlacing(_ field: ScreenFields) {
    fields.insert(field)
    changesLayout = true
    changesPlacing = true
  }
}
