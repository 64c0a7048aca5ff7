/// The properties that few elements have, kept aside so that an element without them stays small.
struct ScreenDetails: Sendable, Equatable {
  var label: String?
  var value: String?
  var stepping: ScreenStepping?
  var hint: String?
  var placeholder: String?
  var padding = ScreenInsets.zero
  /// The space that a control itself has around its text, inside the padding.
  var inset = ScreenInsets.zero
  var width: Double?
  var height: Double?
  var textStyle = ScreenTextStyle.body
  var color: ScreenColorRole?
  var background: ScreenColorRole?
  /// `nil` for an element that fills its layers if it can.
  var alignment: ScreenAlignment?
  /// The alignment of the layers in front of the first, whatever they come from.
  var frontAlignment: ScreenAlignment?
  /// `true` if a custom layout receives the height of the layers that contain it.
  var fitsLayers = false
  var estimatedLength = 44.0
  /// The order in which the children of a row or column receive space.
  var priority = 0.0
  /// A spacing that the element itself has no room for.
  var spacing = 0.0
  var identity: ScreenIdentity?
  var scrollTarget: ScreenScrollTarget?
  var handlers: ScreenHandlers.Box?
  var layout: ScreenLayoutBox?
  var specifics: ScreenSpecifics.Box?

  /// Returns `true` if the texts consist of the same scalars, which equal texts need not do.
  private func hasSameTexts(as other: ScreenDetails) -> Bool {
    label.isSame(as: other.label) && value.isSame(as: other.value)
      && hint.isSame(as: other.hint) && placeholder.isSame(as: other.placeholder)
  }

  /// Those of an element that has none of its own.
  static let plain = ScreenDetails()

  /// A shared, immutable box for details; a change creates a new one.
  final class Box: Sendable, Equatable {
    let details: ScreenDetails

    init(_ details: ScreenDetails) {
      self.details = details
    }

    /// The space around the children: the padding, and what a control itself has inside it.
    var surrounding: ScreenInsets {
      let (padding, inset) = (details.padding, details.inset)
      return ScreenInsets(
        top: padding.top + inset.top,
        leading: padding.leading + inset.leading,
        bottom: padding.bottom + inset.bottom,
        trailing: padding.trailing + inset.trailing
      )
    }

    static func == (left: Box, right: Box) -> Bool {
      left === right
        || (left.details == right.details && left.details.hasSameTexts(as: right.details))
    }
  }
}
