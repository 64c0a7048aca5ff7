/// What the layout of an element depends on beside its words: plain numbers, which a node keeps, since
/// reading them from the element would count references each time.
struct LayoutTraits {
  let primitive: ScreenPrimitive
  let flags: ScreenFlags
  let spacing: Double
  /// The details, which few elements have.
  ///
  /// Not retained: the node holds the element, and so ``ScreenElement/change(_:)``, which could give
  /// the element others, finds that it is not alone, and changes a copy.
  private let box: Unmanaged<ScreenDetails.Box>?

  init(_ element: ScreenElementFields) {
    primitive = element.primitive
    flags = element.flags
    spacing = element.spacing
    box = element.box.map { .passUnretained($0) }
  }

  var width: Double? { box?._withUnsafeGuaranteedRef { $0.details.width } }
  var height: Double? { box?._withUnsafeGuaranteedRef { $0.details.height } }
  var surrounding: ScreenInsets { box?._withUnsafeGuaranteedRef { $0.surrounding } ?? .zero }
  var alignment: ScreenAlignment? { box?._withUnsafeGuaranteedRef { $0.details.alignment } }
  var frontAlignment: ScreenAlignment? {
    box?._withUnsafeGuaranteedRef { $0.details.frontAlignment }
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
