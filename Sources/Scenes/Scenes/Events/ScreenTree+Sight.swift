/// The elements in sight.
///
/// Each coming is reported once, and so is each going, even that of an element which goes with its node or
/// its scene.
extension ScreenTree {
  func appear(_ node: ElementNode) {
    guard sight.told.insert(node.id).inserted else { return }
    guard let appear = node.element.handlers?.appear else { return }
    note(.appear, of: node)
    appear()
  }

  func disappear(_ node: ElementNode) {
    guard sight.told.remove(node.id) != nil else { return }
    guard let disappear = node.element.handlers?.disappear else { return }
    note(.disappear, of: node)
    disappear()
  }

  /// Notes what to tell an element that leaves the tree, for when the tree is no longer being described.
  func noteFarewell(of element: ElementNode) {
    guard sight.told.remove(element.id) != nil else { return }
    guard let disappear = element.element.handlers?.disappear else { return }
    // Its containers may be gone by the time that it is reported.
    let named = window?.onEvent == nil ? element : named(element)
    later { [weak self] in
      self?.window?.onEvent?(ScreenNodeEvent(.disappear, on: named))
      disappear()
    }
  }

  /// Calls what has waited for the end of an update.
  func finishUpdate() {
    tellLoss()
    let calls = takeLater()
    if calls.isEmpty { return }
    acting { for call in calls { call() } }
  }

  /// Tells all that are in sight that they no longer are: their scene is covered, or gone.
  func goOutOfSight() {
    // A scene that comes back answers the requests for the focus again.
    sight.answered = []
    for id in sight.told.sorted(by: { $0.number < $1.number }) {
      guard let node = node(id) else { continue }
      freshen(wayTo: node)
      acting { disappear(node) }
    }
    finishUpdate()
  }
}
