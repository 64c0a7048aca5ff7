/// What the layout of an element depends on beside its words, read without counting references.
struct LayoutTraits {
  /// Not retained: the node holds the element while this is used, which is never longer than a step of
  /// a layout.
  private let element: Unmanaged<ScreenElementFields>

  init(_ element: ScreenElementFields) {
    self.element = .passUnretained(element)
  }

  var primitive: ScreenPrimitive { element._withUnsafeGuaranteedRef { $0.primitive } }
  var flags: ScreenFlags { element._withUnsafeGuaranteedRef { $0.flags } }
  var spacing: Double { element._withUnsafeGuaranteedRef { $0.spacing } }

  /// The details, which few elements have.
  private var box: Unmanaged<ScreenDetails.Box>? {
    element._withUnsafeGuaranteedRef { $0.box.map { .passUnretained($0) } }
  }

  var width: Double? { box?._withUnsafeGuaranteedRef { $0.details.width } }
  var height: Double? { box?._withUnsafeGuaranteedRef { $0.details.height } }
  var priority: Double { box?._withUnsafeGuaranteedRef { $0.details.priority } ?? 0 }
  var surrounding: ScreenInsets { box?._withUnsafeGuaranteedRef { $0.surrounding } ?? .zero }
  var alignment: ScreenAlignment? { box?._withUnsafeGuaranteedRef { $0.details.alignment } }
  var lineLimit: Int? {
    box?._withUnsafeGuaranteedRef { $0.details.specifics?.specifics.lineLimit }
  }
  var runs: [ScreenTextRun]? {
    box?._withUnsafeGuaranteedRef { $0.details.specifics?.specifics.runs }
  }
  var fitsLayers: Bool { box?._withUnsafeGuaranteedRef { $0.details.fitsLayers } ?? false }
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

  /// Whether layers in which it stands make it no higher than they are.
  var givesWayInLayers: Bool { primitive == .scroll(.vertical) && height == nil }
}
