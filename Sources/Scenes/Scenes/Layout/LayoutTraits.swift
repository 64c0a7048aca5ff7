/// What the layout of an element depends on beside its words: plain numbers, which a node keeps, since
/// reading them from the element would count references each time.
struct LayoutTraits {
  let primitive: ScreenPrimitive
  let flags: ScreenFlags
  let spacing: Double
  let width: Double?
  let height: Double?
  let surrounding: ScreenInsets
  let alignment: ScreenAlignment?
  let frontAlignment: ScreenAlignment?

  init(_ element: ScreenElementFields) {
    primitive = element.primitive
    flags = element.flags
    spacing = element.spacing
    width = element.box?.details.width
    height = element.box?.details.height
    surrounding = element.box?.surrounding ?? .zero
    alignment = element.box?.details.alignment
    frontAlignment = element.box?.details.frontAlignment
  }

  /// The direction in which it scrolls; `nil` if it does not.
  var scrollAxis: ScreenAxis? { primitive.scrollAxis }

  var hasReadableWidth: Bool { flags.contains(.readableWidth) }
  var blocksTouches: Bool { flags.contains(.blocksTouches) }
  var floats: Bool { flags.contains(.floats) }
  var isSpace: Bool { if case .space = primitive { true } else { false } }

  /// Whether it is as wide as it can be in a column.
  var fillsWidth: Bool {
    if flags.contains(.fillsWidth) { return true }
    if flags.contains(.keepsWidth) { return false }
    return switch primitive {
    case .box, .layers, .scroll, .line, .space: true
    case .text, .leaf, .custom: false
    }
  }

  /// Whether it takes a share of the width that a row has left.
  var stretchesInRow: Bool { isSpace && width == nil }

  /// Whether a row may make it narrower than its ideal width.
  var givesWayInRow: Bool {
    if width != nil || flags.contains(.keepsWidth) { return false }
    return switch primitive {
    case .text, .box, .layers, .scroll, .custom: true
    case .leaf, .line, .space: false
    }
  }
}
