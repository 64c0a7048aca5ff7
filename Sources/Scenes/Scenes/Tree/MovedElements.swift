/// The elements in a container of which some have been moved, with the frames that front-ends know.
///
/// Kept from the first move until front-ends are told, so that no other element pays for it.
@MainActor
struct MovedElements {
  let container: ElementNode
  private let elements: ElementList
  /// `nil` for an element that front-ends did not know.
  private let frames: [ScreenRect?]

  /// Notes the elements before the first of them is moved.
  init(in container: ElementNode) {
    self.container = container
    elements = container.elements
    frames = elements.map { $0.isNew ? nil : $0.frame }
  }

  /// The frames that front-ends know of the container's elements, which may be others by now.
  var told: [ScreenRect?] {
    let now = container.elements
    if now.elementsEqual(elements, by: ===) { return frames }
    var known: [ScreenNodeID: ScreenRect] = [:]
    for (element, frame) in zip(elements, frames) { known[element.id] = frame }
    return now.map { known[$0.id] }
  }
}
