extension SceneWindow {
  /// Does what a person has done to a node.
  ///
  /// The newest closure of the node runs, even if nothing has been updated since it became the
  /// newest. An event that names something by its place, such as an entry of a menu, means the one that was there at
  /// the last update, wherever it is by now.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - id: The node.
  /// - Throws: ``ScreenEventError``, if it can't be done; nothing has happened then. Until the end of a transition
  ///   no touch and no key reaches the scenes that take part in it (``ScreenEventError/moving(_:)``). A request to go
  ///   away waits for the end.
  public func send(_ event: ScreenEvent, to id: ScreenNodeID) throws(ScreenEventError) {
    // First, since a recording must not repeat a touch that falls on nothing.
    if refusesTouches, let node = node(id), event.isFinger(on: node) { throw .moving(node.look) }
    onInput?(.event(event, id))
    try send(event, to: id, isNewest: false)
  }

  /// Goes back, as the system's back does: closes the menu that is open, or else leaves the scene in front.
  ///
  /// - Returns: `true` if there was something to close or to go back to.
  @discardableResult
  public func goBack() -> Bool {
    onInput?(.back)
    return closeMenu() || navigator.pop()
  }

  /// Takes the focus from the element that has it, as UIKit's `endEditing(_:)` does: the keyboard goes, and marked text
  /// is committed.
  ///
  /// The focus of a scene that another one covers ends too.
  ///
  /// - Returns: `true` if an element had the focus.
  @discardableResult
  public func endEditing() -> Bool {
    var hasEnded = false
    for layer in layers().reversed() where layer.focused != nil {
      hasEnded = true
      layer.endEditing()
    }
    if hasEnded { ask() }
    for screen in screens.values where screen.endEditing() { hasEnded = true }
    return hasEnded
  }

  /// Does what a person has done to a node, of which the event may name an entry by its newest place.
  func send(
    _ event: ScreenEvent,
    to id: ScreenNodeID,
    isNewest: Bool
  ) throws(ScreenEventError) {
    let layers = layers()
    guard let front = layers.last else { throw .gone(id) }
    var target = front
    // First, so that a touch looks through no screen behind, however many there are.
    if layers.count > 1, front.node(id) == nil {
      for layer in layers.dropLast() {
        guard let node = layer.node(id) else { continue }
        if event.isTouch { throw .covered(node.look, by: front.root.look) }
        target = layer
      }
    }
    try target.send(event, to: id, isNewest: isNewest)
    ask()
  }

  /// A Boolean value that indicates whether a part of a field's text is marked.
  package func hasMarkedText(in id: ScreenNodeID) -> Bool {
    layers().last?.node(id)?.extra?.edit?.isMarked == true
  }

  /// The node that has the focus in the foremost scene that has one, and the root of the layer that covers that scene.
  package var coveredFocus: (id: ScreenNodeID, cover: ScreenNodeLook)? {
    let layers = layers()
    guard let front = layers.last, front.focused == nil else { return nil }
    let field = layers.dropLast().last { $0.focused != nil }?.focused
    return field.map { ($0.id, front.root.look) }
  }

  /// The node that lies in front of all of another one, and lets no touch through.
  package func cover(of id: ScreenNodeID) -> ScreenNodeLook? {
    let layers = layers()
    guard let layer = layers.last(where: { $0.node(id) != nil }), let front = layers.last else {
      return nil
    }
    return layer === front
      ? front.node(id).flatMap { front.cover(of: $0)?.look } : front.root.look
  }

  /// A Boolean value that indicates whether the scene in front is coming or going, so that no finger reaches it.
  package var refusesTouches: Bool { navigator.movesFront && !hasPanel }

  /// A Boolean value that indicates whether a question or a menu is in front of the scenes.
  ///
  /// A scene that moves behind it is out of reach anyway.
  private var hasPanel: Bool { menu != nil || navigator.navigation.prompt != nil }

  /// Returns `true` if a node of the screen still exists.
  package func isAlive(_ id: ScreenNodeID) -> Bool { node(id) != nil }

  /// A node of the screen; `nil` if it has gone.
  func node(_ id: ScreenNodeID) -> ElementNode? {
    layers().reversed().lazy.compactMap { $0.node(id) }.first
      ?? screens.values.lazy.compactMap { $0.tree?.node(id) }.first
  }
}

extension ScreenEvent {
  /// Returns `true` for an event of a finger or a key, and `false` for one that the screen asks for itself.
  @MainActor
  func isFinger(on node: ElementNode) -> Bool {
    switch self {
    case .scrolled: true
    // The swipe of a sheet waits for its turn, and is meant for that sheet alone.
    case .dismiss: node.parent != nil
    case .focus(true): !node.element.flags.contains(.wantsFocus)
    default: isTouch
    }
  }
}
