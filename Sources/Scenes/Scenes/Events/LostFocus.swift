/// A loss of the focus that the element has not heard of.
struct LostFocus {
  /// The element.
  let node: ElementNode
  /// The element that events name in its place.
  let named: ElementNode
  /// The text of the element if a part of it was marked, until the model hears what is kept of it.
  var marked: String?
  /// `true` once the observer of events has heard of the loss.
  var isObserved = false
}
